"""The window and its loop: one stack of scenes, redrawn only when something changed."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
import time
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path

import pygame

from tabletop import i18n, resources
from tabletop import settings as prefs
from tabletop.assets import Assets
from tabletop.audio import Audio
from tabletop.i18n import _
from tabletop.input import Close, Input, Reader, Resize, action
from tabletop.kit import Kit
from tabletop.scene import Push, Quit, Replace, Scene, Transition
from tabletop.settings import Settings
from tabletop.shapes import window_icon
from tabletop.text import Writer
from tabletop.theme import Ink, Theme, fitting_scale

LEAST_WINDOW = (1024, 700)
FRAMES = 60
NAP = 0.01    # seconds between looks for input while nothing moves
_FADE = 0.16
SceneFactory = Callable[["App"], Scene]


class NoDisplay(RuntimeError):
    """No window can be opened; the text is one sentence for the player."""


class App:
    """Owns window, clock, preferences, pictures, text, sound and the scene stack.

    `kit` bundles what drawing needs and keeps its identity when scale or palette change. With `size` the app draws onto
    a plain surface and never opens a window (pictures, tests). `strict` lets errors of scenes through.
    """

    def __init__(self, settings: Settings | None = None, *, size: tuple[int, int] | None = None, strict: bool = False):
        self.settings = settings or Settings()
        self.offscreen = size is not None
        self.strict = strict
        self.stack: list[Scene] = []
        self.reader = Reader()
        self.messages: list[str] = []
        self.home_factory: SceneFactory | None = None
        self.time = 0.0
        self._dirty = True
        self._below: pygame.Surface | None = None
        self._fade: tuple[pygame.Surface, float] | None = None
        self._errors: dict[int, float] = {}
        self._failures: list[float] = []
        self._cursor = ""
        self._untidy = True
        i18n.set_language(self.settings.language)
        self._desktop = size or (1920, 1080)
        self.surface = pygame.Surface(size) if size is not None else self._open()
        assets = Assets()
        self.kit = Kit(
            self._theme(), assets, Writer(assets), Audio(self.settings.volume, self.settings.mute), self.settings
        )

    @property
    def size(self) -> tuple[int, int]:
        """The drawing area in pixels."""
        return self.surface.get_size()

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self.kit.theme

    @property
    def assets(self) -> Assets:
        """The pictures."""
        return self.kit.assets

    @property
    def writer(self) -> Writer:
        """The text layout."""
        return self.kit.writer

    @property
    def audio(self) -> Audio:
        """The sounds."""
        return self.kit.audio

    @property
    def top(self) -> Scene | None:
        """The scene that gets input."""
        return self.stack[-1] if self.stack else None

    # Preferences

    def change(self, **fields) -> None:
        """Set preferences, apply them at once and save them."""
        for name, value in fields.items():
            if name not in Settings.__struct_fields__:
                raise AttributeError(f"there is no setting {name!r}")
            setattr(self.settings, name, value)
        self.audio.set(self.settings.volume, self.settings.mute)
        if "fullscreen" in fields and not self.offscreen:
            self.surface = self._open()
        if fields.keys() & {"language", "scale", "palette", "fullscreen"}:
            self.relayout()
        if not self.offscreen:
            problem = prefs.save(self.settings)
            if problem and problem not in self.messages:
                self.messages.append(problem)

    def relayout(self) -> None:
        """Language, scale, palette or size changed: tell every scene."""
        i18n.set_language(self.settings.language)
        self.kit.theme = self._theme()
        self._below = None
        self._dirty = True
        for scene in self.stack:
            scene.relayout()

    # The stack

    def apply(self, transition: Transition | None) -> None:
        """Carry out what a scene asked for."""
        if transition is None:
            return
        self._keep_fade(transition)
        self._below, self._dirty, self._untidy = None, True, True
        if isinstance(transition, Push):
            self._enter(transition.scene)
        elif isinstance(transition, Replace):
            while self.stack:
                self.stack.pop().leave()
                if not transition.all:
                    break
            self._enter(transition.scene)
        elif isinstance(transition, Quit):
            while self.stack:
                self.stack.pop().leave()
        else:
            for _i in range(min(transition.count, len(self.stack))):
                self.stack.pop().leave()
            if self.stack:
                self.apply(self.stack[-1].resumed(transition.result))

    def _enter(self, scene: Scene) -> None:
        self.stack.append(scene)
        scene.enter()

    def _keep_fade(self, transition: Transition) -> None:
        factor = self.settings.animation_factor()
        if self.offscreen or not self.stack or not factor or isinstance(transition, Quit):
            return
        self._fade = (self.surface.copy(), _FADE * factor)

    # Input, time, drawing

    def send(self, inp: Input) -> None:
        """Give one input to the program: keys that work everywhere, then the top scene."""
        if isinstance(inp, Resize):
            self._resized(inp.size)
            return
        if isinstance(inp, Close):
            self.apply(Quit())
            return
        if self._everywhere(action(inp)) or self.top is None:
            return
        scene = self.top
        self._guarded(scene, lambda: self.apply(scene.handle(inp)))

    def step(self, dt: float) -> None:
        """Let time pass for the top scene."""
        self.time += dt
        if self._fade is not None:
            left = self._fade[1] - dt
            self._fade = (self._fade[0], left) if left > 0 else None
            self._dirty = True
        scene = self.top
        if scene is not None:
            self._guarded(scene, lambda: self.apply(scene.update(dt)))

    def draw(self) -> bool:
        """Redraw if anything asked for it; True when it did."""
        scene = self.top
        if scene is None or not (self._dirty or scene.dirty or scene.animating):
            return False
        self._dirty = False
        scene.dirty = False
        if scene.overlay and len(self.stack) > 1:
            if self._below is None or self._below.get_size() != self.size:
                self._below = self._draw_below()
            self.surface.blit(self._below, (0, 0))
        self._guarded(scene, lambda: scene.draw(self.surface), drawing=True)
        if self._fade is not None and self._fade[0].get_size() == self.size:
            old, left = self._fade
            old.set_alpha(round(255 * min(1.0, left / max(0.01, _FADE * self.settings.animation_factor()))))
            self.surface.blit(old, (0, 0))
        return True

    def _draw_below(self) -> pygame.Surface:
        start = len(self.stack) - 2
        while start > 0 and self.stack[start].overlay:
            start -= 1
        for scene in self.stack[start:-1]:
            self._guarded(scene, lambda scene=scene: scene.draw(self.surface), drawing=True)
        return self.surface.copy()

    def shot(self, path: Path | None = None) -> Path:
        """Save a picture of the window; returns its file. Raises OSError or pygame.error."""
        if path is None:
            folder = resources.home() / "pictures"
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / time.strftime("tabletop-%Y%m%d-%H%M%S.png")
        pygame.image.save(self.surface, str(path))
        return path

    def tidy(self) -> None:
        """Sort out garbage and leave what stays out of later rounds, which would cost some frames of an animation 10 ms."""
        self._untidy = False
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def wake(self) -> None:
        """Make the loop look again at once; may be called from any thread."""
        if not self.offscreen:
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    def cursor(self, name: str) -> None:
        """Show pointer ``arrow``, ``hand``, ``text``, ``move`` or ``no``."""
        if self.offscreen or name == self._cursor:
            return
        self._cursor = name
        codes = {
            "hand": pygame.SYSTEM_CURSOR_HAND,
            "text": pygame.SYSTEM_CURSOR_IBEAM,
            "move": pygame.SYSTEM_CURSOR_SIZEALL,
            "no": pygame.SYSTEM_CURSOR_NO,
        }
        try:
            pygame.mouse.set_cursor(codes.get(name, pygame.SYSTEM_CURSOR_ARROW))
        except pygame.error:
            pass

    def run(self, first: SceneFactory) -> int:
        """Show `first` and loop until the last scene is gone; returns the exit code."""
        self.home_factory = first
        self.apply(Push(first(self)))
        clock = pygame.time.Clock()
        while self.stack:
            self.beat(clock)
        prefs.save(self.settings)
        self.audio.close()
        return 0

    def beat(self, clock: pygame.time.Clock) -> None:
        """One round of the loop: rest until something is to be done, take what came, advance, draw what changed."""
        for event in self._events():
            inp = self.reader.read(event)
            if inp is not None:
                self.send(inp)
            elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
                self._dirty = True
        self.step(min(0.1, clock.tick(FRAMES) / 1000))
        self._say_messages()
        if self.draw() and not self.offscreen:
            pygame.display.flip()

    def _events(self) -> list[pygame.event.Event]:
        """Events; sleeps when nothing moves. Sleeping by our own clock costs a tenth of ``pygame.event.wait``, which polls each millisecond."""
        scene = self.top
        events = pygame.event.get()
        if events or scene is None or self._dirty or scene.dirty or scene.animating or self._fade is not None:
            return events
        if self._untidy:
            self.tidy()
        until = time.monotonic() + (0.03 if scene.wants_updates else 1.0)
        while not events and time.monotonic() < until:
            time.sleep(NAP)
            events = pygame.event.get()
        return events

    def _everywhere(self, act: str) -> bool:
        if act == "fullscreen":
            self.change(fullscreen=not self.settings.fullscreen)
        elif act == "mute":
            self.change(mute=not self.settings.mute)
            self._dirty = True
            if self.top:
                self.top.relayout()
        elif act == "shot":
            self._save_shot()
        elif act == "quit":
            self.apply(Quit())
        elif act in ("help", "keys"):
            return self._help(act)
        else:
            return False
        return True

    def _save_shot(self) -> None:
        try:
            self.messages.append(_("The picture was saved as {file}.").format(file=self.shot()))
        except (OSError, pygame.error) as error:
            self.messages.append(_("The picture could not be saved: {why}").format(why=error))

    def _help(self, act: str) -> bool:
        from tabletop.scenes.keys import KeysScene
        from tabletop.scenes.rules import RulesScene

        scene = self.top
        if scene is None or not getattr(scene, "allows_help", True) or isinstance(scene, (KeysScene, RulesScene)):
            return False
        self.apply(Push(KeysScene(self) if act == "keys" else RulesScene(self, scene.help_game, scene.help_step)))
        return True

    def _say_messages(self) -> None:
        if self.messages and self.top is not None:
            from tabletop.scenes.dialog import MessageScene

            text, self.messages = "\n".join(self.messages), []
            self.apply(Push(MessageScene(self, _("Notice"), text)))

    # Errors

    def _guarded(self, scene: Scene, work: Callable[[], None], drawing: bool = False) -> None:
        """Run a scene's code; an error in it writes a report and shows a calm dialog instead of closing the window."""
        if self.strict:
            work()
            return
        try:
            work()
        except Exception as error:  # the edge of the program: whatever a scene, engine or bot did wrong ends here
            self._failed(scene, error, drawing)

    def _failed(self, scene: Scene, error: Exception, drawing: bool) -> None:
        from tabletop.scenes.dialog import MessageScene

        report = write_report(error, scene)
        again = self.time - self._errors.get(id(scene), -100.0) < 3.0
        self._errors[id(scene)] = self.time
        # A scene that cannot be drawn, or fails again at once, would only fail for ever.
        if (drawing or again) and scene in self.stack:
            self.stack.remove(scene)
            self._below = None
            with contextlib.suppress(Exception):  # its worker and files go even when it is broken
                scene.leave()
        self._failures = [t for t in self._failures if self.time - t < 10.0] + [self.time]
        if len(self._failures) > 8:
            sys.stderr.write(f"tabletop: {error!r}; see {report}\n")
            self.stack.clear()
            return
        if not self.stack and self.home_factory is not None:
            self._enter(self.home_factory(self))
        words = _(
            "Something went wrong in this part of the program. Your matches are safe: every action was saved when it "
            "was made. A report that can be sent to the makers was written to {file}."
        )
        self._enter(MessageScene(self, _("An error was caught"), words.format(file=report)))
        self._dirty = True

    # The window

    def _theme(self) -> Theme:
        scale = fitting_scale(self.settings.scale, self.size, self._desktop)
        return Theme(scale, self.settings.palette)

    def _open(self) -> pygame.Surface:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_IME_SHOW_UI", "1")
        try:
            if not pygame.display.get_init():
                pygame.display.init()
                sizes = pygame.display.get_desktop_sizes()
                self._desktop = sizes[0] if sizes else (1920, 1080)
            pygame.display.set_caption("Tabletop")
            pygame.display.set_icon(window_icon())
            if self.settings.fullscreen:
                return pygame.display.set_mode(self._desktop, pygame.FULLSCREEN)
            size = (
                max(LEAST_WINDOW[0], min(self.settings.width, self._desktop[0])),
                max(LEAST_WINDOW[1], min(self.settings.height, self._desktop[1])),
            )
            surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        except pygame.error as error:
            words = _("No window can be opened ({why}). Start Tabletop from a desktop session, or use the text mode.")
            raise NoDisplay(words.format(why=error)) from None
        self._limit()
        pygame.key.set_repeat(350, 40)
        pygame.key.stop_text_input()
        surface.fill(Ink.night)
        return surface

    def _limit(self) -> None:
        try:
            with warnings.catch_warnings():
                # The only way to the limits of a window that the display module made.
                warnings.simplefilter("ignore", DeprecationWarning)
                window = pygame.Window.from_display_module()
            window.minimum_size = LEAST_WINDOW
            if self.settings.maximised:
                window.maximize()
        except (AttributeError, pygame.error, ValueError):
            pass

    def _resized(self, size: tuple[int, int]) -> None:
        if not self.offscreen:
            self.surface = pygame.display.get_surface()
            if not self.settings.fullscreen:
                full = size[0] >= self._desktop[0] and size[1] >= self._desktop[1] - 120
                self.settings.maximised = full
                if not full:
                    self.settings.width, self.settings.height = size
        self.relayout()


