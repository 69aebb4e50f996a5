#include "server/table/stream.hpp"

#include "protocol/kinds_writing.hpp"

#include <algorithm>

namespace dahut {

namespace {

bool is_asked(const HostedMatch& match, Viewer viewer)
{
    const Asked asked = match.asked();
    return viewer && (asked.must.contains(*viewer) || asked.may.contains(*viewer));
}

void write_decision(std::string& text, const HostedMatch& match, const ViewerStream& stream, Style style)
{
    text += R"({"number":)";
    write_number(text, stream.decision);
    if (!match.asked().must.contains(*stream.viewer)) {
        text += R"(,"optional":true)";
    }
    text += R"(,"rows":)";
    match.write_rows(text, *stream.viewer, style);
    text += '}';
}

// Null if nothing is asked any more.
void write_decision_or_null(std::string& text, const HostedMatch& match, const ViewerStream& stream)
{
    if (is_asked(match, stream.viewer)) {
        write_decision(text, match, stream, Style::packed);
    } else {
        text += "null";
    }
}

void write_update(std::string& text, const MatchStep& step, const ViewerStep& viewer,
                  std::optional<std::string_view> answers)
{
    const auto events = [&](std::string& to) {
        to += '[';
        step.told.append_to(to, viewer.stream.viewer, Style::packed);
        to += ']';
    };
    const auto changes = [&](std::string& to) {
        if (!step.after->write_changes(to, *step.before, viewer.stream.viewer, Style::packed)) {
            to += "[]";
        }
    };
    const auto decision = [&](std::string& to) { write_decision_or_null(to, *step.after, viewer.stream); };
    write_typed(text, told::Update{answers, viewer.stream.number, viewer.undoes, events, changes,
                                   viewer.asks_anew ? std::optional<Written>(decision) : std::nullopt});
}

bool changes_view(const MatchStep& step, Viewer viewer)
{
    std::string changes;
    return step.after->write_changes(changes, *step.before, viewer, Style::packed);
}

// A viewer's part in a step, as far as decisions go.
ViewerStep asked_after(const ViewerStream& stream, const MatchStep& step)
{
    ViewerStep next{stream};
    if (!stream.viewer) {
        return next;
    }
    const bool began = step.before == nullptr;
    const ActedBy acted = step.actor == stream.viewer ? ActedBy::this_seat : ActedBy::another;
    const RequestSince since =
        began ? (is_asked(*step.after, stream.viewer) ? RequestSince::other : RequestSince::nothing)
              : step.after->request_since(*step.before, *stream.viewer);
    next.stream.decision = decision_after(stream.decision, since, acted);
    next.asks_anew = since == RequestSince::nothing ? !began && is_asked(*step.before, stream.viewer)
                                                    : since != RequestSince::same || acted == ActedBy::this_seat;
    return next;
}

} // namespace

std::int64_t decision_after(std::int64_t before, RequestSince since, ActedBy acted)
{
    const bool same_request = acted == ActedBy::another && since != RequestSince::other;
    return since == RequestSince::nothing || same_request ? before : before + 1;
}

void MatchStep::add_viewer(const ViewerStream& stream)
{
    ViewerStep next = asked_after(stream, *this);
    next.noticed =
        before == nullptr || next.asks_anew || told.heard_by(stream.viewer) || changes_view(*this, stream.viewer);
    next.stream.number += next.noticed ? 1 : 0;
    viewers.push_back(next);
}

const ViewerStep* MatchStep::of(Viewer viewer) const
{
    const auto found = std::ranges::find(viewers, viewer, [](const ViewerStep& one) { return one.stream.viewer; });
    return found == viewers.end() ? nullptr : &*found;
}

std::string step_text(const MatchStep& step, const ViewerStep& viewer, std::optional<std::string_view> answers)
{
    if (step.before == nullptr) {
        std::string events = "[";
        step.told.append_to(events, viewer.stream.viewer, Style::named);
        return snapshot_text(*step.after, viewer.stream, {std::string_view(events).substr(1)});
    }
    // Messages are kept while they wait for slow readers, so they are as long as they have to be and no longer; what
    // they are written into is used again and again.
    static thread_local std::string text;
    text.clear();
    write_update(text, step, viewer, answers);
    return text;
}

std::string snapshot_text(const HostedMatch& match, const ViewerStream& stream, const ToldSoFar& told)
{
    const auto view = [&](std::string& to) { match.write_view(to, stream.viewer); };
    const auto events = [&](std::string& to) {
        to += '[';
        to += told.events;
        to += ']';
    };
    const auto decision = [&](std::string& to) { write_decision(to, match, stream, Style::named); };
    std::string text;
    write_typed(text, told::Snapshot{stream.number, view, events, told_handovers(told.handovers, told.counts),
                                     is_asked(match, stream.viewer) ? std::optional<Written>(decision) : std::nullopt});
    return text;
}

std::optional<std::string> decision_text(const HostedMatch& match, const ViewerStream& stream)
{
    if (!is_asked(match, stream.viewer)) {
        return std::nullopt;
    }
    std::string text;
    write_decision(text, match, stream, Style::named);
    return text;
}

} // namespace dahut
