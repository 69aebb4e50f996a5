// What has just happened in a match, as far back as it can be undone, and the match without an action of it. Whether a
// seat may undo that is asked elsewhere (undo.hpp).
#pragma once

#include "protocol/hosted.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace dahut {

// In journals and records an undoing stands where it happened, as if it were an action of the game.
[[nodiscard]] Json undo_action();
[[nodiscard]] bool is_undo(const Json& action);

// Who did something for a seat: its person, or a bot.
enum class Doer : std::uint8_t { person, bot };

struct PastAction {
    // The how-manieth of the match, counted from 0 with everything undone and every undoing.
    std::size_t number = 0;
    std::shared_ptr<const HostedMatch> before;
    Seat seat;
    Json action;
    Doer doer = Doer::person;
};

class Past {
public:
    // The oldest action is forgotten if there are too many to undo. An undoing is none: `undone` says what the past is
    // after it.
    void add(PastAction action);

    // From this seat's latest action on; empty if it has none.
    [[nodiscard]] std::span<const PastAction> since_latest_of(Seat seat) const;

    struct Undone;
    // The match as it is `now`, but without this seat's latest action, and all that comes from it. Nothing if there is
    // no such action, or if what others did after it is not legal without it.
    [[nodiscard]] std::optional<Undone> undone(const HostedMatch& now, Seat seat) const;

private:
    std::vector<PastAction> actions_;
};

struct Past::Undone {
    // Of the action that has not been any more.
    std::size_t number = 0;
    std::shared_ptr<const HostedMatch> match;
    EventTexts told;
    Past past;
};

} // namespace dahut
