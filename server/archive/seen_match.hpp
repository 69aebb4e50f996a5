// A finished match as somebody's eyes saw it, step by step. It is worked out by the rules, once and again, or read from
// what was kept of it (docs/decisions/0076). Who may read it is decided elsewhere.
#pragma once

#include "protocol/hosted.hpp"
#include "protocol/perspective.hpp"
#include "protocol/record.hpp"
#include "server/archive/cancelled.hpp"
#include "server/archive/finished_match.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dahut {

// A JSON text without line breaks, and how many events it tells.
struct SeenPart {
    std::size_t told = 0;
    std::string text;
};

struct SeenMatch {
    // The view at the start of the match, and the list of the events that the start told.
    std::string view;
    SeenPart events;
    // Objects of the replay's list of steps.
    std::vector<SeenPart> steps;
    // The list of all that was drawn. Nothing unless all seats' eyes look.
    std::optional<std::string> draws;
};

// Why a match could not be worked out: nobody waits for it any more, or the rules of this program do not give it.
enum class Unseen { nobody_waits, other_rules };

// As each of these eyes saw it, in their order.
[[nodiscard]] std::variant<std::vector<SeenMatch>, Unseen> see_again(const Record& record,
                                                                     std::span<const HostedGame* const> games,
                                                                     std::span<const Perspective> eyes,
                                                                     const NobodyWaits& nobody_waits);

// All eyes that a match has, those of all seats first.
[[nodiscard]] std::vector<Perspective> all_eyes(std::size_t seats);
// The match of this record as all of them saw it, for keeping. Compressed, because most of it is the same for all.
[[nodiscard]] std::string kept_replay(std::span<const SeenMatch> seen, const Record& record);
// Out of what was kept: nothing if that is damaged, or if the match has no such eyes.
[[nodiscard]] std::optional<SeenMatch> seen_in(std::string_view kept, const Perspective& eyes, const Record& record);
// What a former version has kept, in fewer bytes: nothing if it cannot be, or need not be.
[[nodiscard]] std::optional<std::string> kept_anew(std::string_view kept, const Record& record);

// The answer to whoever asks for a replay.
[[nodiscard]] std::string replay_text(const FinishedMatch& finished, const SeenMatch& seen);

} // namespace dahut
