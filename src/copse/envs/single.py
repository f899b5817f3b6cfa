"""The environment of one learner, in Gymnasium's form: `gymnasium.make("copse/SmallWorld-v1")`.

The other seats are played by agents. The learner is asked only if it has a choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex

from copse.envs.batch.draw import RANDOM, Draw
from copse.envs.batch.games import Sitting, sit_down
from copse.envs.choices import Choices, Mask
from copse.envs.picture import picture
from copse.envs.zoo import Box, Env, NDArray, np
from copse.games import find
from copse.kernel.actions import Action
from copse.kernel.chance import MASK
from copse.kernel.errors import BadSetup, CopseError, GameOver
from copse.kernel.game import PendingDecision
from copse.kernel.tasks import Json, plain_outcome
from copse.vectors import encode, vector_called

Seen = NDArray[np.uint8]
Info = dict[str, object]
Step = tuple[Seen, float, bool, bool, Info]
LOSE: Final = "lose"
REFUSE: Final = "refuse"
PIXELS: Final = "rgb_array"  # there are none, but Stable-Baselines3's make_vec_env asks every environment for them


class SeatEnv(Env[Seen, np.int64]):
    """A series of games with one learner, whose reward is its share of the win.

    `opponents` are the names of agents, of which one is drawn for each other seat. `seat` is the learner's seat, or
    None to draw it for each game. `factions` and `seats` are those of a `Draw`. `options` are those of `copse.new`
    without the seed.

    An illegal action loses the game, and `info["illegal"]` says why it is illegal, because libraries without masks
    need an answer. With `illegal="refuse"` it raises IllegalAction and changes nothing. `info["action_mask"]` has the
    legal actions.
    """

    metadata: dict[str, object] = {"render_modes": ["ansi"]}  # noqa: RUF012  # Gymnasium reads it from the class

    def __init__(
        self,
        name: str,
        opponents: Sequence[str] = (RANDOM,),
        seat: int | None = None,
        factions: Sequence[str] = (),
        seats: int | Sequence[int] = 4,
        render_mode: str | None = None,
        illegal: str = LOSE,
        **options: Json,
    ) -> None:
        if illegal not in (LOSE, REFUSE):
            raise BadSetup(f"illegal must be '{LOSE}' or '{REFUSE}', not '{illegal}'")
        if render_mode not in (None, "ansi", PIXELS):
            raise BadSetup(f"there is no render mode '{render_mode}'; allowed: ansi")
        self.render_mode = None if render_mode == PIXELS else render_mode
        self._refuses: Final = illegal == REFUSE
        self.name: Final = name
        self._draw: Final = Draw(options, {}, factions, seats, 1, opponents, seat)
        self._draw.check(name)
        self._draw.table(name, 0)  # a seat or an option that no table has fails now
        self.vocabulary: Final = find(name).vocabulary
        vector = vector_called(name)
        self.observation_space = Box(
            np.zeros(vector.length, np.uint8), np.array(vector.most(), np.uint8), dtype=np.uint8
        )
        self.action_space = Choices(len(self.vocabulary), self._mask)
        self._sitting: Sitting | None = None
        self._over = True

    @property
    def sitting(self) -> Sitting:
        """The current game with its agents. Raises GameOver before the first `reset`."""
        if self._sitting is None:
            raise GameOver("no game is running; call reset first")
        return self._sitting

    @property
    def legal(self) -> Sequence[Action]:
        """The legal actions of the learner; none after the game."""
        return [] if self._over else self.sitting.row.legal

    def reset(self, *, seed: int | None = None, options: Mapping[str, Json] | None = None) -> tuple[Seen, Info]:
        """Start a new game. Games in which the learner has no choice are skipped."""
        if options:
            raise BadSetup(f"reset takes no options, because games are drawn; leave out {', '.join(options)}")
        super().reset(seed=seed)
        while True:
            self.close()
            self._sitting = sit_down(self._draw.table(self.name, int(self.np_random.integers(MASK + 1))))
            if self._sitting.row.run():
                self._over = False
                return self._seen(), self._info()

    def step(self, action: SupportsIndex) -> Step:
        """Play the learner's choice by its number."""
        game, row, given = self.sitting.game, self.sitting.row, self.vocabulary[action]
        if self._over:
            raise GameOver("the game is over; call reset first")
        if given not in row.legal:
            return self.lose(PendingDecision(game.state).refusal(given, game.write_action))
        row.play(row.legal.index(given))
        if row.run():
            return self._seen(), 0.0, False, False, self._info()
        self._end()
        winners = game.state.outcome()["winners"]
        return self._seen(), 1 / len(winners) if row.seat in winners else 0.0, True, False, self._info()

    def lose(self, refusal: CopseError) -> Step:
        """End the game because of an illegal action, or raise the refusal."""
        if self._refuses:
            raise refusal
        self._end()
        return self._seen(), 0.0, True, False, {**self._info(), "illegal": str(refusal)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as Stable-Baselines3's masked algorithms ask for them."""
        return self._mask().astype(np.bool_)

    def render(self) -> str:
        """Return the table as text, as the learner sees it."""
        return picture(self.sitting.game, self.sitting.row.seat)

    def close(self) -> None:
        if not self._over:
            self._end()

    def _end(self) -> None:
        self._over = True
        self.sitting.part()

    def _seen(self) -> Seen:
        return np.frombuffer(encode(self.sitting.game.state, self.sitting.row.seat), np.uint8)

    def _mask(self) -> Mask:
        mask = np.zeros(len(self.vocabulary), np.int8)
        mask[[action.number for action in self.legal]] = 1
        return mask

    def _info(self) -> Info:
        game = self.sitting.game
        info: Info = {"seat": self.sitting.row.seat, "action_mask": self._mask()}
        return info | ({"outcome": plain_outcome(game.state.outcome())} if game.over else {})
