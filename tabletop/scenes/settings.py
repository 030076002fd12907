"""All preferences, applied the moment they are changed."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop import i18n, resources
from tabletop.app import App
from tabletop.i18n import N_, _
from tabletop.scenes.screen import Screen, page
from tabletop.theme import SEATS, Ink, Theme
from tabletop.widgets import (
    Button,
    Choice,
    Column,
    Dropdown,
    Label,
    Panel,
    Picture,
    Row,
    ScrollView,
    Segmented,
    Slider,
    Toggle,
    Widget,
)

PALETTE_NAMES = {"standard": N_("Standard"), "contrast": N_("High contrast"), "soft": N_("Red-green safe")}

# Preferences that are one of a few values: field, name, values with their words.
PICKS: tuple[tuple[str, str, tuple[tuple[object, str], ...]], ...] = (
    (
        "animation",
        N_("Motion"),
        (("off", N_("None")), ("fast", N_("Fast")), ("normal", N_("Normal")), ("slow", N_("Slow"))),
    ),
    (
        "bot_speed",
        N_("Pace of the bots"),
        (
            ("step", N_("Step by step")),
            ("slow", N_("Slow")),
            ("normal", N_("Normal")),
            ("fast", N_("Fast")),
            ("instant", N_("Instant")),
        ),
    ),
    (
        "card_zoom",
        N_("Large card"),
        (
            ("cursor", N_("At the pointer")),
            ("corner", N_("In a corner")),
            ("key", N_("With a key")),
            ("off", N_("Off")),
        ),
    ),
    ("log_level", N_("Log"), ((1, N_("Short")), (2, N_("Medium")), (3, N_("Everything")))),
    (
        "end_turn",
        N_("Ask before the turn ends"),
        (("always", N_("Always")), ("unused", N_("If something is unused")), ("never", N_("Never"))),
    ),
)


class SettingsScene(Screen):
    """The settings page."""

    def __init__(self, app: App):
        super().__init__(app)
        self.ui.focus = "back"

    def build(self) -> Widget:
        left = Column([self._display(), self._sound()], gap=16, flex=1)
        right = Column([self._play(), self._reminders(), self._files()], gap=16, flex=1)
        wide = self.app.size[0] >= self.app.kit.px(860)
        body: Widget = Row([left, right], gap=16, align="top") if wide else Column([left, right], gap=16)
        return page(_("Settings"), self.back, ScrollView(body, id="scroll:settings"))

    def _panel(self, title: str, rows: Sequence[Widget]) -> Widget:
        return Panel([Label(title, 24, bold=True, serif=True, colour=Ink.ink_red), *rows], gap=10, pad=20)

    def _field(self, name: str, control: Widget, note: str = "") -> Widget:
        rows: list[Widget] = [Label(name, 14, bold=True), control]
        return Column(rows + ([Label(note, 14, role="soft")] if note else []), gap=4)

    def _set(self, field: str):
        return lambda value: self.app.change(**{field: value})

    def _pick(self, field: str, choices: Sequence[Choice]) -> Widget:
        value = getattr(self.app.settings, field)
        return Segmented(choices, value, self._set(field), id=field)

    def _display(self) -> Widget:
        settings, theme = self.app.settings, self.app.theme
        shown = f"{theme.scale:.0%}"
        scale = [Choice(0, _("As the desktop ({n})").format(n=shown) if settings.scale == 0 else _("As the desktop"))]
        scale += [Choice(n, f"{n} %") for n in range(75, 251, 5)]
        short = settings.scale and theme.scale < settings.scale / 100 - 0.01
        note = _("This window has room for {n}.").format(n=shown) if short else ""
        size = Dropdown(
            [c for c in scale if c.value % 25 == 0 or c.value == settings.scale],
            settings.scale,
            self._set("scale"),
            id="scale",
        )
        fine = Slider(
            settings.scale or round(theme.scale * 20) * 5,
            75,
            250,
            self._set("scale"),
            step=5,
            late=True,
            id="scale:fine",
            flex=1,
        )
        return self._panel(
            _("Screen"),
            [
                self._field(
                    _("Language"),
                    Segmented(
                        [Choice(k, v) for k, v in i18n.LANGUAGES.items()],
                        i18n.language(),
                        self._set("language"),
                        id="language",
                    ),
                ),
                self._field(_("Size of everything"), Row([size, fine], gap=12), note),
                Toggle(_("Full screen"), settings.fullscreen, self._set("fullscreen"), id="fullscreen"),
                self._field(_("Colours of the seats"), self._palettes()),
            ],
        )

    def _palettes(self) -> Widget:
        rows: list[Widget] = []
        for name in SEATS:
            seats = Theme(1.0, name).seats
            discs = [
                Picture(lambda kit, size, seat=seat: kit.assets.seat_disc(seat, size[1]), 26, 26) for seat in seats
            ]
            pick = Button(
                _(PALETTE_NAMES[name]),
                lambda name=name: self.app.change(palette=name),
                size=14,
                kind="primary" if self.app.settings.palette == name else "secondary",
                id=f"palette:{name}",
                width=170,
            )
            rows.append(Row([pick, *discs], gap=5))
        return Column(rows, gap=6)

    def _sound(self) -> Widget:
        settings = self.app.settings
        slider = Slider(settings.volume, 0, 100, self._volume, step=5, late=True, id="volume", flex=1)
        return self._panel(
            _("Sound"),
            [
                Row([slider, Label(f"{settings.volume} %", 16, lines=1, align="right", width=64)], gap=12),
                Toggle(_("No sound"), settings.mute, self._set("mute"), id="mute"),
            ],
        )

    def _volume(self, value: int) -> None:
        self.app.change(volume=value)
        self.app.audio.play("place")

    def _play(self) -> Widget:
        rows: list[Widget] = []
        for field, name, choices in PICKS:
            rows.append(self._field(_(name), self._pick(field, [Choice(value, _(text)) for value, text in choices])))
        curtain = Toggle(
            _("Curtain between people at one screen"), self.app.settings.curtain, self._set("curtain"), id="curtain"
        )
        return self._panel(_("At the table"), [*rows, curtain])

    def _reminders(self) -> Widget:
        settings = self.app.settings
        count = len(settings.reminders_off)
        words = _("{n} reminders are switched off.").format(n=count) if count else _("All reminders are on.")
        return self._panel(
            _("Reminders"),
            [
                Row(
                    [
                        Label(words, 16, flex=1),
                        Button(
                            _("Switch all on"),
                            lambda: self.app.change(reminders_off=[]),
                            size=14,
                            enabled=bool(count),
                            id="reminders",
                        ),
                    ],
                    gap=12,
                )
            ],
        )

    def _files(self) -> Widget:
        words = _("Matches, settings, pictures and reports are kept in {folder}.").format(folder=resources.home())
        return self._panel(_("Your files"), [Label(words, 14, role="soft")])
