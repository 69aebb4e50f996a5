// ys 4: scoring a quarter. Gems are taken first; then port, commerce and palace pay; then all brokers go home.
#include "engine/ys/claims.hpp"

#include <algorithm>
#include <array>

namespace dahut::ys {

namespace {

constexpr Rejection no_such_gem{"no_such_gem", "This gem is not on the ship."};

// The steps of scoring a quarter: gems, then one for each area.
enum QuarterStep : std::uint8_t { gems, port, commerce, palace, home };

// 4.3: the first takes two gems, the second one, and the third the last one. With fewer than four players no gem is
// left for the third (9.1).
void line_up_takers(State& state, const Ranking& ranking)
{
    constexpr std::array<int, 3> shares{2, 1, 1};
    state.takers.clear();
    for (int place = 0; place < std::min(ranking.size(), state.seats == 4 ? 3 : 2); ++place) {
        for (int share = 0; share < shares[static_cast<std::size_t>(place)]; ++share) {
            state.takers.push_back(ranking[place].side);
        }
    }
}

bool all_alike(const SmallList<Gem, 4>& gems)
{
    return std::ranges::all_of(gems, [&gems](Gem gem) { return gem == gems.front(); });
}

void take_gem(State& state, Gem gem, Log& log)
{
    const Side taker = state.takers.front();
    state.takers.remove(taker);
    state.at(state.scoring).gems.remove(gem);
    take_gem_from(state, taker, gem, GemSource::ship, log);
}

// 9.2 d: the neutral takes the gem whose colour stands highest. A white gem counts as the highest (13 R20).
Gem neutral_choice(const State& state, const SmallList<Gem, 4>& gems)
{
    const std::array<Colour, 4> colours = ranked_colours(state);
    const auto rank = [&colours](Gem gem) {
        return gem == Gem::white ? colours.begin() : std::ranges::find(colours, colour_of(gem));
    };
    return *std::ranges::min_element(gems, {}, rank);
}

// 4.3, one gem at a time (13 R13).
Progress take_gems(State& state, Log& log)
{
    while (!state.takers.empty()) {
        const auto& left = state.at(state.scoring).gems;
        state.stage = Stage::taking_gems;
        if (state.takers.front() == the_neutral) {
            take_gem(state, neutral_choice(state, left), log);
        } else if (all_alike(left)) {
            take_gem(state, left.front(), log);
        } else {
            return Progress::asking;
        }
        if (state.chooser) {
            return Progress::asking;
        }
    }
    return Progress::finished;
}

// 4.4, port
void pay_port(State& state, Side winner, Log& log)
{
    ++state.purse_of(winner).black;
    ++state.gems_paid;
    log.tell(BlackGemTaken{winner});
}

// The card of this quarter leaves the board.
Character take_card(State& state)
{
    const Character character = *state.at(state.scoring).character;
    state.at(state.scoring).character.reset();
    if (character == Character::blue_edged) {
        --state.blue_edged_left;
    }
    return character;
}

// 9.2 e: the neutral has no hand. The card leaves the game, and the neutral takes a gem instead.
void pay_neutral(State& state, Character character, Log& log)
{
    if (character != Character::blue_edged) {
        state.left.insert(character);
    }
    pay_gem(state, the_neutral, ranked_colours(state).front());
    log.tell(GemTaken{the_neutral, gem_of(ranked_colours(state).front()), GemSource::palace});
}

// 4.4, palace; 7.1 c: Prince, King and blue-edged cards resolve at once.
void pay_palace(State& state, Side winner, Log& log)
{
    const Character character = take_card(state);
    log.tell(CardWon{winner, character});
    if (character == Character::prince || character == Character::king) {
        state.played.insert(character);
        const bool is_king = character == Character::king;
        score(state, winner, is_king ? king_points : prince_points, is_king ? ScoreCause::king : ScoreCause::prince,
              log);
    } else if (winner == the_neutral) {
        pay_neutral(state, character, log);
    } else if (character == Character::blue_edged) {
        log.tell(GemTaken{winner, Gem::white, GemSource::blue_edged});
        ask(state, seat_of(winner), Stage::blue_edged_gem);
    } else {
        state.of(seat_of(winner)).hand.insert(character);
        state.of(seat_of(winner)).fresh.insert(character);
    }
}

void pay(State& state, Area area, Side winner, Log& log)
{
    if (area == Area::port) {
        pay_port(state, winner, log);
    } else if (area == Area::commerce) {
        score(state, winner, state.effects.merchant ? merchant_points : commerce_points, ScoreCause::commerce, log);
    } else {
        pay_palace(state, winner, log);
    }
}

// 4.4: nobody in the palace, and the character leaves the game.
void leave_unclaimed(State& state, Log& log)
{
    const Character character = take_card(state);
    if (character != Character::blue_edged) {
        state.left.insert(character);
    }
    log.tell(CharacterLeft{state.scoring, character});
}

void score_area(State& state, Area area, Log& log)
{
    const Location where = area_of(state.scoring, area);
    const Ranking present = claims(state, standing_in(state, where));
    if (!present.empty()) {
        const Ranking ranking = ranked(state, present, 1, {.contest = Contest::area, .area = where}, log);
        log.tell(AreaWon{where, ranking.front().side, ranking.front().total});
        pay(state, area, ranking.front().side, log);
    } else if (area == Area::palace) {
        leave_unclaimed(state, log);
    }
}

} // namespace

// 4.5, 9.2 h
void go_home(State& state, BrokerNumber number)
{
    PlacedBroker& broker = state.at(number);
    BrokerCounts& home = broker.placer ? state.of(*broker.placer).neutral : state.of(seat_of(broker.side)).behind;
    ++home[static_cast<std::size_t>(broker.value.index())];
    leave(state, number);
    broker = PlacedBroker{};
}

namespace {

void send_home(State& state, Quarter quarter, Log& log)
{
    const Choices<BrokerNumber> everybody_here = standing_in(state, places_of(quarter));
    for (const BrokerNumber number : everybody_here) {
        go_home(state, number);
    }
    if (!everybody_here.empty()) {
        log.tell(QuarterWentHome{quarter});
    }
}

void begin_scoring(State& state, Quarter quarter, Log& log)
{
    state.scoring = quarter;
    state.step = gems;
    const Choices<BrokerNumber> everybody_here = standing_in(state, places_of(quarter));
    reveal(state, everybody_here, log);
    const Ranking present = claims(state, everybody_here);
    const Ranking ranking = ranked(state, present, 3, {.contest = Contest::quarter, .quarter = quarter}, log);
    if (!ranking.empty()) {
        log.tell(QuarterRanked{quarter, ranking});
    }
    line_up_takers(state, ranking);
}

} // namespace

template <int Number>
void begin_quarter(State& state, Log& log)
{
    begin_scoring(state, Quarter(Number), log);
}
template void begin_quarter<1>(State&, Log&);
template void begin_quarter<2>(State&, Log&);
template void begin_quarter<3>(State&, Log&);
template void begin_quarter<4>(State&, Log&);

Progress proceed_quarter(State& state, Log& log)
{
    if (!quarters_of(state).contains(state.scoring)) {
        return Progress::finished;
    }
    if (state.chooser) {
        return Progress::asking;
    }
    if (state.step == gems) {
        if (take_gems(state, log) == Progress::asking) {
            return Progress::asking;
        }
        state.step = port;
    }
    while (state.step < home) {
        score_area(state, static_cast<Area>(state.step - port), log);
        ++state.step;
        if (state.chooser) {
            return Progress::asking;
        }
    }
    send_home(state, state.scoring, log);
    return Progress::finished;
}

void list_gems(const State& state, Legal& legal) { legal.add<TakeGem>(Choices<Gem>(state.at(state.scoring).gems)); }

void list_colours(Legal& legal) { legal.add<ChooseColour>(Choices<Colour>::all()); }

Rejection why_not(const State&, Seat, const TakeGem&) { return no_such_gem; }

void apply(State& state, Seat, const TakeGem& choice, Log& log) { take_gem(state, choice.gem, log); }

void apply(State& state, Seat seat, const ChooseColour& choice, Log& log)
{
    pay_gem(state, side_of(seat), choice.colour);
    state.chooser.reset();
    log.tell(GemColoured{side_of(seat), choice.colour});
}

} // namespace dahut::ys
