#include "server/tables/stream.hpp"

#include "protocol/changes.hpp"

#include <algorithm>

namespace dahut {

namespace {

// Messages kept for those who come back; older ones are replaced by a snapshot.
constexpr std::size_t latest_most = 32;

// Elements of a JSON list, written one after the other.
std::string inside_of(const Json& list)
{
    const std::string text = list.dump();
    return text.substr(1, text.size() - 2);
}

bool list_holds_all(const Json& after, const Json& before)
{
    return std::ranges::all_of(before,
                               [&](const Json& value) { return std::ranges::find(after, value) != after.end(); });
}

bool row_allows_all(const Json& after, const Json& before)
{
    if (after.size() != before.size()) {
        return false;
    }
    const auto fits = [&](const auto& field) {
        const auto found = after.find(field.key());
        if (found == after.end()) {
            return false;
        }
        return found->is_array() && field.value().is_array() ? list_holds_all(*found, field.value())
                                                             : *found == field.value();
    };
    const auto& fields = before.items();
    return std::all_of(fields.begin(), fields.end(), fits);
}

} // namespace

Json Asking::to_json() const { return question ? decision_json(number, *question) : Json(nullptr); }

bool still_allows(const Json& after, const Json& before)
{
    return std::ranges::all_of(before, [&](const Json& old_row) {
        return std::ranges::any_of(after, [&](const Json& row) { return row_allows_all(row, old_row); });
    });
}

Asking asked_next(const Asking& before, std::optional<Question> question, Acted acted)
{
    if (!question) {
        return {before.number, std::nullopt};
    }
    const bool same_request =
        acted == Acted::by_another && before.question && still_allows(question->rows, before.question->rows);
    return {same_request ? before.number : before.number + 1, std::move(question)};
}

ViewerStream::Next ViewerStream::after(const HostedMatch& match, std::optional<Seat> actor) const
{
    const Json events = match.events(viewer_);
    Next next;
    next.viewer = viewer_;
    next.view = match.view(viewer_);
    next.events = inside_of(events);
    if (viewer_) {
        const Acted acted = actor == viewer_ ? Acted::by_this_seat : Acted::by_another;
        next.asking = asked_next(asking_, match.question(*viewer_), acted);
    }
    if (!actor) {
        next.message = first_message(next);
        return next;
    }
    Update update{number_ + 1, events, changes_between(view_, next.view), std::nullopt};
    if (Json decision = next.asking.to_json(); decision != asking_.to_json()) {
        update.decision = std::move(decision);
    }
    if (!update.events.empty() || !update.changes.empty() || update.decision) {
        next.message = message_of(update_text(update));
    }
    return next;
}

void ViewerStream::take(Next next)
{
    view_ = std::move(next.view);
    events_ += (events_.empty() || next.events.empty() ? "" : ",") + next.events;
    asking_ = std::move(next.asking);
    if (!next.message) {
        return;
    }
    ++number_;
    latest_.push_back(std::move(next.message));
    if (latest_.size() > latest_most) {
        latest_.pop_front();
    }
}

std::vector<Message> ViewerStream::missed_since(std::optional<std::int64_t> seen) const
{
    const auto kept = static_cast<std::int64_t>(latest_.size());
    if (!seen || *seen > number_ || *seen < number_ - kept) {
        return number_ == 0 ? std::vector<Message>{} : std::vector{snapshot()};
    }
    return {latest_.end() - static_cast<std::ptrdiff_t>(number_ - *seen), latest_.end()};
}

Message ViewerStream::snapshot() const
{
    const Json decision = asking_.to_json();
    return message_of(
        snapshot_text({number_, view_, events_, decision.is_null() ? std::nullopt : std::optional(decision)}));
}

// A match begins with a whole view.
Message ViewerStream::first_message(const Next& next) const
{
    const Json decision = next.asking.to_json();
    return message_of(snapshot_text(
        {number_ + 1, next.view, next.events, decision.is_null() ? std::nullopt : std::optional(decision)}));
}

} // namespace dahut
