"""Evaluators: a search asks them about many imagined games at once; a network is one of them, if its file fits."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import onnx
import pytest
from numpy.typing import NDArray

import copse
from copse.agents import AgentFault, make, observe
from copse.agents.evaluators import SHUNNED, TOGETHER, Counsel, Decisions, Questions, Rows, Tempered, Verdict, Wary
from copse.agents.learned import model_of
from copse.agents.networks import GAME, SCHEMA, network_at, schema, seen_features
from copse.agents.outlooks import Judgement, Planning
from copse.agents.search import Search
from copse.agents.search.foresight import Reckoned
from copse.agents.sense import sensible
from copse.games import GAMES, AnyGame, find
from copse.kernel.actions import Action
from copse.kernel.errors import BadSetup
from copse.vectors import VECTORS, encode
from copse.vectors.features import turned
from tests.agents.secrets import twin
from tests.agents.test_search import WINNING, Ticking, root_game
from tests.script import few_of_many, root

BLOCKS = {"root": 6, "smallworld": 5}  # seats that a vector has room for


class Level:
    """Thinks that nobody is ahead and that all choices are alike; remembers how much it was asked at once."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def evaluate(self, batch: Rows) -> Verdict:
        self.asked.append(len(batch.seat))
        values = np.full((len(batch.seat), 6), 0.25, np.float32)
        return Verdict(values, np.ones(len(batch.legal), np.float32))


# ---- the search


def test_games_are_judged_together_and_each_counts_once() -> None:
    level = Level()
    agent = Search(1, iterations=300, guide=Counsel(level))
    agent.choose(observe(root_game(3, 40)))
    assert sum(agent.visits.values()) == agent.size == 300
    assert sum(level.asked) == 301  # and once at the root
    assert max(level.asked) == TOGETHER
    assert len(level.asked) < 300 / 6
    assert level.asked[:2] == [1, 1]


def test_time_is_kept_though_games_wait() -> None:
    clock, level = Ticking(0.01), Level()
    agent = Search(1, seconds=0.5, guide=Counsel(level), clock=clock)
    agent.choose(observe(root_game(3, 40)))
    assert 0.5 <= clock.now <= 0.55
    assert sum(level.asked) == agent.size + 1 <= 51


@pytest.mark.parametrize("seed", range(3))
def test_a_win_at_hand_is_taken_whatever_an_evaluator_thinks(seed: int) -> None:
    game = root(WINNING)
    agent = Search(seed, iterations=150, guide=Counsel(Level()))
    while not game.over and game.decision.seat == 0:
        game.apply(agent.choose(observe(game)))
    assert game.over
    assert game.outcome["winners"] == [0]


class Partial:
    """Favours the seat that decides; there are three."""

    def evaluate(self, batch: Rows) -> Verdict:
        values = np.tile(np.array([0.64, 0.32, 0.04, 0, 0], np.float32), (len(batch.seat), 1))
        assert (batch.shortfall == 0).all()
        return Verdict(values, np.ones(len(batch.legal), np.float32))


def test_who_is_tempered_is_less_sure_and_a_mere_value_tries_nothing() -> None:
    state = copse.new("smallworld", players=3, first=1, seed=2).state
    assert state.decision.seat == 1
    (sure,) = Questions("smallworld", Partial(), "partial").expect([state])
    assert sure == pytest.approx([0.04, 0.64, 0.32])
    (calm,) = Questions("smallworld", Tempered(Partial(), 0.5), "partial").expect([state])
    roots = [0.2, 0.8, 0.32**0.5]
    assert calm == pytest.approx([root / sum(roots) for root in roots])


class Foretold:
    """Knows who will win, by place from the seat that decides; likes all choices alike."""

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def evaluate(self, batch: Rows) -> Verdict:
        values = np.tile(np.eye(6, dtype=np.float32)[self.winner], (len(batch.seat), 1))
        return Verdict(values, np.ones(len(batch.legal), np.float32))


SHOP = """
    factions riverfolk marquise eyrie
    turn 1 birdsong
    clearing 1 marquise keep 1 warrior 3
    clearing 3 eyrie roost 1 warrior 6
    clearing 7 riverfolk warrior 3
    hand riverfolk anvil sword
"""


def shunned(questions: Questions, game: AnyGame) -> set[str]:
    """What next to nothing is thought of."""
    actions = list(game.decision.actions)
    ((priors,)) = questions.advise([game.state], [actions])[1]
    assert set(priors) <= {1.0, SHUNNED}
    return {action.text for action, prior in zip(actions, priors, strict=True) if prior < 1}


