"""Ascending Empires: rulings, reported mistakes, hidden discs."""
