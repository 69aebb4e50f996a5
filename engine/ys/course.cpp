// ys 3: the course of a turn, phase by phase. Each phase begins once. It then proceeds after each action until it is
// finished.
#include "engine/ys/rules.hpp"

namespace dahut::ys {

namespace {

struct Phase {
    void (*begin)(State&, Log&);
    Progress (*proceed)(State&, Log&);
};

void begin_nothing(State&, Log&) {}

Progress proceed_at_once(State&, Log&) { return Progress::finished; }

// ys 3.4: the ships leave, effects end, and cards won this turn become playable in the next.
void begin_clean_up(State& state, Log&)
{
    for (QuarterState& quarter : state.quarters) {
        quarter.ship.reset();
        quarter.gems.clear();
    }
    for (Player& player : state.players) {
        player.fresh.clear();
        player.played = 0;
    }
    state.rows = {};
    state.brokers = {};
    state.placed = 0;
    state.standing = {};
    state.taken.clear();
    state.closed.clear();
    state.columns.clear();
    state.effects = Effects{};
}

// ys 3, in the order of the rulebook.
constexpr std::array<Phase, 15> turn_phases{{
    {begin_arrivals, proceed_at_once},                    // 3.1
    {begin_nothing, proceed_bidding},                     // 3.2 a
    {begin_choosing, proceed_choosing},                   // 3.2 b
    {begin_window<Stage::placing_cards>, proceed_window}, // 3.3 a
    {begin_rounds, proceed_rounds},                       // 3.3 b, c
    {begin_last_brokers, proceed_at_once},                // 3.3 d
    {begin_window<Stage::scoring_cards>, proceed_window}, // 3.4
    {begin_quarter<1>, proceed_quarter},                  // 4
    {begin_quarter<2>, proceed_quarter},
    {begin_quarter<3>, proceed_quarter},
    {begin_quarter<4>, proceed_quarter},
    {begin_market, proceed_market},                   // 5
    {begin_window<Stage::end_cards>, proceed_window}, // 3.4
    {begin_nothing, proceed_courtiers},               // 9.3
    {begin_clean_up, proceed_at_once},                // 3.4
}};

void begin_phase(State& state, Log& log) { turn_phases[state.phase].begin(state, log); }

void end_match(State& state, Log& log)
{
    state.stage = Stage::over;
    log.tell(GameEnded{final_score(state)});
}

// False once the last turn is over.
bool next_phase(State& state, Log& log)
{
    if (state.phase + 1U < turn_phases.size()) {
        ++state.phase;
    } else if (state.turn.number() < Turn::highest) {
        state.turn = Turn(state.turn.number() + 1);
        state.phase = 0;
    } else {
        end_match(state, log);
        return false;
    }
    begin_phase(state, log);
    return true;
}

} // namespace

void carry_on(State& state, Log& log)
{
    while (turn_phases[state.phase].proceed(state, log) == Progress::finished && next_phase(state, log)) {
    }
}

bool is_scoring_a_quarter(const State& state)
{
    return state.stage != Stage::over && turn_phases[state.phase].proceed == proceed_quarter;
}

void begin_first_turn(State& state, Log& log)
{
    begin_phase(state, log);
    carry_on(state, log);
}

} // namespace dahut::ys
