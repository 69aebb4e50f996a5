// magna-carta 5: the course of a round, phase by phase. Each phase begins once. It then proceeds after each action
// until it is finished.
#include "engine/magna_carta/rules.hpp"

namespace dahut::magna_carta {

namespace {

struct Phase {
    void (*begin)(State&, Log&);
    Progress (*proceed)(State&, Log&);
};

void begin_nothing(State&, Log&) {}

Progress proceed_at_once(State&, Log&) { return Progress::finished; }

// The first phase belongs to the set-up. The others make up every round, in the order of the rulebook.
constexpr std::array<Phase, 7> phases{{
    {begin_nothing, proceed_hands},       // 5.1
    {begin_income, proceed_at_once},      // 5 a
    {begin_actions, proceed_actions},     // 5 b
    {begin_provost, proceed_provost},     // 5 c
    {begin_abilities, proceed_abilities}, // 5 d
    {begin_castle, proceed_castle},       // 5 e
    {begin_round_end, proceed_at_once},   // 5 f
}};
constexpr std::uint8_t first_of_round = 1;

void end_match(State& state, Log& log)
{
    state.stage = Stage::over;
    log.tell(GameEnded{final_score(state)});
}

// False after the round in which the last token was taken (magna-carta 4).
bool next_phase(State& state, Log& log)
{
    if (state.phase + 1U < phases.size()) {
        ++state.phase;
    } else if (count_of(state.castle) > 0) {
        state.round = Round(state.round.number() + 1);
        state.phase = first_of_round;
    } else {
        end_match(state, log);
        return false;
    }
    phases[state.phase].begin(state, log);
    return true;
}

} // namespace

void carry_on(State& state, Log& log)
{
    while (phases[state.phase].proceed(state, log) == Progress::finished && next_phase(state, log)) {
    }
}

} // namespace dahut::magna_carta
