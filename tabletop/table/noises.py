"""What a change on the table sounds like: by the skin's ``[sounds]``, else counters, pieces or cards."""

from __future__ import annotations


def of_change(table, events, moving: bool) -> None:
    """The sounds of `events` as they begin to be shown. One that bursts is heard when its flash is seen."""
    skin, play = table.skin, table.app.kit.audio.play
    later = {flash.event for flash in table.canvas.motion.flashes}
    named = dict.fromkeys(skin.sounds[e[0]] for e in events if e[0] in skin.sounds and e[0] not in later)
    for name in list(named)[:2]:
        play(name)
    if named:
        return
    if any("goods" in table.game.events[e[0]].args for e in events):
        play("coin")
    elif moving:
        play("card")


def of_bursts(table) -> None:
    """The sounds of flashes that have just begun."""
    for event in table.canvas.motion.begun():
        if event in table.skin.sounds:
            table.app.kit.audio.play(table.skin.sounds[event])
