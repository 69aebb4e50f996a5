// Builds positions and plays them on. Every step leaves a state that adds up.
#include "tests/yspahan/position.hpp"

namespace dahut::yspahan {

Position::Position(int seats, const Options& options)
{
    state = Yspahan::start(options, seats, ChanceKey(1), told);
    start_player(blue);
    told.clear();
}

void Position::today(int week, int day)
{
    state.week = Week(week);
    state.day = Day(day);
}

void Position::start_player(Seat seat)
{
    state.order.clear();
    for (int place = 0; place < state.seats; ++place) {
        state.order.push_back(Seat((seat.number() + place) % state.seats));
    }
    if (state.seats == 2) {
        state.order.push_back(seat);
    }
    REQUIRE_FALSE(Yspahan::check_state(state));
}

void Position::owns(Seat seat, int camels, int gold)
{
    pay_camels(state, seat, state.of(seat).camels);
    pay_gold(state, seat, state.of(seat).gold);
    take_camels(state, seat, Camels(camels), Income::card, told);
    take_gold(state, seat, Gold(gold), Income::card, told);
    told.clear();
}

void Position::points(Seat seat, int points) { score(state, seat, Source::cards, Points(points)); }

void Position::built(Seat seat, std::initializer_list<Building> buildings)
{
    for (const Building building : buildings) {
        score(state, seat, Source::buildings, *points_of_next_building(of(seat)));
        state.of(seat).buildings.insert(building);
    }
    REQUIRE_FALSE(Yspahan::check_state(state));
}

void Position::goods(Seat seat, std::initializer_list<Shop> shops)
{
    state.of(seat).goods.join(shops);
    REQUIRE_FALSE(Yspahan::check_state(state));
}

void Position::caravan(std::initializer_list<Seat> goods)
{
    state.caravan = goods;
    REQUIRE_FALSE(Yspahan::check_state(state));
}

void Position::supervisor(Space space) { state.supervisor = space; }

void Position::take_from_deck(Card card)
{
    REQUIRE(state.deck.contains(card));
    state.deck.remove(card);
}

void Position::holds(Seat seat, std::initializer_list<Card> cards)
{
    for (const Card card : cards) {
        take_from_deck(card);
        state.of(seat).hand.push_back(card);
    }
}

void Position::next_cards(std::initializer_list<Card> cards)
{
    for (auto card = std::rbegin(cards); card != std::rend(cards); ++card) {
        take_from_deck(*card);
        state.deck.push_back(*card);
    }
}

void Position::discard_deck()
{
    for (const Card card : state.deck) {
        state.discards.push_back(card);
    }
    state.deck.clear();
}

void Position::holds_deck(Seat seat)
{
    for (const Card card : state.deck) {
        state.of(seat).hand.push_back(card);
    }
    state.deck.clear();
}

void Position::turn_of(Seat seat)
{
    const Seat* const place = std::ranges::find(state.order, seat);
    REQUIRE(place != state.order.end());
    state.turn = static_cast<std::uint8_t>(place - state.order.begin());
}

void Position::chooses(Seat seat, std::initializer_list<DiceInRow> tower)
{
    turn_of(seat);
    state.stage = Stage::choosing;
    state.tower = {};
    for (const DiceInRow& dice : tower) {
        state.at(dice.row) = {Die(dice.value), WhiteDice(dice.white), YellowDice(dice.yellow)};
    }
    REQUIRE_FALSE(Yspahan::check_state(state));
}

void Position::chooses(Seat seat)
{
    chooses(seat, {{Row::camel, 1, 1}, {Row::bag, 2, 1}, {Row::barrel, 3, 1}, {Row::chest, 4, 1}, {Row::vase, 5, 1}});
}

void Position::builds(Seat seat)
{
    chooses(seat, {{Row::gold, 6, 1}});
    state.stage = Stage::building;
}

void Position::act(Seat seat, const Action& action)
{
    REQUIRE_FALSE(check_action<Yspahan>(state, seat, action));
    told.clear();
    Yspahan::apply(state, seat, action, told);
    REQUIRE_FALSE(Yspahan::check_state(state));
}

void Position::play_until(Stage stage)
{
    do {
        const std::optional<Seat> seat = asked_seat(state);
        REQUIRE(seat);
        const auto draws = offered<DrawCard>(*seat);
        act(*seat, draws.empty() ? legal(*seat).front() : Action(draws.front()));
    } while (state.stage != stage && state.stage != Stage::over);
}

std::string_view Position::refusal(Seat seat, const Action& action) const
{
    const auto rejection = check_action<Yspahan>(state, seat, action);
    REQUIRE(rejection);
    CHECK(rejection->sentence.ends_with('.'));
    return rejection->code;
}

bool Position::offers(Seat seat, const Action& action) const { return legal_rows<Yspahan>(state, seat).holds(action); }

bool Position::asks(Seat seat, Stage stage) const
{
    return state.stage == stage && Yspahan::to_act(state) == Asked{SeatSet::only(seat), {}};
}

bool Position::tells(const Event& event) const
{
    return std::ranges::any_of(told.all(), [&event](const auto& one) { return one.event == event; });
}

} // namespace dahut::yspahan
