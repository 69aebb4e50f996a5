#include "server/table/history.hpp"

#include "server/limits.hpp"

#include <algorithm>
#include <iterator>

namespace dahut {

namespace {

// No message of a stream says that a seat has changed hands, so who saw none since may not have heard of it.
bool knows_handovers(const ViewerStream& stream, std::int64_t seen)
{
    return stream.handover == 0 || seen > stream.handover;
}

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
        return same ? std::optional(Recalled{*viewer_, comer_.seen, listening_.missed(table)}) : std::nullopt;
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
        heard_.at(*step.undoes) = {};
    }
    Heard& heard = heard_.emplace_back();
    step.told.append_to(heard.events, viewer_, Style::named);
    heard.count = step.told.count_for(viewer_);
    const ViewerStep* const mine = step.of(viewer_);
    if (mine == nullptr) {
        return;
    }
    if (seen_ && mine->noticed && mine->stream.number > *seen_) {
        updates_.push_back(step_text(step, *mine));
        if (static_cast<std::int64_t>(updates_.size()) > limits::missed_updates) {
            seen_.reset();
            updates_.clear();
        }
    }
}

std::vector<std::string> Listening::missed(const Table& table) const
{
    const ViewerStream* const stream = table.stream(viewer_);
    if (stream == nullptr || stream->number == 0) {
        return {};
    }
    const bool all_are_there = seen_ && *seen_ <= stream->number && knows_handovers(*stream, *seen_);
    return all_are_there ? updates_ : std::vector{snapshot(table, *stream)};
}

std::string Listening::snapshot(const Table& table, const ViewerStream& stream) const
{
    std::vector<std::size_t> counts;
    std::ranges::transform(heard_, std::back_inserter(counts), &Heard::count);
    return snapshot_text(*table.match(), stream, {all_events(), counts, table.handovers()});
}

std::string Listening::all_events() const
{
    std::string all = "[";
    for (const auto& [events, count] : heard_) {
        if (count > 0) {
            separate(all);
            all += std::string_view(events).substr(1);
        }
    }
    return all.substr(1);
}

std::vector<std::string> missed_messages(const StoredTable& stored, std::span<const HostedGame* const> games,
                                         Viewer viewer, std::optional<std::int64_t> seen)
{
    Listening listening(viewer, seen);
    const std::optional<Table> table =
        restore_table(stored, games, [&listening](const Table&, const MatchStep& step) { listening.hear(step); });
    return table ? listening.missed(*table) : std::vector<std::string>();
}

LoadedTable restore_for(const StoredTable& stored, std::span<const HostedGame* const> games,
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
    return stream.number > 0 && (seen != stream.number || !knows_handovers(stream, stream.number));
}

} // namespace dahut
