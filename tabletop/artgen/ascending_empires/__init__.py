"""Generators for Ascending Empires."""
