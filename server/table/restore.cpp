#include "server/table/restore.hpp"

#include <algorithm>
#include <concepts>

namespace dahut {

namespace {

// What an entry says that the re-run match does not bear out.
using Trouble = std::optional<std::string>;

constexpr const char* differs = "This server's rules no longer give what this table's journal says. The table is"
                                " frozen; nothing of it is lost.";
constexpr const char* unreadable = "This table's journal holds something that this server does not understand.";

template <typename Entry, typename... Kind>
concept AnyOf = (std::same_as<Entry, Kind> || ...);

// Carries out entries again. A database is outside input: an entry must fit what the table is by then.
class Restorer {
public:
    Restorer(PlayedTable& played, const WatchSteps& watch) : played_(&played), table_(&played.table), watch_(&watch) {}

    Trouble carry_out_again(const TableEntry& entry, std::int64_t at_ms)
    {
        at_ms_ = at_ms;
        if (!std::visit([this](const auto& one) { return fits(one); }, entry)) {
            return unreadable;
        }
        if (std::holds_alternative<entry::Started>(entry)) {
            return take(entry, table_->work_out_start());
        }
        if (const auto* const acted = std::get_if<entry::Acted>(&entry)) {
            return is_undo(acted->action) ? undo(entry, *acted) : act(entry, *acted);
        }
        table_->apply(entry, at_ms);
        return std::nullopt;
    }

private:
    template <typename Entry>
    [[nodiscard]] bool fits(const Entry& entry) const
    {
        const TableStatus status = table_->status();
        if constexpr (AnyOf<Entry, entry::Created>) {
            return false;
        } else if constexpr (AnyOf<Entry, entry::Resumed, entry::Finished, entry::Closed>) {
            return true;
        } else if constexpr (AnyOf<Entry, entry::Joined, entry::BotSeated, entry::Contributed, entry::Freed>) {
            return status == TableStatus::open && has(entry.seat);
        } else if constexpr (AnyOf<Entry, entry::Started>) {
            return status == TableStatus::open && table_->seating().full();
        } else if constexpr (AnyOf<Entry, entry::Acted, entry::Replaced>) {
            return status == TableStatus::running && has(entry.seat);
        } else if constexpr (AnyOf<Entry, entry::Agreed>) {
            return status == TableStatus::running && has(entry.seat) && is_held(entry.absent);
        } else if constexpr (AnyOf<Entry, entry::StoodIn, entry::CameBack, entry::Excused, entry::ExcuseOver,
                                   entry::AgreedTo, entry::Disagreed, entry::Relinked, entry::Hinted>) {
            return status == TableStatus::running && is_held(entry.seat);
        } else if constexpr (AnyOf<Entry, entry::Paused, entry::WentOn>) {
            return status == TableStatus::running;
        } else if constexpr (AnyOf<Entry, entry::Stopped>) {
            return status == TableStatus::running
                   && std::ranges::all_of(entry.left, [this](Seat seat) { return is_held(seat); });
        } else if constexpr (AnyOf<Entry, entry::Renamed, entry::MadePrivate, entry::WatchingEnded, entry::TalkSet>) {
            return is_live(status);
        } else if constexpr (AnyOf<Entry, entry::HandedOver, entry::MailSet, entry::WebhookSet>) {
            return is_live(status) && is_held(entry.seat);
        } else if constexpr (AnyOf<Entry, entry::TakenOver>) {
            return has(entry.seat) && table_->seating().at(entry.seat).relinked;
        } else if constexpr (AnyOf<Entry, entry::Said>) {
            return !entry.line.seat || has(*entry.line.seat);
        } else {
            static_assert(AnyOf<Entry, entry::Published>, "every kind of entry is checked");
            return status == TableStatus::finished || status == TableStatus::stopped;
        }
    }

    [[nodiscard]] bool has(Seat seat) const { return table_->seating().has(seat); }
    [[nodiscard]] bool is_held(Seat seat) const { return has(seat) && table_->seating().at(seat).has_person(); }

    Trouble act(const TableEntry& entry, const entry::Acted& acted)
    {
        const std::variant<MatchStep, Refusal> worked = table_->work_out(acted.seat, acted.action);
        const MatchStep* const step = std::get_if<MatchStep>(&worked);
        if (step == nullptr) {
            return differs;
        }
        const Doer doer = acted.id ? Doer::person : Doer::bot;
        played_->past.add({played_->steps.size() - 1, step->before, acted.seat, acted.action, doer});
        return take(entry, *step);
    }

