// What one viewer of a match has been told so far: nothing but numbers. What a step tells a viewer is worked out from
// the match before and after it, so it depends on the match's redacted answers only, and running a journal again gives
// every message again, byte for byte.
#pragma once

#include "protocol/hosted.hpp"
#include "server/table/handovers.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

struct ViewerStream {
    Viewer viewer;
    // Of the latest message; none yet is 0.
    std::int64_t number = 0;
    // Of the latest request to this seat; none yet is 0.
    std::int64_t decision = 0;
    // Of the latest message before a seat changed hands the last time; none has is 0.
    std::int64_t handover = 0;

    bool operator==(const ViewerStream&) const = default;
};

enum class ActedBy { this_seat, another };

// The number of what a seat is asked after a step: a new one unless the same request merely gained answers.
[[nodiscard]] std::int64_t decision_after(std::int64_t before, RequestSince since, ActedBy acted);

// One step of a match for one viewer.
struct ViewerStep {
    // What the viewer will have been told.
    ViewerStream stream;
    // Whether the step changes what is asked: then the message says so.
    bool asks_anew = false;
    // Whether the viewer can notice the step at all; otherwise it is told nothing.
    bool noticed = true;
    // The number of the message whose action has been undone by this step, if the viewer was told of it.
    std::optional<std::int64_t> undoes = std::nullopt;
};

// A step of a match: its start, before which there is nothing, or an action.
struct MatchStep {
    std::shared_ptr<const HostedMatch> before;
    std::shared_ptr<const HostedMatch> after;
    std::optional<Seat> actor;
    EventTexts told;
    std::vector<ViewerStep> viewers;
    // The step that this one has undone, counted from the start of the match, which is 0.
    std::optional<std::size_t> undoes = std::nullopt;

    // Adds what the step is for a viewer who has been told so much.
    void add_viewer(const ViewerStream& stream);
    // The step of this viewer; null if it is none of those added.
    [[nodiscard]] const ViewerStep* of(Viewer viewer) const;
};

// What a viewer is told of a step that it notices: a snapshot of the start, an update of an action. `answers` is the
// id of the viewer's own request that this message answers, if it does.
[[nodiscard]] std::string step_text(const MatchStep& step, const ViewerStep& viewer,
                                    std::optional<std::string_view> answers = std::nullopt);

// What a viewer has been told of a match besides its view: all events so far, as the inside of a JSON list, how many
// of them each step told, and which seats have changed hands.
struct ToldSoFar {
    std::string_view events;
    std::span<const std::size_t> counts = {};
    std::span<const Handover> handovers = {};
};

// A whole view with what was told so far.
[[nodiscard]] std::string snapshot_text(const HostedMatch& match, const ViewerStream& stream, const ToldSoFar& told);

// What is asked of this seat now; nothing if nothing is.
[[nodiscard]] std::optional<std::string> decision_text(const HostedMatch& match, const ViewerStream& stream);

} // namespace dahut
