#include "server/tables/restore.hpp"

#include <algorithm>

namespace dahut {

namespace {

// What an entry says that the re-run match does not bear out.
using Trouble = std::optional<std::string>;

constexpr const char* differs = "This server's rules no longer give what this table's journal says. The table is"
                                " frozen; nothing of it is lost.";
constexpr const char* unreadable = "This table's journal holds something that this server does not understand.";

class Restorer {
public:
    Restorer(PlayedTable& played, const WatchSteps& watch) : played_(&played), table_(&played.table), watch_(&watch) {}

    Trouble operator()(const entry::Created&) { return unreadable; }
    Trouble operator()(const entry::Joined& joined) { return seated(joined.seat, joined); }
    Trouble operator()(const entry::BotSeated& bot) { return seated(bot.seat, bot); }
    Trouble operator()(const entry::Contributed& contributed) { return seated(contributed.seat, contributed); }
    Trouble operator()(const entry::Freed& freed) { return seated(freed.seat, freed); }

    Trouble operator()(const entry::Started& started)
    {
        if (table_->status() != TableStatus::open || !table_->seating().full()) {
            return unreadable;
        }
        return taken(started, table_->work_out_start());
    }

    Trouble operator()(const entry::Acted& acted)
    {
        if (table_->status() != TableStatus::running || !table_->seating().has(acted.seat)) {
            return unreadable;
        }
        return is_undo(acted.action) ? undone(acted) : played(acted);
    }

    Trouble operator()(const entry::Replaced& replaced)
    {
        if (table_->status() != TableStatus::running || !table_->seating().has(replaced.seat)) {
            return unreadable;
        }
        table_->take_entry(replaced);
        return std::nullopt;
    }

    Trouble operator()(const entry::Agreed& agreed)
    {
        return table_->seating().has(agreed.seat) ? about_person(agreed.absent, agreed) : unreadable;
    }
    Trouble operator()(const entry::StoodIn& stood_in) { return about_person(stood_in.seat, stood_in); }
    Trouble operator()(const entry::CameBack& back) { return about_person(back.seat, back); }

    Trouble operator()(const entry::Resumed&) { return std::nullopt; }

    Trouble operator()(const entry::Excused& excused) { return about_person(excused.seat, excused); }
    Trouble operator()(const entry::ExcuseOver& over) { return about_person(over.seat, over); }
    Trouble operator()(const entry::AgreedTo& agreed) { return about_person(agreed.seat, agreed); }
    Trouble operator()(const entry::Disagreed& disagreed) { return about_person(disagreed.seat, disagreed); }
    Trouble operator()(const entry::Paused& paused) { return while_running(paused); }
    Trouble operator()(const entry::WentOn& went_on) { return while_running(went_on); }
    Trouble operator()(const entry::Stopped& stopped) { return while_running(stopped); }

    Trouble operator()(const entry::Renamed& renamed) { return while_alive(renamed); }
    Trouble operator()(const entry::MadePrivate& made) { return while_alive(made); }
    Trouble operator()(const entry::WatchingEnded& ended) { return while_alive(ended); }
    Trouble operator()(const entry::TalkSet& set) { return while_alive(set); }
    Trouble operator()(const entry::HandedOver& over) { return by_holder(over); }

    Trouble operator()(const entry::Said& said)
    {
        if (said.line.seat && !table_->seating().has(*said.line.seat)) {
            return unreadable;
        }
        table_->take_entry(said);
        return std::nullopt;
    }

    Trouble operator()(const entry::MailSet& set) { return by_holder(set); }
    Trouble operator()(const entry::WebhookSet& set) { return by_holder(set); }

    Trouble operator()(const entry::Finished& finished)
    {
        table_->take_entry(finished);
        return std::nullopt;
    }

    Trouble operator()(const entry::Closed& closed)
    {
        table_->take_entry(closed);
        return std::nullopt;
    }

    Trouble operator()(const entry::Published& published)
    {
        if (table_->status() != TableStatus::finished && table_->status() != TableStatus::stopped) {
            return unreadable;
        }
        table_->take_entry(published);
        return std::nullopt;
    }

private:
    bool is_held(Seat seat) const
    {
        const Seating& seating = table_->seating();
        return seating.has(seat) && seating.at(seat).has_person();
    }

    template <typename Entry>
    Trouble while_running(const Entry& entry)
    {
        if (table_->status() != TableStatus::running) {
            return unreadable;
        }
        table_->take_entry(entry);
        return std::nullopt;
    }

    template <typename Entry>
    Trouble while_alive(const Entry& entry)
    {
        if (!is_live(table_->status())) {
            return unreadable;
        }
        table_->take_entry(entry);
        return std::nullopt;
    }

    // Who holds a seat of a match that is being played.
    template <typename Entry>
    Trouble about_person(Seat seat, const Entry& entry)
    {
        return is_held(seat) ? while_running(entry) : unreadable;
    }

    // Who holds a seat, before the match or during it.
    template <typename Entry>
    Trouble by_holder(const Entry& entry)
    {
        return is_held(entry.seat) ? while_alive(entry) : unreadable;
    }

    template <typename Seated>
    Trouble seated(Seat seat, const Seated& entry)
    {
        if (table_->status() != TableStatus::open || !table_->seating().has(seat)) {
            return unreadable;
        }
        table_->take_entry(entry);
        return std::nullopt;
    }

    Trouble played(const entry::Acted& acted)
    {
        const std::variant<MatchStep, Refusal> worked = table_->work_out(acted.seat, acted.action);
        const MatchStep* const step = std::get_if<MatchStep>(&worked);
        if (step == nullptr) {
            return differs;
        }
        played_->past.add({played_->steps.size() - 1, step->before, acted.seat, acted.action});
        return taken(acted, *step);
    }

    Trouble undone(const entry::Acted& acted)
    {
        std::optional<Past::Undone> undone = played_->past.undone(*table_->match(), acted.seat);
        if (!undone) {
            return differs;
        }
        const MatchStep step = played_->work_out_undo(acted.seat, *undone);
        played_->past = std::move(undone->past);
        return taken(acted, step);
    }

    // Started or acted.
    template <typename Entry>
    Trouble taken(const Entry& entry, const MatchStep& step)
    {
        if (step.after->digest() != entry.digest) {
            return differs;
        }
        table_->take_step(entry, step);
        played_->steps.push_back(step.viewers);
        if (*watch_) {
            (*watch_)(*table_, step);
        }
        return std::nullopt;
    }

    PlayedTable* played_;
    Table* table_;
    const WatchSteps* watch_;
};

Trouble carry_out_again(PlayedTable& played, const Entry& stored, const WatchSteps& watch)
{
    const std::optional<TableEntry> entry = from_journal(stored.text);
    if (!entry) {
        return unreadable;
    }
    try {
        Trouble trouble = std::visit(Restorer(played, watch), *entry);
        if (!trouble) {
            played.table.pass_time(*entry, stored.at_ms);
        }
        return trouble;
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