    Trouble undo(const TableEntry& entry, const entry::Acted& acted)
    {
        std::optional<Past::Undone> undone = played_->past.undone(*table_->match(), acted.seat);
        if (!undone) {
            return differs;
        }
        const MatchStep step = played_->work_out_undo(acted.seat, *undone);
        played_->past = std::move(undone->past);
        return take(entry, step);
    }

    // Started or acted.
    Trouble take(const TableEntry& entry, const MatchStep& step)
    {
        const auto* const acted = std::get_if<entry::Acted>(&entry);
        const std::optional<std::string> said =
            acted != nullptr ? acted->digest : std::get<entry::Started>(entry).digest;
        if (said && *said != step.after->digest()) {
            return differs;
        }
        table_->apply(entry, at_ms_, &step);
        played_->steps.push_back(step.viewers);
        if (*watch_) {
            (*watch_)(*table_, step);
        }
        return std::nullopt;
    }

    PlayedTable* played_;
    Table* table_;
    const WatchSteps* watch_;
    std::int64_t at_ms_ = 0;
};

Trouble carry_out_again(PlayedTable& played, const Entry& stored, const WatchSteps& watch)
{
    const std::optional<TableEntry> entry = from_journal(stored.text);
    if (!entry) {
        return unreadable;
    }
    try {
        return Restorer(played, watch).carry_out_again(*entry, stored.at_ms);
    } catch (const std::exception&) {
        return differs;
    }
}

// The message that told the viewer of this step; nothing if it did not notice it.
std::optional<std::int64_t> number_told(const std::vector<ViewerStep>& step, Viewer viewer)
{
    const auto found = std::ranges::find(step, viewer, [](const ViewerStep& one) { return one.stream.viewer; });
    return found != step.end() && found->noticed ? std::optional(found->stream.number) : std::nullopt;
}

// A database is outside input as well: options that the game would not have accepted must not reach it.
bool fits(const HostedGame& game, const entry::Created& charter)
{
    if (charter.seats < game.seats_fewest() || charter.seats > game.seats_most()) {
        return false;
    }
    const std::variant<Json, Refusal> options = game.complete_options(charter.options, charter.seats);
    const Json* complete = std::get_if<Json>(&options);
    return complete != nullptr && *complete == charter.options;
}

} // namespace

std::optional<entry::Created> charter_of(const StoredTable& stored)
{
    std::optional<TableEntry> first = stored.entries.empty() ? std::nullopt : from_journal(stored.entries[0].text);
    entry::Created* created = first ? std::get_if<entry::Created>(&*first) : nullptr;
    return created != nullptr ? std::optional(std::move(*created)) : std::nullopt;
}

MatchStep PlayedTable::work_out_undo(Seat seat, const Past::Undone& undone) const
{
    MatchStep step = table.work_out_undo(seat, undone);
    step.undoes = undone.number + 1;
    for (ViewerStep& viewer : step.viewers) {
        viewer.undoes = number_told(steps.at(*step.undoes), viewer.stream.viewer);
    }
    return step;
}

std::optional<PlayedTable> restore_played(const StoredTable& stored, std::span<const HostedGame* const> games,
                                          const WatchSteps& watch)
{
    std::optional<entry::Created> charter = charter_of(stored);
    if (!charter) {
        return std::nullopt;
    }
    const HostedGame* game = find_game(games, charter->game);
    const bool fitting = game == nullptr || fits(*game, *charter);
    std::optional<PlayedTable> played(PlayedTable{Table(stored.id, *std::move(charter), game)});
    if (!fitting) {
        played->table.break_down(differs);
    }
    for (const Entry& entry : std::span(stored.entries).subspan(1)) {
        if (played->table.status() == TableStatus::broken) {
            break;
        }
        if (Trouble trouble = carry_out_again(*played, entry, watch)) {
            played->table.break_down(*std::move(trouble));
        }
    }
    return played;
}

std::optional<Table> restore_table(const StoredTable& stored, std::span<const HostedGame* const> games,
                                   const WatchSteps& watch)
{
    std::optional<PlayedTable> played = restore_played(stored, games, watch);
    return played ? std::optional(std::move(played->table)) : std::nullopt;
}

} // namespace dahut
