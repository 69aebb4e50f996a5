// Plays whole matches between bots, fast and reproducibly, for measuring and testing.
#pragma once

#include "engine/bots/levels.hpp"
#include "engine/bots/simulation.hpp"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace dahut {

// One match that was played. `seed` determines its deal and its play.
template <Game G>
struct PlayedGame {
    std::uint64_t seed = 0;
    std::vector<std::pair<Seat, typename G::Action>> actions;
    Outcome outcome;
    Hash digest;
};

// Plays matches one after the other, reusing the same memory.
template <Game G, Bot<G> Greedy>
class Simulator {
public:
    Simulator(const typename G::Options& options, const SimulationPlan& plan) : options_(options), plan_(plan) {}

    // Throws std::logic_error if the plan checks states and one is inconsistent.
    const PlayedGame<G>& play(int number)
    {
        played_.seed = seed_of_game(plan_.seed, number);
        played_.actions.clear();
        played_.digest = Hash();
        FastStream mood(seed_of_purpose(played_.seed, "bots"));
        events_.clear();
        typename G::State state =
            G::start(options_, static_cast<int>(plan_.bots.size()), ChanceKey(played_.seed), events_);
        note(state);
        for (Asked asked = G::to_act(state); !asked.must.empty(); asked = G::to_act(state)) {
            act(state, asked, mood);
        }
        played_.outcome = *G::outcome(state);
        return played_;
    }

private:
    // The first seat that must act acts. But one time in eight, a seat that may act does so instead.
    void act(typename G::State& state, Asked asked, Stream& mood)
    {
        const bool free_will = !asked.may.empty() && pick_below(mood, 8) == 0;
        const Seat seat = *(free_will ? asked.may : asked.must).begin();
        G::legal(state, seat, rows_);
        const typename G::Action action = chosen(Knowledge<G>(state, seat, rows_), mood);
        events_.clear();
        G::apply(state, seat, action, events_);
        played_.actions.emplace_back(seat, action);
        note(state);
    }

    typename G::Action chosen(const Knowledge<G>& knowledge, Stream& mood)
    {
        const Seat seat = knowledge.seat();
        const auto place = static_cast<std::size_t>(seat.index());
        const bool is_choice = knowledge.rows().size() > 1;
        if (is_choice && plan_.watch.begins) {
            plan_.watch.begins();
        }
        const Allowance allowance = plan_.allowances.empty() ? Allowance() : plan_.allowances[place];
        const typename G::Action action = choose_as<G, Greedy>(plan_.bots[place], knowledge, mood, allowance);
        if (is_choice && plan_.watch.ended) {
            plan_.watch.ended(seat);
        }
        return action;
    }

    void note(const typename G::State& state)
    {
        for (const auto& one : events_.all()) {
            played_.digest.add(one.event);
        }
        if (plan_.checks == Checks::every_state) {
            if (const std::optional<std::string_view> fault = G::check_state(state)) {
                throw std::logic_error("game with seed " + std::to_string(played_.seed) + ": " + std::string(*fault));
            }
        }
    }

    typename G::Options options_;
    SimulationPlan plan_;
    Rows<typename G::Action> rows_;
    Events<typename G::Event> events_;
    PlayedGame<G> played_;
};

// Plays all games of the plan and passes each to `watch`.
template <Game G, Bot<G> Greedy, typename Watch>
[[nodiscard]] SimulationResult simulate_games(const typename G::Options& options, const SimulationPlan& plan,
                                              Watch&& watch)
{
    SimulationResult result;
    Simulator<G, Greedy> simulator(options, plan);
    for (int number = 0; number < plan.games; ++number) {
        const PlayedGame<G>& played = simulator.play(number);
        result.actions += played.actions.size();
        for (int seat = 0; seat < played.outcome.points.size(); ++seat) {
            result.points[static_cast<std::size_t>(seat)] += played.outcome.points[seat].number();
        }
        result.signature.add_hash(played.digest);
        watch(played);
    }
    return result;
}

} // namespace dahut
