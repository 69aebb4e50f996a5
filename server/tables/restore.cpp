#include "server/tables/restore.hpp"

namespace dahut {

namespace {

// What an entry says that the re-run match does not bear out.
using Trouble = std::optional<std::string>;

constexpr const char* differs = "This server's rules no longer give what this table's journal says. The table is"
                                " frozen; nothing of it is lost.";
constexpr const char* unreadable = "This table's journal holds something that this server does not understand.";

class Restorer {
public:
    Restorer(Table& table, const WatchSteps& watch) : table_(&table), watch_(&watch) {}

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
        const std::variant<MatchStep, Refusal> worked = table_->work_out(acted.seat, acted.action);
        const MatchStep* step = std::get_if<MatchStep>(&worked);
        return step != nullptr ? taken(acted, *step) : differs;
    }

    Trouble operator()(const entry::Replaced& replaced)
    {
        if (table_->status() != TableStatus::running || !table_->seating().has(replaced.seat)) {
            return unreadable;
        }
        table_->take_seating(replaced);
        return std::nullopt;
    }

    Trouble operator()(const entry::Finished& finished)
    {
        table_->take(finished);
        return std::nullopt;
    }

    Trouble operator()(const entry::Closed& closed)
    {
        table_->take(closed);
        return std::nullopt;
    }

    Trouble operator()(const entry::Published& published)
    {
        if (table_->status() != TableStatus::finished) {
            return unreadable;
        }
        table_->take_seating(published);
        return std::nullopt;
    }

private:
    template <typename Seated>
    Trouble seated(Seat seat, const Seated& entry)
    {
        if (table_->status() != TableStatus::open || !table_->seating().has(seat)) {
            return unreadable;
        }
        table_->take_seating(entry);
        return std::nullopt;
    }

    // Started or acted.
    template <typename Entry>
    Trouble taken(const Entry& entry, const MatchStep& step)
    {
        if (step.after->digest() != entry.digest) {
            return differs;
        }
        table_->take_step(entry, step);
        if (*watch_) {
            (*watch_)(step);
        }
        return std::nullopt;
    }

    Table* table_;
    const WatchSteps* watch_;
};

Trouble carry_out_again(Table& table, const Entry& stored, const WatchSteps& watch)
{
    const std::optional<TableEntry> entry = from_journal(stored.text);
    if (!entry) {
        return unreadable;
    }
    try {
        return std::visit(Restorer(table, watch), *entry);
    } catch (const std::exception&) {
        return differs;
    }
}

// Gathers a record, entry by entry.
class RecordGatherer {
public:
    RecordGatherer(const std::string& table, entry::Created charter)
        : charter_(std::move(charter)), seating_(charter_.seats),
          record_{charter_.game, charter_.rules_version, table, charter_.options, {}, FastDealing{}, {}, {}, {}}
    {}

    void operator()(const entry::Created&) {}
    void operator()(const entry::Joined& joined)
    {
        if (is_at_table(joined.seat)) {
            seating_.take(joined);
        }
    }

    void operator()(const entry::BotSeated& bot)
    {
        if (is_at_table(bot.seat)) {
            seating_.take(bot);
        }
    }

    void operator()(const entry::Contributed& contributed)
    {
        if (is_at_table(contributed.seat)) {
            seating_.take(contributed);
        }
    }

    void operator()(const entry::Freed& freed)
    {
        if (is_at_table(freed.seat)) {
            seating_.take(freed);
        }
    }

    void operator()(const entry::Replaced& replaced)
    {
        if (is_at_table(replaced.seat)) {
            seating_.take(replaced);
        }
    }

    void operator()(const entry::Closed&) {}

    void operator()(const entry::Started&)
    {
        record_.seats = seating_.holders();
        record_.dealing = dealing_of(charter_, seating_);
    }

    void operator()(const entry::Acted& acted)
    {
        record_.actions.push_back({acted.seat, at_ms_, acted.action});
        record_.digest = acted.digest;
    }

    void operator()(const entry::Finished& finished)
    {
        record_.result = finished.result;
        finished_ = true;
    }

    void operator()(const entry::Published&) { publication_ = Publication::published; }

    void set_time(std::int64_t at_ms) { at_ms_ = at_ms; }
    // Something in the journal makes no sense, so there is no record.
    void give_up() { sound_ = false; }

    [[nodiscard]] std::optional<FinishedMatch> gathered() const
    {
        if (!finished_ || !sound_) {
            return std::nullopt;
        }
        const Circumstances finished{TableStatus::finished, {}, {}, publication_};
        return FinishedMatch{record_, table_facts(record_.table, charter_, seating_, finished, FactsFor::others),
                             Readers(charter_, seating_, publication_)};
    }

private:
    // The database is outside input: it may name a seat that this table does not have.
    [[nodiscard]] bool is_at_table(Seat seat)
    {
        sound_ = sound_ && seating_.has(seat);
        return sound_;
    }

    entry::Created charter_;
    Seating seating_;
    Record record_;
    std::int64_t at_ms_ = 0;
    Publication publication_{};
    bool finished_ = false;
    bool sound_ = true;
};

std::optional<entry::Created> charter_of(const StoredTable& stored)
{
    std::optional<TableEntry> first = stored.entries.empty() ? std::nullopt : from_journal(stored.entries[0].text);
    entry::Created* created = first ? std::get_if<entry::Created>(&*first) : nullptr;
    return created != nullptr ? std::optional(std::move(*created)) : std::nullopt;
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

std::optional<Table> restore_table(const StoredTable& stored, std::span<const HostedGame* const> games,
                                   const WatchSteps& watch)
{
    std::optional<entry::Created> charter = charter_of(stored);
    if (!charter) {
        return std::nullopt;
    }
    const HostedGame* game = find_game(games, charter->game);
    const bool fitting = game == nullptr || fits(*game, *charter);
    std::optional<Table> table(std::in_place, stored.id, *std::move(charter), game);
    if (!fitting) {
        table->break_down(differs);
    }
    for (const Entry& entry : std::span(stored.entries).subspan(1)) {
        if (table->status() == TableStatus::broken) {
            break;
        }
        if (Trouble trouble = carry_out_again(*table, entry, watch)) {
            table->break_down(*std::move(trouble));
        }
    }
    return table;
}

std::optional<FinishedMatch> finished_match_of(const StoredTable& stored)
{
    std::optional<entry::Created> charter = charter_of(stored);
    if (!charter) {
        return std::nullopt;
    }
    RecordGatherer gatherer(stored.id, *std::move(charter));
    for (const Entry& stored_entry : std::span(stored.entries).subspan(1)) {
        gatherer.set_time(stored_entry.at_ms);
        if (const std::optional<TableEntry> entry = from_journal(stored_entry.text)) {
            std::visit(gatherer, *entry);
        } else {
            gatherer.give_up();
        }
    }
    return gatherer.gathered();
}

} // namespace dahut
