// Caylus Magna Carta, a game by William Attia for two to four players, as a Game that the rest of Dahut hosts. This is
// only the front. The rules are in rules.hpp and the files named there, by rulebook heading.
#pragma once

#include "engine/core/game.hpp"
#include "engine/magna_carta/event.hpp"
#include "engine/magna_carta/options.hpp"
#include "engine/magna_carta/state.hpp"
#include "engine/magna_carta/view.hpp"

namespace dahut::magna_carta {

// The contracts are those of Game (engine/core/game.hpp).
struct MagnaCarta {
    using Options = magna_carta::Options;
    using State = magna_carta::State;
    using Action = magna_carta::Action;
    using Event = magna_carta::Event;
    using View = magna_carta::View;

    static constexpr std::string_view name = "magna-carta";
    static constexpr std::string_view title = "Caylus Magna Carta";
    static constexpr std::string_view rules_version = "magna-carta 1";
    static constexpr int seats_fewest = 2;
    static constexpr int seats_most = magna_carta::seats_most;

    [[nodiscard]] static std::span<const OptionInfo> option_list() { return magna_carta::option_list(); }
    [[nodiscard]] static std::optional<Rejection> refuse_options(const Options& options, int seats)
    {
        return magna_carta::refuse_options(options, seats);
    }
    [[nodiscard]] static State start(const Options& options, int seats, const ChanceKey& key, Events<Event>& events);
    [[nodiscard]] static Asked to_act(const State& state);
    static void legal(const State& state, Seat seat, Rows<Action>& rows);
    [[nodiscard]] static Rejection why_not(const State& state, Seat seat, const Action& action);
    static void apply(State& state, Seat seat, const Action& action, Events<Event>& events);
    [[nodiscard]] static View view(const State& state, Viewer viewer);
    static void reveal(const State& state, Viewer viewer, View& open);
    [[nodiscard]] static View all_seeing(const State& state);
    [[nodiscard]] static State resample(const State& state, Viewer viewer, Random& random);
    [[nodiscard]] static std::optional<Outcome> outcome(const State& state);
    [[nodiscard]] static std::optional<std::string_view> check_state(const State& state);
};

static_assert(Game<MagnaCarta>);

} // namespace dahut::magna_carta
