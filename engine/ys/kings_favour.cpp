// ys 9.3: King's Favour. After scoring, every player secretly sends one of the three brokers before the screen to the
// throne room. At the end the sums there score.
#include "engine/ys/rules.hpp"

#include <algorithm>
#include <numeric>

namespace dahut::ys {

namespace {

void choose_courtier(State& state, Seat seat, Broker broker, Log& log)
{
    state.of(seat).courtier = broker;
    log.tell(CourtierChosen{seat});
}

// Everybody can see whether there is a choice (13 R5).
bool has_no_choice(const Player& player)
{
    return std::ranges::all_of(player.before_screen,
                               [&player](Broker broker) { return broker == player.before_screen.front(); });
}

// A set-aside 2 replaces the courtier, as long as there is one.
void send_courtier(Player& player)
{
    player.before_screen.remove(*player.courtier);
    player.throne_room.push_back({*player.courtier, {}});
    player.courtier.reset();
    if (player.throne_room.size() <= replacements) {
        ++player.behind[static_cast<std::size_t>(courtiers_replacement.index())];
    }
}

int sum_of_courtiers(const Player& player)
{
    int sum = 0;
    for (const Courtier& courtier : player.throne_room) {
        sum += courtier.value.number();
    }
    return sum;
}

} // namespace

Progress proceed_courtiers(State& state, Log& log)
{
    if (state.options.kings_favour == Switch::off) {
        return Progress::finished;
    }
    state.stage = Stage::sending_courtiers;
    Progress progress = Progress::finished;
    for (const Seat seat : seats_of(state)) {
        if (!state.of(seat).courtier && has_no_choice(state.of(seat))) {
            choose_courtier(state, seat, state.of(seat).before_screen.front(), log);
        }
        progress = state.of(seat).courtier ? progress : Progress::asking;
    }
    if (progress == Progress::finished) {
        for (const Seat seat : seats_of(state)) {
            send_courtier(state.of(seat));
        }
        send_home_from_before(state);
        log.tell(CourtiersSent{state.turn});
    }
    return progress;
}

void send_home_from_before(State& state)
{
    for (const Seat seat : seats_of(state)) {
        Player& player = state.of(seat);
        for (const Broker broker : player.before_screen) {
            ++player.behind[static_cast<std::size_t>(broker.index())];
        }
        player.before_screen.clear();
    }
}

void list_courtiers(const State& state, Seat seat, Legal& legal)
{
    legal.add<SendCourtier>(Choices<Broker>(state.of(seat).before_screen));
}

Rejection why_not(const State&, Seat, const SendCourtier&) { return not_before_screen; }

void apply(State& state, Seat seat, const SendCourtier& choice, Log& log)
{
    choose_courtier(state, seat, choice.broker, log);
}

// Tied players share the points of their places, rounded down.
SmallList<FavourPlace, sides_max> score_favour(const State& state)
{
    SmallList<FavourPlace, sides_max> favour;
    if (state.options.kings_favour == Switch::off) {
        return favour;
    }
    const auto seats = seats_of(state);
    for (const Seat seat : seats) {
        const int sum = sum_of_courtiers(state.of(seat));
        const auto better =
            std::ranges::count_if(seats, [&](Seat other) { return sum_of_courtiers(state.of(other)) > sum; });
        const auto tied =
            std::ranges::count_if(seats, [&](Seat other) { return sum_of_courtiers(state.of(other)) == sum; });
        const auto* const first = favour_points.begin() + better;
        const int points = std::accumulate(first, first + tied, 0) / static_cast<int>(tied);
        favour.push_back({side_of(seat), Strength(sum), static_cast<std::uint8_t>(better + 1), Points(points)});
    }
    return favour;
}

} // namespace dahut::ys
