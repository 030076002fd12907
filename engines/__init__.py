"""Rules of the games in Tabletop as a pure library: no window, no clock, no threads.

``engines.core`` holds what every game shares, ``engines.<game>`` one game's rules and data, and ``engines.bots`` the
computer players. Nothing here imports pygame.
"""
