#include "server/tables/history.hpp"

#include "server/limits.hpp"

namespace dahut {

void Listening::hear(const MatchStep& step)
{
    if (step.undoes) {
        events_.at(*step.undoes) = "[";
    }
    step.told.append_to(events_.emplace_back("["), viewer_, Style::named);
    match_ = step.after;
    const ViewerStep* const mine = step.of(viewer_);
    if (mine == nullptr) {
        return;
    }
    stream_ = mine->stream;
    if (seen_ && mine->noticed && mine->stream.number > *seen_) {
        updates_.push_back(step_text(step, *mine));
        if (static_cast<std::int64_t>(updates_.size()) > limits::missed_updates) {
            seen_.reset();
            updates_.clear();
        }
    }
}

std::vector<std::string> Listening::missed() const
{
    if (stream_.number == 0) {
        return {};
    }
    const bool all_are_there = seen_ && *seen_ <= stream_.number;
    return all_are_there ? updates_ : std::vector{snapshot_text(*match_, stream_, all_events())};
}

std::string Listening::all_events() const
{
    std::string all = "[";
    for (const std::string& list : events_) {
        if (list.size() > 1) {
            separate(all);
            all += std::string_view(list).substr(1);
        }
    }
    return all.substr(1);
}

std::vector<std::string> missed_messages(const StoredTable& stored, std::span<const HostedGame* const> games,
                                         Viewer viewer, std::optional<std::int64_t> seen)
{
    Listening listening(viewer, seen);
    (void)restore_table(stored, games, [&listening](const MatchStep& step) { listening.hear(step); });
    return listening.missed();
}

bool has_missed(const ViewerStream& stream, std::optional<std::int64_t> seen)
{
    return seen != stream.number && stream.number > 0;
}

} // namespace dahut
