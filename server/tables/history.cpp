#include "server/tables/history.hpp"

#include "server/limits.hpp"

namespace dahut {

namespace {

// Listens to a match for somebody of whom nothing is known but the token.
class Expecting {
public:
    explicit Expecting(const Comer& comer) : comer_(comer) {}

    // Whoever has no part in the match when it begins has missed what was before, even if it has one later.
    void hear(const Table& table, const MatchStep& step)
    {
        if (!begun_) {
            begun_ = true;
            viewer_ = table.viewer_of_key(comer_.key);
            listening_ = Listening(viewer_.value_or(the_public), comer_.seen);
        }
        if (viewer_) {
            listening_.hear(step);
        }
    }

    // Nothing if the token leads to nobody any more, or to somebody else.
    [[nodiscard]] std::optional<Recalled> recalled(const Table& table) const
    {
        const bool same = viewer_ && table.viewer_of_key(comer_.key) == viewer_;
        return same ? std::optional(Recalled{*viewer_, comer_.seen, listening_.missed()}) : std::nullopt;
    }

private:
    const Comer& comer_;
    bool begun_ = false;
    std::optional<Viewer> viewer_;
    Listening listening_{the_public, std::nullopt};
};

} // namespace

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
    (void)restore_table(stored, games, [&listening](const Table&, const MatchStep& step) { listening.hear(step); });
    return listening.missed();
}

TakenUp restore_for(const StoredTable& stored, std::span<const HostedGame* const> games,
                    const std::optional<Comer>& comer)
{
    if (!comer) {
        return {restore_table(stored, games)};
    }
    Expecting expecting(*comer);
    std::optional<Table> table =
        restore_table(stored, games, [&](const Table& now, const MatchStep& step) { expecting.hear(now, step); });
    std::optional<Recalled> recalled = table ? expecting.recalled(*table) : std::nullopt;
    return {std::move(table), std::move(recalled)};
}

bool has_missed(const ViewerStream& stream, std::optional<std::int64_t> seen)
{
    return seen != stream.number && stream.number > 0;
}

} // namespace dahut
