"""Runs each contract test once for every game."""

import pytest

from tests.contract.harness import GAMES


@pytest.fixture(params=GAMES, ids=lambda game: game.id, scope="session")
def game(request):
    """Each registered game."""
    return request.param
