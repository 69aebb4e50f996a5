// What the server hosts: a game and its matches with everything typed erased into JSON text. Nothing above this
// interface knows any particular game; hosted_game.hpp makes one out of any type that satisfies Game. What leaves on
// every action is appended to a text that the caller owns; JSON documents are for what comes in and for what is rare.
#pragma once

#include "engine/bots/prospects.hpp"
#include "engine/bots/simulation.hpp"
#include "engine/core/game.hpp"
#include "protocol/event_texts.hpp"
#include "protocol/json.hpp"
#include "protocol/perspective.hpp"
#include "protocol/writing_style.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace dahut {

struct Training;
struct TrainingPlan;

// A refusal to be sent: stable code and sentence, owned.
struct Refusal {
    std::string code;
    std::string sentence;
};

// How what a seat is asked compares with what it was asked at an earlier moment of the match.
enum class RequestSince {
    nothing, // it is not asked now
    same,    // the same answers as then
    wider,   // all answers as then, and more
    other,   // it was not asked then, or some answer is gone
};

// One match being played. Not safe for use from several threads at once; clones are independent.
class HostedMatch {
public:
    HostedMatch() = default;
    HostedMatch(const HostedMatch&) = delete;
    HostedMatch& operator=(const HostedMatch&) = delete;
    HostedMatch(HostedMatch&&) = delete;
    HostedMatch& operator=(HostedMatch&&) = delete;
    virtual ~HostedMatch() = default;

    [[nodiscard]] virtual std::unique_ptr<HostedMatch> clone() const = 0;

    // Empty `must` means that the match is over.
    [[nodiscard]] virtual Asked asked() const = 0;
    // Appends what this seat may answer, as rows (PROTOCOL.md 3): an empty list if it is not asked.
    virtual void write_rows(std::string& text, Seat seat, Style style) const = 0;
    // `before` is the same match at an earlier moment, here and below.
    [[nodiscard]] virtual RequestSince request_since(const HostedMatch& before, Seat seat) const = 0;
    // Carries out an action and sets `told` to its events, or refuses it and changes nothing.
    [[nodiscard]] virtual std::optional<Refusal> submit(Seat seat, const Json& action, EventTexts& told) = 0;

    // The match as it was at an earlier moment, because this seat has undone what came after; the digest goes on from
    // now. Sets `told` to the event that says so.
    [[nodiscard]] virtual std::unique_ptr<HostedMatch> undone_to(const HostedMatch& earlier, Seat by,
                                                                 EventTexts& told) const = 0;

    // Appends all that these eyes may see now.
    virtual void write_view(std::string& text, const Perspective& eyes) const = 0;
    // Appends what changed in that since `before` and returns true; if nothing did, appends nothing.
    [[nodiscard]] virtual bool write_changes(std::string& text, const HostedMatch& before, const Perspective& eyes,
                                             Style style) const = 0;

    // The same match in another state that this viewer could not tell from the true one.
    [[nodiscard]] virtual std::unique_ptr<HostedMatch> resampled(Viewer viewer, Random& random) const = 0;

    // The outcome once over: {"points": […], "places": […]}.
    [[nodiscard]] virtual std::optional<Json> outcome() const = 0;
    // The digest of all events since the start (digest.hpp), for comparing a match with its re-run.
    [[nodiscard]] virtual std::string digest() const = 0;

    // What a bot would do in this seat, which must be asked, within what is allowed to it. It sees the seat's view, its
    // rows, and worlds that the seat cannot tell from the true one.
    [[nodiscard]] virtual Json choose_within(const Allowance& allowance, BotKind bot, Seat seat,
                                             Random& random) const = 0;
    [[nodiscard]] Json choose(BotKind bot, Seat seat, Random& random) const
    {
        return choose_within({}, bot, seat, random);
    }

    // What the best bot would do there, and by how much that is better than what is next best.
    [[nodiscard]] virtual Hint<Json> hint_within(const Allowance& allowance, Seat seat, Random& random) const = 0;

    // How everybody seems to end, by so many playouts in worlds that the public cannot tell from the true one.
    [[nodiscard]] virtual Prospects prospects(int playouts, Random& random) const = 0;
    // What the best bot would have done in this seat, which is asked, instead of `done`, which is legal; by what the
    // seat knows. It thinks until `over` says so. Nothing if this game has no bot that thinks ahead.
    [[nodiscard]] virtual std::optional<Advice<Json>> advise(const std::function<bool()>& over, Seat seat,
                                                             const Json& done, Random& random) const = 0;
};

// One match of a simulation, as a record needs it.
struct PlayedMatch {
    std::uint64_t seed = 0;
    std::vector<std::pair<Seat, Json>> actions;
    Json outcome;
    std::string digest;
};
using WatchMatch = std::function<void(const PlayedMatch&)>;

// A game that can be hosted.
class HostedGame {
public:
    HostedGame() = default;
    HostedGame(const HostedGame&) = delete;
    HostedGame& operator=(const HostedGame&) = delete;
    HostedGame(HostedGame&&) = delete;
    HostedGame& operator=(HostedGame&&) = delete;
    virtual ~HostedGame() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;
    [[nodiscard]] virtual std::string_view title() const = 0;
    [[nodiscard]] virtual std::string_view rules_version() const = 0;
    [[nodiscard]] virtual int seats_fewest() const = 0;
    [[nodiscard]] virtual int seats_most() const = 0;
    // Name, explanation and values of every option, as GET /api/games shows them.
    [[nodiscard]] virtual Json option_list() const = 0;
    // What unpacks its packed events, changes and rows, as GET /api/games/NAME/forms.json shows it.
    [[nodiscard]] virtual Json forms() const = 0;

    // Fills in defaults and checks everything: the complete options, or why they are refused.
    [[nodiscard]] virtual std::variant<Json, Refusal> complete_options(const Json& options, int seats) const = 0;
    // A new match, `told` being set to the events of its start. `options` come from complete_options.
    [[nodiscard]] virtual std::unique_ptr<HostedMatch> start(const Json& options, int seats, const ChanceKey& key,
                                                             EventTexts& told) const = 0;
    // Many matches between bots, without JSON in between. `watch` may be empty; it is shown every match.
    [[nodiscard]] virtual SimulationResult simulate(const Json& options, const SimulationPlan& plan,
                                                    const WatchMatch& watch) const = 0;

    // What this game's bot learns from matches without options among bots (engine/bots/training.hpp); nothing if it
    // cannot learn.
    [[nodiscard]] virtual std::optional<Training> train(const TrainingPlan& plan) const = 0;
    // The names of what it looks at for that; none if it cannot learn.
    [[nodiscard]] virtual std::vector<std::string> feature_names() const = 0;
};

// A game's options as GET /api/games shows them, each value with the numbers of seats it fits.
[[nodiscard]] Json option_list_to_json(const HostedGame& game, std::span<const OptionInfo> options);

// The game of this name, or null.
[[nodiscard]] const HostedGame* find_game(std::span<const HostedGame* const> games, std::string_view name);

} // namespace dahut
