"""Pictures, maps and skin of Gloria Mundi."""
