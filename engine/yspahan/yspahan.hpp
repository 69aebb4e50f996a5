// Yspahan, a game by Sébastien Pauchon for two to four players, as a Game that the rest of Dahut hosts. This is only
// the front. The rules are in rules.hpp and the files named there, by rulebook heading.
#pragma once

#include "engine/core/game.hpp"
#include "engine/yspahan/event.hpp"
#include "engine/yspahan/options.hpp"
#include "engine/yspahan/state.hpp"
#include "engine/yspahan/view.hpp"

namespace dahut::yspahan {

// The contracts are those of Game (engine/core/game.hpp).
struct Yspahan {
    using Options = yspahan::Options;
    using State = yspahan::State;
    using Action = yspahan::Action;
    using Event = yspahan::Event;
    using View = yspahan::View;

    static constexpr std::string_view name = "yspahan";
    static constexpr std::string_view title = "Yspahan";
    static constexpr std::string_view rules_version = "yspahan 1";
    static constexpr int seats_fewest = 2;
    static constexpr int seats_most = players_max;

    [[nodiscard]] static std::span<const OptionInfo> option_list() { return yspahan::option_list(); }
    [[nodiscard]] static std::optional<Rejection> refuse_options(const Options& options, int seats)
    {
        return yspahan::refuse_options(options, seats);
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

static_assert(Game<Yspahan>);

} // namespace dahut::yspahan
