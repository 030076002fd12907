"""All tests. A package, so that the sample game has one name everywhere."""