def test_nothing_is_bought_of_who_is_likeliest_to_win() -> None:
    game = root(SHOP)
    sold = {"buy_card anvil", "buy_card sword", "buy_boats", "buy_mercenaries"}
    assert {action.text for action in game.decision.actions} == {*sold, "pass"}
    itself, eyrie, company = (Foretold(winner) for winner in range(3))
    assert shunned(Wary("root", company, "company"), game) == sold
    assert shunned(Wary("root", eyrie, "eyrie"), game) == shunned(Wary("root", itself, "itself"), game) == set()
    assert shunned(Questions("root", company, "company"), game) == set()  # an evaluator of one's own is not corrected


def test_nor_is_it_advised_after_any_thought() -> None:
    game, guide = root(SHOP), Planning(Wary("root", Foretold(2), "company"), 4, Judgement("root").guide)
    search = Search(1, iterations=100, guide=guide)
    assert search.choose(observe(game)).text == "pass"
    assert [action.text for action, visits in search.visits.items() if visits] == ["pass"]


def test_whoever_plays_together_buys_of_each_other_and_is_advised_by_the_evaluation() -> None:
    game = root(SHOP.replace("eyrie", "electric_eyrie").replace("turn", "option together true\n    turn"))
    questions = Wary("root", Foretold(2), "company")
    assert shunned(questions, game) == set()
    assert type(Planning(questions, 4, Judgement("root").guide).foresight("root", game.state)) is Reckoned


TABLES: list[AnyGame] = [
    copse.new("root", factions=["corvids", "alliance"], seed=2),
    copse.new("root", factions=["marquise", "eyrie", "vagabond", "riverfolk", "lizards", "keepers"], seed=2),
    copse.new("root", factions=["duchy", "electric_eyrie:easy", "hundreds"], together=True, seed=2),
    copse.new("smallworld", players=5, seed=2),
]


@pytest.mark.parametrize("table", TABLES)
def test_any_table_can_be_played(table: AnyGame) -> None:
    game = table.copy()
    agents = [Search(seat, iterations=12, guide=Counsel(Level())) for seat in range(game.seats)]
    for _ in range(40):
        game.apply(agents[game.decision.seat].choose(observe(game)))


class Remembers:
    """What it saw decides what it prefers, so that nothing it is shown stays without effect."""

    def evaluate(self, batch: Rows) -> Verdict:
        sums = batch.observation.astype(np.int64) @ (np.arange(batch.observation.shape[1]) % 97)
        values = np.tile((sums % 101 / 101)[:, None], (1, 6)).astype(np.float32)
        row = np.repeat(np.arange(len(sums)), np.diff(batch.offset))
        return Verdict(values, ((sums[row] + batch.legal) % 13 + 1).astype(np.float32))


@pytest.mark.parametrize("moves", [20, 50])
def test_a_choice_does_not_change_when_hidden_cards_do(moves: int) -> None:
    game = copse.new("root", factions=["marquise", "eyrie", "alliance", "vagabond"], seed=4)
    lot = make("random", 4)
    for _ in range(moves):
        game.apply(lot.choose(observe(game)))
    for number in range(6):
        agents = [Search(5, iterations=20, guide=Counsel(Remembers())) for _ in range(2)]
        choice = agents[0].choose(observe(game))
        assert choice is agents[1].choose(observe(twin(game, number)))
        game.apply(choice)


