"""Rules of Brazil: Imperial, ruling by ruling."""
