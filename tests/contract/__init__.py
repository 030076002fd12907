"""What every game must keep, whatever its rules. The suite runs over all registered games and the sample game."""