def test_rows_are_what_the_seats_see_and_may_do() -> None:
    games = [root_game(3, moves) for moves in (10, 35, 60)]
    decisions = Decisions("root", [game.state for game in games], [game.decision.actions for game in games])
    for row, game in enumerate(games):
        assert decisions.seat[row] == game.decision.seat
        assert decisions.observation[row].tobytes() == encode(game.state, game.decision.seat)
        legal = decisions.legal[decisions.offset[row] : decisions.offset[row + 1]]
        assert legal.tolist() == [action.number for action in game.decision.actions]


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("1 / 0", r"bad.py:Mine failed to evaluate: ZeroDivisionError: .*\(line 4\)"),
        ("None", "bad.py:Mine gave None, not a pair of values and priors"),
        (
            "(np.zeros((2, 2)), np.ones(len(batch.legal)))",
            r"gave values of the shape \(2, 2\) for 1 decisions of 3 seats",
        ),
        ("(np.zeros((1, 3)), np.ones(1))", r"gave \(1,\) priors for \d+ legal actions"),
        ("(np.zeros((1, 3)), np.zeros(len(batch.legal)))", "priors that are not above 0"),
        ("(np.full((1, 3), np.nan), np.ones(len(batch.legal)))", "values that are no numbers"),
    ],
)
def test_what_an_evaluator_of_ones_own_does_wrong_is_told(tmp_path: Path, answer: str, complaint: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(f"import numpy as np\nclass Mine:\n    def evaluate(self, batch):\n        return {answer}\n")
    agent = make(f"search@5:{file}:Mine", 1)
    with pytest.raises(AgentFault, match=complaint):
        agent.choose(observe(copse.new("smallworld", players=3, seed=1)))


# ---- networks


def coins(game: str) -> NDArray[np.float32]:
    """By what a vector is weighed: a tenth for each coin, or point, of each seat."""
    weights = np.zeros((VECTORS[game].length, BLOCKS[game]), np.float32)
    for place in VECTORS[game].places():
        if place.field == {"root": "points", "smallworld": "coins"}[game]:
            weights[place.first, place.block] = 0.1
    return weights


def likes(game: str) -> NDArray[np.float32]:
    """How much each action is liked."""
    return np.random.default_rng(1).normal(0, 3, len(find(game).vocabulary)).astype(np.float32)


def onnx_file(file: Path, game: str, **wrong: str) -> Path:
    """A network whose values are a softmax of coins, and whose logits are in a table."""
    make_node, info, kind = onnx.helper.make_node, onnx.helper.make_tensor_value_info, onnx.TensorProto
    nodes = [
        make_node("Cast", ["vector"], ["figures"], to=kind.FLOAT),
        make_node("MatMul", ["figures", "coins"], ["sums"]),
        make_node("Softmax", ["sums"], [wrong.get("values", "values")]),
        make_node("Gather", ["likes", wrong.get("legal", "legal")], ["logits"]),
    ]
    graph = onnx.helper.make_graph(
        nodes,
        "tiny",
        [
            info("vector", kind.UINT8, ["rows", VECTORS[game].length]),
            info(wrong.get("legal", "legal"), kind.INT64, ["actions"]),
        ],
        [
            info(wrong.get("values", "values"), kind.FLOAT, ["rows", BLOCKS[game]]),
            info("logits", kind.FLOAT, ["actions"]),
        ],
        [onnx.numpy_helper.from_array(coins(game), "coins"), onnx.numpy_helper.from_array(likes(game), "likes")],
    )
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 17)], ir_version=10)
    said = {GAME: wrong.get("plays", game), SCHEMA: wrong.get("schema", schema(game))}
    onnx.helper.set_model_props(model, said)
    onnx.save(model, file)
    return file