def write_report(error: Exception, scene: Scene | None) -> Path:
    """Write what is known about an error to the player's folder; returns the file (missing on a full disk)."""
    path = resources.home() / "reports" / time.strftime("report-%Y%m%d-%H%M%S.txt")
    lines = [
        f"Tabletop report, {time.strftime('%Y-%m-%d %H:%M:%S')}",
        f"Python {sys.version}",
        f"pygame-ce {pygame.version.ver}, SDL {pygame.get_sdl_version()}",
        f"scene {type(scene).__name__}",
        "",
    ]
    lines += traceback.format_exception(error)
    try:
        resources.write_atomic(path, "\n".join(lines).encode())
    except OSError:
        pass
    return path


def run(first: SceneFactory, settings: Settings | None = None) -> int:
    """Open the window with scene `first` and loop; returns the exit code. Prints one line when there is no display."""
    i18n.set_language("")
    message = ""
    if settings is None:
        settings, message = prefs.load()
    try:
        app = App(settings)
    except NoDisplay as error:
        sys.stderr.write(f"tabletop: {error}\n")
        return 2
    if message:
        app.messages.append(message)
    try:
        return app.run(first)
    except KeyboardInterrupt:
        app.apply(Quit())
        return 130
    finally:
        pygame.quit()


def render_scene(
    first: SceneFactory,
    size: tuple[int, int],
    lang: str = "en",
    scale: int = 100,
    *,
    settings: Settings | None = None,
    frames: int = 2,
) -> pygame.Surface:
    """Draw one scene onto a plain surface, without a window. `scale` in percent; `frames` updates of 1/60 s first."""
    settings = settings or Settings()
    settings.language, settings.scale, settings.animation = lang, scale, "off"
    app = App(settings, size=size, strict=True)
    app.apply(Push(first(app)))
    for _i in range(frames):
        app.step(1 / FRAMES)
    app.draw()
    return app.surface
