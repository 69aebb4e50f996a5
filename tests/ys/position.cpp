// Builds positions and plays them on. Every step leaves a state that adds up.
#include "tests/ys/position.hpp"

#include <algorithm>

namespace dahut::ys {

bool is_told(const Log& log, const Event& event)
{
    return std::any_of(log.all().begin(), log.all().end(), [&event](const auto& one) { return one.event == event; });
}

State fresh_match(std::uint64_t seed, const Options& options, int seats)
{
    Log told;
    return set_up(options, seats, ChanceKey(seed), told);
}

ColourPlace place_of(Side side, int gems, int place, int points)
{
    return {side, static_cast<std::uint8_t>(gems), static_cast<std::uint8_t>(place), Points(points)};
}

Position::Position(int turn, const Options& options, int seats)
{
    state = Ys::start(options, seats, ChanceKey(1), told);
    SmallList<Seat, 4> in_order;
    for (const Seat seat : seats_of(state)) {
        in_order.push_back(seat);
    }
    order(in_order);
    while (state.turn.number() < turn) {
        state.turn = Turn(state.turn.number() + 1);
        for (const Quarter quarter : quarters_of(state)) {
            state.left.insert(*state.at(quarter).character);
        }
        begin_arrivals(state, told);
    }
    told.clear();
    REQUIRE_FALSE(Ys::check_state(state));
}

void Position::order(const SmallList<Seat, 4>& seats)
{
    state.order = seats;
    for (int position = 0; position < seats.size(); ++position) {
        state.of(seats[position]).order_card = OrderCard::at_index(position);
    }
}

void Position::take_from_behind(Seat seat, Broker broker)
{
    std::uint8_t& left = state.of(seat).behind[static_cast<std::size_t>(broker.index())];
    REQUIRE(left > 0);
    --left;
}

void Position::before(Seat seat, std::initializer_list<int> brokers)
{
    for (const int broker : brokers) {
        take_from_behind(seat, Broker(broker));
        state.of(seat).before_screen.push_back(Broker(broker));
    }
}

BrokerNumber Position::stand(const PlacedBroker& broker)
{
    const BrokerNumber number(state.placed++);
    state.at(number) = broker;
    ys::stand(state, number, broker.where);
    return number;
}

BrokerNumber Position::put(Seat seat, int broker, Location where, Face face)
{
    take_from_behind(seat, Broker(broker));
    PlacedBroker placed;
    placed.side = side_of(seat);
    placed.value = Broker(broker);
    placed.where = where;
    placed.face = face;
    return stand(placed);
}

BrokerNumber Position::put_neutral(Seat placer, int broker, Location where)
{
    std::uint8_t& left = state.of(placer).neutral[static_cast<std::size_t>(broker)];
    REQUIRE(left > 0);
    --left;
    PlacedBroker placed;
    placed.side = the_neutral;
    placed.placer = placer;
    placed.value = Broker(broker);
    placed.where = where;
    placed.face = Face::down;
    return stand(placed);
}

void Position::throne_room(Seat seat, std::initializer_list<int> brokers)
{
    for (const int broker : brokers) {
        take_from_behind(seat, Broker(broker));
        state.of(seat).throne_room.push_back({Broker(broker), {}});
        ++state.of(seat).behind[static_cast<std::size_t>(courtiers_replacement.index())];
    }
    REQUIRE_FALSE(Ys::check_state(state));
}

// Swaps the places of two characters, wherever they lie. A hand does not count as a place.
void Position::exchange(Character here, Character there)
{
    const auto other = [here, there](Character one) { return one == here ? there : one == there ? here : one; };
    for (const Quarter number : quarters_of(state)) {
        QuarterState& quarter = state.at(number);
        std::transform(quarter.pile.begin(), quarter.pile.end(), quarter.pile.begin(), other);
        if (quarter.character) {
            quarter.character = other(*quarter.character);
        }
    }
    Choices<Character> left;
    for (const Character character : state.left) {
        left.insert(other(character));
    }
    state.left = left;
}

Character Position::any_that_left() const
{
    REQUIRE_FALSE(state.left.empty());
    return state.left.nth(0);
}

void Position::give_card(Seat seat, Character character)
{
    if (!state.left.contains(character)) {
        exchange(character, any_that_left());
    }
    state.left.erase(character);
    state.of(seat).hand.insert(character);
    REQUIRE_FALSE(Ys::check_state(state));
}

void Position::turn_up(int quarter, Character character)
{
    exchange(*state.at(Quarter(quarter)).character, character);
    REQUIRE_FALSE(Ys::check_state(state));
}

void Position::ship(int quarter, Colour big, Gem first, Gem second)
{
    state.at(Quarter(quarter)).ship = Ship{big, {first, second}};
    state.at(Quarter(quarter)).gems = {gem_of(big), first, second};
    if (state.seats == 4) {
        state.at(Quarter(quarter)).gems = {gem_of(big), gem_of(big), first, second};
    }
}

void Position::row_gem(int row, Gem gem) { state.at(Row(row)) = gem; }

void Position::quotations(int for_blue, int for_green, int for_yellow, int for_red)
{
    state.quotations = {Step(for_blue), Step(for_green), Step(for_yellow), Step(for_red)};
}

void Position::own(Purse& purse, const std::array<int, 4>& by_colour, int black)
{
    int paid = black;
    for (std::size_t colour = 0; colour < by_colour.size(); ++colour) {
        purse.gems[colour] = static_cast<std::uint8_t>(by_colour[colour]);
        paid += by_colour[colour];
    }
    purse.black = static_cast<std::uint8_t>(black);
    state.gems_paid = static_cast<std::int16_t>(state.gems_paid + paid);
    REQUIRE_FALSE(Ys::check_state(state));
}

void Position::gems(Seat seat, const std::array<int, 4>& by_colour, int black)
{
    own(state.of(seat), by_colour, black);
}

void Position::neutral_gems(const std::array<int, 4>& by_colour, int black) { own(state.neutral, by_colour, black); }

void Position::points(Seat seat, int points)
{
    state.of(seat).score = Points(points);
    state.points_paid = static_cast<std::int16_t>(state.points_paid + points);
    REQUIRE_FALSE(Ys::check_state(state));
}

void Position::bid_what_is_left()
{
    for (const Seat seat : seats_of(state)) {
        if (of(seat).before_screen.empty()) {
            before(seat, {1, 0});
        }
    }
}

void Position::go_on(Phase phase)
{
    state.phase = phase;
    carry_on(state, told);
    REQUIRE_FALSE(Ys::check_state(state));
}

void Position::begin_placing_cards()
{
    bid_what_is_left();
    begin_window<Stage::placing_cards>(state, told);
    go_on(placing_cards);
}

void Position::begin_placing()
{
    bid_what_is_left();
    begin_rounds(state, told);
    go_on(rounds);
}

void Position::begin_scoring_cards()
{
    begin_window<Stage::scoring_cards>(state, told);
    go_on(scoring_cards);
}

void Position::begin_scoring(int first_quarter)
{
    constexpr std::array begin{begin_quarter<1>, begin_quarter<2>, begin_quarter<3>, begin_quarter<4>};
    begin[static_cast<std::size_t>(first_quarter - 1)](state, told);
    go_on(static_cast<Phase>(quarters + first_quarter - 1));
}

// The state as if nobody had been in the palaces.
void Position::leave_quarters()
{
    for (const Quarter number : quarters_of(state)) {
        QuarterState& quarter = state.at(number);
        if (quarter.character == Character::blue_edged) {
            --state.blue_edged_left;
        } else {
            state.left.insert(*quarter.character);
        }
        quarter.character.reset();
    }
}

void Position::begin_market()
{
    leave_quarters();
    ys::begin_market(state, told);
    go_on(market);
}

void Position::begin_end_cards()
{
    leave_quarters();
    begin_window<Stage::end_cards>(state, told);
    go_on(end);
}

void Position::begin_courtiers()
{
    leave_quarters();
    go_on(courtiers);
}

void Position::act(Seat seat, const Action& action)
{
    REQUIRE(offers(seat, action));
    told.clear();
    Ys::apply(state, seat, action, told);
    REQUIRE_FALSE(Ys::check_state(state));
}

void Position::play_until(Stage stage)
{
    while (state.stage != stage && state.stage != Stage::over) {
        const Seat seat = *Ys::to_act(state).must.begin();
        const std::vector<Action> actions = legal(seat);
        REQUIRE_FALSE(actions.empty());
        act(seat, actions.front());
    }
}

std::string_view Position::refusal(Seat seat, const Action& action) const
{
    REQUIRE_FALSE(offers(seat, action));
    const Rejection rejection = Ys::why_not(state, seat, action);
    CHECK_FALSE(rejection.sentence.empty());
    return rejection.code;
}

std::vector<Action> Position::legal(Seat seat) const { return legal_rows<Ys>(state, seat).listed(); }

bool Position::offers(Seat seat, const Action& action) const { return legal_rows<Ys>(state, seat).holds(action); }

bool Position::asks(Seat seat, Stage stage) const
{
    return state.stage == stage && Ys::to_act(state).must == SeatSet::only(seat);
}

int Position::gem_count(Seat seat, Colour colour) const { return of(seat).gems[static_cast<std::size_t>(colour)]; }

Position blue_holds(Character character, const Options& options)
{
    Position position(2, options);
    position.give_card(blue, character);
    return position;
}

} // namespace dahut::ys
