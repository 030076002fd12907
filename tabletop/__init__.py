"""The window: everything that draws, sounds and listens. Knows the view of a game, never its rules."""
