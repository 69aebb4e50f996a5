#include "tests/secrecy/paired_tables.hpp"

#include "protocol/undo.hpp"
#include "server/limits.hpp"
#include "server/table/plan.hpp"
#include "server/table/tokens.hpp"
#include "tests/secrecy/other_world.hpp"

#include <algorithm>
#include <utility>

namespace dahut {

namespace {

std::string name_of(Viewer viewer) { return viewer ? "seat " + std::to_string(viewer->number()) : "the public"; }

} // namespace

PairedTables::PairedTables(const HostedGame& game, int seats, const Json& options, Viewer viewer)
    : game_(game), seats_(seats), options_(options), viewer_(viewer)
{}

void PairedTables::begin(BegunMatch truth, BegunMatch twin)
{
    truth_ = begun(std::move(truth));
    twin.match = with_other_digests(std::move(twin.match));
    twin_ = begun(std::move(twin));
}

void PairedTables::act(const PairedAction& action)
{
    act(*truth_, action.actor, action.truly);
    act(*twin_, action.actor, action.in_twin);
    constexpr int rarely = 5;
    if (++acted_ % rarely == 0) {
        const Seat absent(acted_ / rarely % seats_);
        change_hands(truth_->table, absent);
        change_hands(twin_->table, absent);
    }
}

void PairedTables::change_hands(Table& table, Seat absent)
{
    table.apply(entry::StoodIn{absent, BotKind::greedy}, 0);
    table.apply(entry::CameBack{absent}, 0);
}

void PairedTables::compare(std::span<const Json> wrong) const
{
    require_same("a message", truth_->message, twin_->message);
    require_same("an answer", truth_->answer, twin_->answer);
    compare_streams();
    compare_past();
    compare_facts();
    if (viewer_) {
        compare_refusals(*viewer_, wrong);
    }
}

Table PairedTables::new_table() const
{
    entry::Created charter{.game = std::string(game_.name()),
                           .rules_version = std::string(game_.rules_version()),
                           .name = "Two worlds",
                           .options = options_,
                           .seats = seats_,
                           .visibility = Visibility::listed,
                           .watching = Watching::allowed,
                           .chance = Secret(Bytes32{}),
                           .invitation = "invitation",
                           .watch = "watch"};
    Table table("table", std::move(charter), &game_);
    for (const Seat seat : SeatSet::first(seats_)) {
        table.apply(entry::Joined{seat, "Anna", Bytes32{}, "key " + std::to_string(seat.number())}, 0);
    }
    return table;
}

// Only this viewer listens at the table. The other viewers have pairs of their own.
PairedTables::One PairedTables::begun(BegunMatch begun) const
{
    constexpr std::int64_t first = 1;
    One one{.table = new_table(),
            .listening = Listening(viewer_, std::nullopt),
            .away = {.seen = first, .listening = Listening(viewer_, first)}};
    MatchStep step;
    step.after = std::move(begun.match);
    step.told = std::move(begun.told);
    step.add_viewer({viewer_});
    take(one, entry::Started{step.after->digest()}, step);
    return one;
}

void PairedTables::act(One& one, Seat actor, const Json& action) const
{
    const std::variant<MatchStep, Refusal> worked = one.table.work_out(actor, action);
    if (const Refusal* refusal = std::get_if<Refusal>(&worked)) {
        throw Leak("an action that ought to be legal is refused: " + action.dump() + ", " + refusal->sentence);
    }
    const MatchStep& step = std::get<MatchStep>(worked);
    one.past.add({0, step.before, actor, action});
    take(one, entry::Acted{actor, std::nullopt, action, step.after->digest()}, step);
}

void PairedTables::take(One& one, const TableEntry& entry, const MatchStep& step) const
{
    const ViewerStep& mine = *step.of(viewer_);
    one.message = mine.noticed ? step_text(step, mine) : "";
    one.answer = step.actor && step.actor == viewer_ ? step_text(step, mine, "request") : "";
    one.listening.hear(step);
    miss(one, mine, step);
    one.table.apply(entry, 0, &step);
}

// Leaves anew where the table would tell everything: when a seat has changed hands, or too much was missed.
void PairedTables::miss(One& one, const ViewerStep& mine, const MatchStep& step) const
{
    Away& away = one.away;
    const bool all_is_told = away.missed.size() == limits::missed_updates || mine.stream.handover >= away.seen;
    if (all_is_told) {
        away = {.seen = mine.stream.number, .listening = Listening(viewer_, mine.stream.number)};
        return;
    }
    away.listening.hear(step);
    if (mine.noticed && mine.stream.number > away.seen) {
        away.missed.push_back(one.message);
    }
}

void PairedTables::require_same(const std::string& what, const std::string& truth, const std::string& twin) const
{
    if (truth != twin) {
        throw Leak(what + " to " + name_of(viewer_) + " differs: " + truth + "\nin the other world: " + twin);
    }
}

void PairedTables::compare_streams() const
{
    const ViewerStream& truth = *truth_->table.stream(viewer_);
    const ViewerStream& twin = *twin_->table.stream(viewer_);
    require_same("a number", std::to_string(truth.number), std::to_string(twin.number));
    require_same("a decision's number", std::to_string(truth.decision), std::to_string(twin.decision));
    require_same("a snapshot", truth_->listening.missed(truth_->table).front(),
                 twin_->listening.missed(twin_->table).front());
}

void PairedTables::compare_past() const
{
    require_told_again(*truth_);
    require_told_again(*twin_);
    const std::vector<std::string> truth = truth_->away.listening.missed(truth_->table);
    const std::vector<std::string> twin = twin_->away.listening.missed(twin_->table);
    for (std::size_t index = 0; index < std::max(truth.size(), twin.size()); ++index) {
        require_same("what is told again", index < truth.size() ? truth[index] : "",
                     index < twin.size() ? twin[index] : "");
    }
}

// When a seat has just changed hands, a snapshot is told instead.
void PairedTables::require_told_again(const One& one) const
{
    if (one.table.stream(viewer_)->handover < one.away.seen
        && one.away.listening.missed(one.table) != one.away.missed) {
        throw Leak("what is told again to " + name_of(viewer_) + " is not what was told");
    }
}

// Compares the `table` message; for the public it is also the entry of GET /api/tables. Equal values are written as
// equal text.
void PairedTables::compare_facts() const
{
    const SeatSet connected = SeatSet::first(seats_);
    const FactsFor audience = viewer_ ? FactsFor::members : FactsFor::others;
    require_same("the table's facts", facts_text(truth_->table.facts(connected, audience)),
                 facts_text(twin_->table.facts(connected, audience)));
}

// An action that answers no open decision gets the open one in reply.
void PairedTables::compare_refusals(Seat seat, std::span<const Json> wrong) const
{
    const ViewerStream& told = *truth_->table.stream(seat);
    const auto compare_one = [&](std::int64_t decision, const Json& action) {
        require_same("a refusal of " + action.dump(), answer(truth_->table, seat, decision, action),
                     answer(twin_->table, seat, decision, action));
    };
    compare_one(told.decision + 1, Json::object());
    for (const Json& action : decision_text(*truth_->table.match(), told) ? wrong : wrong.first(0)) {
        compare_one(told.decision, action);
    }
}

// The asker hears the reason if it is refused. All others hear nothing, or that it was undone.
void PairedTables::compare_undoing(Seat asker, Random& random) const
{
    require_same("whether something is undone", undoing(*truth_, asker, random), undoing(*twin_, asker, random));
}

std::string PairedTables::undoing(const One& one, Seat asker, Random& random) const
{
    if (const std::optional<Refusal> refusal = refuse_undo(one.past, asker, random)) {
        return viewer_ == asker ? refused_text({"request", *refusal}) : "";
    }
    const MatchStep step = one.table.work_out_undo(asker, one.past.undone(*one.table.match(), asker).value());
    return step_text(step, *step.of(viewer_));
}

// Answers as a room does, but stores nothing.
std::string PairedTables::answer(const Table& table, Seat seat, std::int64_t decision, const Json& action)
{
    TableRequest act = request::Act{decision, action};
    const Planned planned = plan(table, {Viewer(seat), "request"}, act, {}, 0);
    if (const Denial* const denial = std::get_if<Denial>(&planned)) {
        return refused_text({"request", denial->why, denial->decision});
    }
    const MatchStep& step = std::get<Plan>(planned).step.value();
    return step_text(step, *step.of(seat), "request");
}

} // namespace dahut
