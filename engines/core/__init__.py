"""The common interface of all games. See the module docstrings: ``game``, ``state``, ``flow``, ``view``, ``match``."""
