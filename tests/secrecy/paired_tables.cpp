#include "tests/secrecy/paired_tables.hpp"

#include "protocol/undo.hpp"
#include "server/tables/tokens.hpp"

#include <utility>

namespace dahut {

namespace {

std::string name_of(Viewer viewer) { return viewer ? "seat " + std::to_string(viewer->number()) : "the public"; }

} // namespace

PairedTables::PairedTables(const HostedGame& game, int seats, const Json& options, Viewer viewer)
    : game_(game), seats_(seats), options_(options), viewer_(viewer)
{}

void PairedTables::begin(std::unique_ptr<HostedMatch> truth, std::unique_ptr<HostedMatch> twin)
{
    truth_ = begun(std::move(truth));
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
    table.take_entry(entry::StoodIn{absent, BotKind::greedy});
    table.take_entry(entry::CameBack{absent});
}

void PairedTables::compare(std::span<const Json> wrong) const
{
    require_same("a message", truth_->message, twin_->message);
    compare_streams();
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
        table.take_entry(entry::Joined{seat, "Anna", Bytes32{}, "key " + std::to_string(seat.number())});
    }
    return table;
}

// The table is told of one viewer only; what it tells the others is somebody else's pair.
PairedTables::One PairedTables::begun(std::unique_ptr<HostedMatch> match) const
{
    One one{new_table(), {}, Listening(viewer_, std::nullopt), {}};
    MatchStep step;
    step.after = std::move(match);
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
    one.listening.hear(step);
    one.table.take_step(entry, step);
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

// What the `table` message says, which to the public is also the entry of GET /api/tables. Equal values are written
// alike.
void PairedTables::compare_facts() const
{
    const SeatSet connected = SeatSet::first(seats_);
    const FactsFor audience = viewer_ ? FactsFor::members : FactsFor::others;
    require_same("the table's facts", facts_text(truth_->table.facts(connected, audience)),
                 facts_text(twin_->table.facts(connected, audience)));
}

// A decision that is not asked is answered with the one that is.
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

// Whoever asks hears why not; all others hear nothing of it, or that it is done.
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

// The order in which a room looks at a request (server/tables/room.cpp).
std::string PairedTables::answer(const Table& table, Seat seat, std::int64_t decision, const Json& action)
{
    if (const std::optional<Denial> denial = table.refuse_act(seat, decision)) {
        return refused_text({"request", denial->why, denial->decision});
    }
    const std::variant<MatchStep, Refusal> worked = table.work_out(seat, action);
    if (const Refusal* refusal = std::get_if<Refusal>(&worked)) {
        return refused_text({"request", *refusal});
    }
    const MatchStep& step = std::get<MatchStep>(worked);
    return step_text(step, *step.of(seat), "request");
}

} // namespace dahut
