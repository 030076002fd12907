"""Drawings, maps and boards of Brazil: Imperial."""
