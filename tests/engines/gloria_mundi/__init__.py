"""Tests of Gloria Mundi, rule by rule."""
