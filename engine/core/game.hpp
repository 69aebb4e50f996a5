// What a game is: pure functions over plain values. This is the whole interface between the rules of one game and the
// code that hosts, plays, stores, tests or shows it.
//
// Words used everywhere: a *game* is a set of rules; a *match* is one state of it being played; a *seat* acts;
// a *viewer* (a seat or the public) sees; an *action* is what a seat asks for; an *event* is what happened;
// a *view* is all that one viewer may know now.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/events.hpp"
#include "engine/core/option.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/random.hpp"
#include "engine/core/rejection.hpp"
#include "engine/core/rows.hpp"
#include "engine/core/seat.hpp"

#include <concepts>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace dahut {

// Contracts, beyond the signatures:
// - `refuse_options` says why these options do not fit this number of seats, or nothing if they fit.
// - `start` requires options that fit. It deals from the key.
// - `to_act` is empty exactly when the match is over. Who is asked depends on public facts only.
// - `legal` replaces the content of its rows. It alone decides what is legal.
// - `legal` puts every legal action into exactly one row, always in the same order, from what the seat itself knows.
// - `legal` lists nothing for a seat that is not asked.
// - `why_not` names the rule that forbids an action. It answers for any seat and any action that no row holds.
// - `apply` requires that a row holds the action. It also carries out the steps that follow and leave no choice.
// - `apply` draws chance only from a Chance in the state (chance.hpp).
// - `view` is the one redaction function. It adds, fact by fact, what the viewer may know.
// - `reveal` is the second half of `view`. It turns the public's view into the view of this viewer by adding to it.
// - `all_seeing` shows everything. It is for records of finished matches only; nobody at the table ever gets it.
// - `resample` picks uniformly among the states that the viewer cannot tell from this one.
// - `resample` keeps the viewer's view, legal actions and answers of `why_not`. It replaces the key of future draws.
// - `check_state` counts every piece and names what does not add up.
// - `outcome` has a value exactly when the match is over.
template <typename G>
concept Game = std::is_trivially_copyable_v<typename G::State> && std::equality_comparable<typename G::Action>
               && std::equality_comparable<typename G::View>
               && requires(typename G::State& state, const typename G::State& position,
                           const typename G::Options& options, const typename G::Action& action, typename G::View& view,
                           Events<typename G::Event>& events, Rows<typename G::Action>& rows, const ChanceKey& key,
                           Random& random, Seat seat, Viewer viewer, int seats) {
                      { G::name } -> std::convertible_to<std::string_view>;
                      { G::title } -> std::convertible_to<std::string_view>;
                      { G::rules_version } -> std::convertible_to<std::string_view>;
                      { G::seats_fewest } -> std::convertible_to<int>;
                      { G::seats_most } -> std::convertible_to<int>;
                      { G::option_list() } -> std::convertible_to<std::span<const OptionInfo>>;
                      { G::refuse_options(options, seats) } -> std::same_as<std::optional<Rejection>>;
                      { G::start(options, seats, key, events) } -> std::same_as<typename G::State>;
                      { G::to_act(position) } -> std::same_as<Asked>;
                      { G::legal(position, seat, rows) } -> std::same_as<void>;
                      { G::why_not(position, seat, action) } -> std::same_as<Rejection>;
                      { G::apply(state, seat, action, events) } -> std::same_as<void>;
                      { G::view(position, viewer) } -> std::same_as<typename G::View>;
                      { G::reveal(position, viewer, view) } -> std::same_as<void>;
                      { G::all_seeing(position) } -> std::same_as<typename G::View>;
                      { G::resample(position, viewer, random) } -> std::same_as<typename G::State>;
                      { G::outcome(position) } -> std::same_as<std::optional<Outcome>>;
                      { G::check_state(position) } -> std::same_as<std::optional<std::string_view>>;
                  };

// What this seat may do now.
template <Game G>
[[nodiscard]] Rows<typename G::Action> legal_rows(const typename G::State& state, Seat seat)
{
    Rows<typename G::Action> rows;
    G::legal(state, seat, rows);
    return rows;
}

// Nothing if this seat may carry out this action now, otherwise the reason why not.
template <Game G>
[[nodiscard]] std::optional<Rejection> check_action(const typename G::State& state, Seat seat,
                                                    const typename G::Action& action)
{
    return legal_rows<G>(state, seat).holds(action) ? std::nullopt : std::optional(G::why_not(state, seat, action));
}

} // namespace dahut
