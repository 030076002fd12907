"""Drawing tools: they write the fonts, pictures, maps and skins below `art/` and `maps/`.

Nothing here is imported by the running program.
"""
