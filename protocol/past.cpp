#include "protocol/past.hpp"

#include "protocol/limits.hpp"

#include <algorithm>
#include <utility>

namespace dahut {

Json undo_action() { return {{"type", "undo"}}; }

bool is_undo(const Json& action)
{
    const auto type = action.find("type");
    return type != action.end() && type->is_string() && type->get_ref<const std::string&>() == "undo";
}

void Past::add(PastAction action)
{
    if (actions_.size() == limits::undo_reach) {
        actions_.erase(actions_.begin());
    }
    actions_.push_back(std::move(action));
}

std::span<const PastAction> Past::since_latest_of(Seat seat) const
{
    const auto latest = std::find_if(actions_.rbegin(), actions_.rend(),
                                     [seat](const PastAction& action) { return action.seat == seat; });
    return latest == actions_.rend() ? std::span<const PastAction>() : std::span(latest.base() - 1, actions_.end());
}

std::optional<Past::Undone> Past::undone(const HostedMatch& now, Seat seat) const
{
    const std::span<const PastAction> since = since_latest_of(seat);
    if (since.empty()) {
        return std::nullopt;
    }
    Undone undone;
    undone.number = since.front().number;
    undone.past.actions_.assign(actions_.begin(), actions_.end() - static_cast<std::ptrdiff_t>(since.size()));
    std::unique_ptr<HostedMatch> match = since.front().before->clone();
    for (const PastAction& later : since.subspan(1)) {
        undone.past.add({later.number, match->clone(), later.seat, later.action, later.doer});
        if (match->submit(later.seat, later.action, undone.told)) {
            return std::nullopt;
        }
    }
    undone.match = now.undone_to(*match, seat, undone.told);
    return undone;
}

} // namespace dahut