@pytest.fixture(scope="module", params=["root", "smallworld"])
def network(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    return request.param, onnx_file(tmp_path_factory.mktemp("networks") / "tiny.onnx", request.param)


def sensible_at(game: AnyGame) -> Sequence[Action]:
    return sensible(game.state, game.decision.actions)


def test_a_network_plays(network: tuple[str, Path]) -> None:
    name, file = network
    game = copse.new(name, seed=3)
    agents = [make(f"search@25:{file}", seat) for seat in range(game.seats)]
    for _ in range(25):
        agent = agents[game.decision.seat]
        assert isinstance(agent, Search)
        choice = agent.choose(observe(game))
        assert not agent.visits or sum(agent.visits.values()) >= 25 or len(sensible_at(game)) == 1
        game.apply(choice)


def test_a_search_of_one_game_takes_what_the_network_likes_best(network: tuple[str, Path]) -> None:
    name, file = network
    game, liked = copse.new(name, seed=5), likes(name)
    for _ in range(25):
        best = max(sensible_at(game), key=lambda action: float(liked[action.number]))
        assert make(f"search@1:{file}", 1).choose(observe(game)) is best
        game.apply(best)


def test_values_go_to_the_seats_they_are_of(tmp_path: Path) -> None:
    network = network_at(onnx_file(tmp_path / "tiny.onnx", "smallworld"))
    game = copse.new("smallworld", players=3, seed=1, open_coins=True)
    game.state.coins = (1, 5, 30)
    foresight = Counsel(network).foresight("smallworld", game.state)
    for turn in range(3):
        while game.decision.seat != turn:
            game.apply(game.decision.actions[0])
        game.state.coins = (1, 5, 30)
        shares, weights = foresight._adviser.advise([game.state], [game.decision.actions])  # type: ignore[attr-defined]
        odds = np.exp(np.array([0.1, 0.5, 3.0]))
        assert shares[0] == pytest.approx(odds / (odds.sum() + 2), rel=1e-5)  # two blocks are nobody's
        numbers = [action.number for action in game.decision.actions]
        logits = likes("smallworld")[numbers]
        assert weights[0] == pytest.approx(np.exp(logits - logits.max()), rel=1e-5)


def test_several_processes_load_the_network_each(tmp_path: Path) -> None:
    file = onnx_file(tmp_path / "tiny.onnx", "smallworld")
    agent = make(f"search@10x2:{file}", 1)
    observation = observe(copse.new("smallworld", players=2, seed=1))
    assert agent.choose(observation) in observation.actions
    assert isinstance(agent, Search)
    assert sum(agent.visits.values()) == 20


@pytest.mark.nightly
def test_torch_and_onnx_say_the_same(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")

    class Tiny(torch.nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("coins", torch.from_numpy(coins("smallworld")))
            self.register_buffer("likes", torch.from_numpy(likes("smallworld")))

        def forward(self, vector, legal):  # type: ignore[no-untyped-def]
            return torch.softmax(vector.float() @ self.coins, 1), self.likes[legal]

    rows, actions = torch.export.Dim("rows"), torch.export.Dim("actions")
    example = (torch.zeros(3, VECTORS["smallworld"].length, dtype=torch.uint8), torch.zeros(7, dtype=torch.int64))
    program = torch.export.export(Tiny(), example, dynamic_shapes=({0: rows}, {0: actions}))
    file = tmp_path / "tiny.pt2"
    torch.export.save(program, file, extra_files={GAME: "smallworld", SCHEMA: schema("smallworld")})
    games = [copse.new("smallworld", players=players, seed=1) for players in (2, 3, 4, 5)]
    decisions = Decisions("smallworld", [game.state for game in games], [game.decision.actions for game in games])
    here = network_at(file).evaluate(decisions)
    there = network_at(onnx_file(tmp_path / "tiny.onnx", "smallworld")).evaluate(decisions)
    assert np.allclose(here.values, there.values, atol=1e-6)
    assert np.allclose(here.priors, there.priors, atol=1e-6)
    assert make(f"search@5:{file}", 1).choose(observe(games[0])) in games[0].decision.actions


def test_features_are_as_the_seat_that_decides_sees_them() -> None:
    games = [*TABLES[:3], root_game(3, 40), root_game(3, 61)]
    rows = Decisions("root", [game.state for game in games], [game.decision.actions for game in games])
    row = np.repeat(np.arange(len(games)), np.diff(rows.offset))
    seen = seen_features("root", rows, row)
    for number, game in enumerate(games):
        expected = turned("root", game.decision.seat, game.seats)[[action.number for action in game.decision.actions]]
        assert (seen[row == number] == expected).all()


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"plays": "chess"}, "wrong.onnx says in copse_game that it plays 'chess', which is no game; allowed: root"),
        ({"schema": "12 figures"}, r"was made for 12 figures; smallworld has .* figures, 1602 actions"),
        (
            {"legal": "moves"},
            "takes vector, moves: it must take vector, and may features, legal, shortfall, row, offset",
        ),
        ({"values": "chances"}, "gives chances, logits: it must give values and logits"),
    ],
)
def test_a_network_that_does_not_fit_is_refused(tmp_path: Path, wrong: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        make(f"search@5:{onnx_file(tmp_path / 'wrong.onnx', 'smallworld', **wrong)}", 1)


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    agent = make(f"search@5:{onnx_file(tmp_path / 'tiny.onnx', 'smallworld')}", 1)
    with pytest.raises(BadSetup, match=r"tiny.onnx plays smallworld, not root"):
        agent.choose(observe(root_game(3, 5)))


@pytest.mark.parametrize(("end", "library"), few_of_many(1, [("onnx", "ONNX Runtime"), ("pt2", "torch")]))
def test_a_file_that_is_no_network_is_refused(tmp_path: Path, end: str, library: str) -> None:
    file = tmp_path / f"none.{end}"
    file.write_text("no network")
    with pytest.raises(BadSetup, match=rf"none.{end} cannot be read by {library}"):
        make(f"search@5:{file}", 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_networks_that_come_with_copse_fit_its_vectors_and_actions(game: str) -> None:
    assert network_at(model_of(game)).game == game
