#include "server/table/plan.hpp"

#include "protocol/refusal_code.hpp"
#include "server/table/rules.hpp"

#include <algorithm>
#include <type_traits>

namespace dahut {

namespace {

std::optional<Refusal> refuse_asker(Asking who, const Table& table, const Asker& asker)
{
    switch (who) {
    case Asking::at_table:
        return asker.role ? std::nullopt : std::optional(not_seated());
    case Asking::seated:
        return asker.viewer() ? std::nullopt : std::optional(not_seated());
    case Asking::host:
        return asker.viewer() == table.seating().host() ? std::nullopt : std::optional(not_host());
    default:
        return std::nullopt;
    }
}

// What is stored with an id is carried out once; whoever repeats it is answered that it is done.
template <typename Request>
constexpr bool has_id = std::is_same_v<Request, request::Act> || std::is_same_v<Request, request::Undo>
                        || std::is_same_v<Request, inner::Undone>;

template <typename Request>
Planned planned(const Situation& at, Request& request)
{
    if (std::optional<Refusal> refusal = refuse_asker(Request::asked_by, at.table, at.asker)) {
        return Denial{*std::move(refusal)};
    }
    if constexpr (has_id<Request>) {
        if (at.table.has_answered(at.seat(), at.asker.id)) {
            return nothing();
        }
    }
    if (!Request::asked_in.contains(at.table.status())) {
        return Denial{wrong_status(at.table.status(), Request::asked_in)};
    }
    return plan(at, request);
}

// Whether the last person gives up its seat with this entry, before the match or during it.
bool leaves_nobody(const Seating& seating, const TableEntry& entry)
{
    if (!is_any_of<entry::Freed, entry::Replaced>(entry)) {
        return false;
    }
    Seating after = seating;
    offer(after, entry, 0);
    return !after.has_persons();
}

// The seat that whoever had it until now has no more.
std::optional<Seat> seat_left(const TableEntry& entry)
{
    if (const auto* const freed = std::get_if<entry::Freed>(&entry)) {
        return freed->seat;
    }
    if (const auto* const replaced = std::get_if<entry::Replaced>(&entry)) {
        return replaced->seat;
    }
    const auto* const relinked = std::get_if<entry::Relinked>(&entry);
    return relinked != nullptr ? std::optional(relinked->seat) : std::nullopt;
}

void note_left_key(Plan& plan, const Seating& seating, const TableEntry& entry)
{
    if (const std::optional<Seat> left = seat_left(entry)) {
        plan.left_keys.push_back(seating.at(*left).key);
    }
}

effect::FollowTurns turns_after(const TableEntry& entry)
{
    effect::FollowTurns turns;
    if (const auto* const acted = std::get_if<entry::Acted>(&entry)) {
        turns.over.insert(acted->seat);
    } else if (const std::optional<Seat> left = seat_left(entry)) {
        turns.over.insert(*left);
    }
    if (is_any_of<entry::WebhookSet, entry::HandedOver, entry::Replaced>(entry)) {
        turns.webhook = effect::FollowTurns::Webhook::changed;
    }
    return turns;
}

// Whoever acts withdraws from what was open to be agreed to.
bool changes_accords(const Table& table, const TableEntry& entry)
{
    Accords after = table.accords();
    offer(after, entry, 0);
    return after != table.accords();
}

// What follows from every entry that is not about the match.
std::vector<Effect> effects_of_entries(const Plan& plan)
{
    std::vector<Effect> effects;
    for (const TableEntry& entry : plan.entries) {
        effects.emplace_back(turns_after(entry));
    }
    effects.emplace_back(effect::TellClock{});
    if (is_any_of<entry::Closed, entry::Stopped>(plan.entries.back())) {
        effects.emplace_back(effect::TableOver{});
    }
    if (std::ranges::any_of(plan.entries, changes_facts)) {
        effects.emplace_back(effect::TellFacts{});
    }
    return effects;
}

// What follows from every step of the match.
std::vector<Effect> effects_of_step(const Table& table, const Plan& plan)
{
    std::vector<Effect> effects;
    effects.reserve(8);
    const TableEntry& entry = plan.entries.front();
    const bool is_last = std::holds_alternative<entry::Finished>(plan.entries.back());
    if (is_last) {
        effects.emplace_back(effect::TableOver{});
    }
    if (is_last || std::holds_alternative<entry::Started>(entry) || changes_accords(table, entry)) {
        effects.emplace_back(effect::TellFacts{});
    }
    effects.emplace_back(effect::TellStep{});
    effects.emplace_back(turns_after(entry));
    effects.emplace_back(effect::TellClock{});
    return effects;
}

// Adds what follows whichever rule planned it.
void complete(Plan& plan, const Table& table)
{
    if (plan.entries.empty()) {
        return;
    }
    for (const TableEntry& entry : plan.entries) {
        note_left_key(plan, table.seating(), entry);
    }
    if (leaves_nobody(table.seating(), plan.entries.front())) {
        plan.entries.emplace_back(entry::Closed{});
    }
    std::vector<Effect> effects = plan.step ? effects_of_step(table, plan) : effects_of_entries(plan);
    std::ranges::move(plan.effects, std::back_inserter(effects));
    plan.effects = std::move(effects);
}

} // namespace

std::chrono::milliseconds Present::away(Seat seat) const { return std::chrono::milliseconds(ran_ms - left_ms[seat]); }

Planned plan(const Table& table, const Asker& asker, TableRequest& request, const Present& present, std::int64_t now_ms)
{
    const Situation at{table, asker, present, now_ms};
    Planned planned = std::visit([&at](auto& one) { return dahut::planned(at, one); }, request);
    if (Plan* const plan = std::get_if<Plan>(&planned)) {
        complete(*plan, table);
    }
    return planned;
}

bool Situation::is_long_away(Seat seat) const
{
    return !present.connected.contains(seat) && !is_on_vacation(table, seat, now_ms)
           && present.away(seat) >= table.charter().patience;
}

bool Situation::is_given_up(Seat seat) const
{
    return is_long_away(seat) && (table.clocks() == nullptr || table.seating().at(seat).is_stood_in());
}

Plan closing_plan(const Table& table, std::string_view code, std::string_view sentence)
{
    Plan plan;
    plan.entries.emplace_back(entry::Closed{});
    for (const Seat seat : table.seating().seats()) {
        plan.effects.emplace_back(effect::Dismiss{seat, code, sentence});
    }
    plan.effects.emplace_back(effect::Dismiss{the_public, code, sentence});
    return plan;
}

Refusal wrong_status(TableStatus status, Statuses wanted)
{
    switch (status) {
    case TableStatus::open:
        return refuse(RefusalCode::table_not_running, "The match has not started yet.");
    case TableStatus::running:
        return refuse(RefusalCode::table_running, wanted.contains(TableStatus::finished)
                                                      ? "The match is not over yet."
                                                      : "The match has already started.");
    case TableStatus::broken:
        return refuse(RefusalCode::table_broken, "This table has stopped because of a fault of the server.");
    default:
        return refuse(RefusalCode::table_over, "This table is over.");
    }
}

Refusal not_host() { return refuse(RefusalCode::not_host, "Only the host of the table can do this."); }

Refusal not_seated() { return refuse(RefusalCode::not_seated, "You hold no seat."); }

Refusal paused() { return refuse(RefusalCode::paused, "The match is paused."); }

std::optional<Refusal> refuse_unless_playing(const Table& table, Seat seat)
{
    if (table.course().progress == Progress::paused) {
        return paused();
    }
    return table.seating().at(seat).bot
               ? std::optional(refuse(RefusalCode::stood_in, "A bot plays for you. Take your seat back first."))
               : std::nullopt;
}

std::optional<Refusal> refuse_change(const Table& table)
{
    return table.status() != TableStatus::open || table.entries() < limits::entries_before_start
               ? std::nullopt
               : std::optional(refuse(RefusalCode::too_many_changes, "This table has been changed too often."));
}

std::optional<Refusal> refuse_if_spent(const Count& count, std::string_view sentence)
{
    return count.is_spent() ? std::optional(refuse(RefusalCode::too_many_changes, sentence)) : std::nullopt;
}

bool is_on_vacation(const Table& table, Seat seat, std::int64_t now_ms)
{
    const Clocks* const clocks = table.clocks();
    return clocks != nullptr && clocks->excuse_of(seat) == Excuse::vacation
           && clocks->left_for(seat, Excuse::vacation, now_ms).count() > 0;
}

} // namespace dahut
