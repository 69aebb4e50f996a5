#include "server/tables/table.hpp"

#include "engine/core/hash.hpp"
#include "protocol/limits.hpp"
#include "protocol/refusal_code.hpp"
#include "server/tables/tokens.hpp"

#include <algorithm>

namespace dahut {

namespace {

Refusal wrong_status(TableStatus status)
{
    switch (status) {
    case TableStatus::open:
        return refuse(RefusalCode::table_not_running, "The match has not started yet.");
    case TableStatus::running:
        return refuse(RefusalCode::table_running, "The match has already started.");
    case TableStatus::broken:
        return refuse(RefusalCode::table_broken, "This table has stopped because of a fault of the server.");
    default:
        return refuse(RefusalCode::table_over, "This table is over.");
    }
}

// Whoever finds two ids with one hash cheats nobody but itself.
std::uint64_t hash_of_request(Seat seat, std::string_view id)
{
    Hash hash;
    hash.add(seat);
    for (const char letter : id) {
        hash.add_word(static_cast<std::uint8_t>(letter));
    }
    return hash.value();
}

} // namespace

Table::Table(std::string id, entry::Created charter, const HostedGame* game)
    : id_(std::move(id)), charter_(std::move(charter)), game_(game), seating_(charter_.seats)
{
    if (game_ == nullptr) {
        break_down("This server does not know the game of this table.");
    }
}

Json Table::facts(SeatSet connected, FactsFor audience) const
{
    return table_facts(id_, charter_, seating_, {status_, connected, trouble_, publication_, certainty_}, audience);
}

std::optional<Viewer> Table::viewer_of_key(std::string_view key) const
{
    if (const std::optional<Seat> seat = seating_.seat_of_key(key)) {
        return Viewer(seat);
    }
    const bool watches = charter_.watching == Watching::allowed && key == key_of(charter_.watch);
    return watches ? std::optional<Viewer>(the_public) : std::nullopt;
}

const ViewerStream* Table::stream(Viewer viewer) const
{
    const auto found = std::ranges::find(streams_, viewer, &ViewerStream::viewer);
    return found == streams_.end() ? nullptr : &*found;
}

std::optional<Seat> Table::bot_to_act() const
{
    if (status_ != TableStatus::running) {
        return std::nullopt;
    }
    for (const Seat seat : match_->asked().must) {
        if (seating_.at(seat).bot) {
            return seat;
        }
    }
    return std::nullopt;
}

std::function<Json(Random&)> Table::bot_choice(Seat seat) const
{
    return [match = match_, seat, bot = *seating_.at(seat).bot](Random& random) {
        return match->choose(bot, seat, random);
    };
}

std::optional<Refusal> Table::refuse_unless(TableStatus status) const
{
    return status_ == status ? std::nullopt : std::optional(wrong_status(status_));
}

std::optional<Refusal> Table::refuse_host_request(Viewer viewer) const
{
    if (viewer != seating_.host()) {
        return refuse(RefusalCode::not_host, "Only the host of the table can do this.");
    }
    return refuse_unless(TableStatus::open);
}

std::optional<Refusal> Table::refuse_join() const
{
    if (std::optional<Refusal> refusal = refuse_unless(TableStatus::open)) {
        return refusal;
    }
    return seating_.full() ? std::optional(refuse(RefusalCode::table_full, "Every seat of this table is taken."))
                           : std::nullopt;
}

std::optional<Refusal> Table::refuse_contribution(Seat seat) const
{
    if (std::optional<Refusal> refusal = refuse_unless(TableStatus::open)) {
        return refusal;
    }
    return seating_.at(seat).contributed < limits::contributions
               ? std::nullopt
               : std::optional(refuse(RefusalCode::too_many_changes, "You have contributed too often."));
}

std::optional<Refusal> Table::refuse_bot(Seat seat) const
{
    if (!seating_.has(seat)) {
        return refuse(RefusalCode::bad_message, "The table has no such seat.");
    }
    return seating_.at(seat).taken() ? std::optional(refuse(RefusalCode::seat_taken, "This seat is taken."))
                                     : std::nullopt;
}

std::optional<Refusal> Table::refuse_unseat(Seat seat) const
{
    if (!seating_.has(seat)) {
        return refuse(RefusalCode::bad_message, "The table has no such seat.");
    }
    if (seat == seating_.host()) {
        return refuse(RefusalCode::bad_message, "The host can leave, but not be sent away.");
    }
    return seating_.at(seat).taken() ? std::nullopt
                                     : std::optional(refuse(RefusalCode::seat_empty, "Nobody holds this seat."));
}

std::optional<Refusal> Table::refuse_start() const
{
    return seating_.full() ? std::nullopt
                           : std::optional(refuse(RefusalCode::seats_missing, "Some seats are still empty."));
}

std::optional<Refusal> Table::refuse_publishing(Viewer viewer) const
{
    if (viewer != seating_.host()) {
        return refuse(RefusalCode::not_host, "Only the host of the table can do this.");
    }
    return status_ == TableStatus::running
               ? std::optional(refuse(RefusalCode::table_running, "The match is not over yet."))
               : refuse_unless(TableStatus::finished);
}

std::optional<Denial> Table::refuse_act(Seat seat, std::int64_t decision) const
{
    if (std::optional<Refusal> refusal = refuse_unless(TableStatus::running)) {
        return Denial{*refusal};
    }
    const ViewerStream& told = *stream(seat);
    const Asked asked = match_->asked();
    const bool is_asked = asked.must.contains(seat) || asked.may.contains(seat);
    if (!is_asked && decision > told.decision) {
        return Denial{refuse(RefusalCode::not_asked, "Nothing is asked of you now.")};
    }
    if (!is_asked) {
        return Denial{refuse(RefusalCode::stale_decision, "This decision is over.")};
    }
    if (decision != told.decision) {
        return Denial{refuse(RefusalCode::stale_decision, "This decision is over; another one is asked now."),
                      decision_text(*match_, told)};
    }
    return std::nullopt;
}

bool Table::has_answered(Seat seat, const std::string& id) const
{
    return std::ranges::find(answered_, hash_of_request(seat, id)) != answered_.end();
}

MatchStep Table::work_out_start() const
{
    MatchStep step;
    step.after = deal(*game_, id_, charter_.options, seating_.size(), dealing_of(charter_, seating_), step.told);
    for (const Seat seat : seating_.seats()) {
        if (seating_.at(seat).has_person()) {
            step.add_viewer({seat});
        }
    }
    if (charter_.watching == Watching::allowed) {
        step.add_viewer({the_public});
    }
    return step;
}

std::variant<MatchStep, Refusal> Table::work_out(Seat seat, const Json& action) const
{
    MatchStep step;
    std::unique_ptr<HostedMatch> after = match_->clone();
    if (std::optional<Refusal> refusal = after->submit(seat, action, step.told)) {
        return *std::move(refusal);
    }
    step.before = match_;
    step.after = std::move(after);
    step.actor = seat;
    for (const ViewerStream& stream : streams_) {
        step.add_viewer(stream);
    }
    return step;
}

// Whoever has left a match hears no more of it.
void Table::take_seating(const TableEntry& entry)
{
    seating_.take_entry(entry);
    if (const auto* replaced = std::get_if<entry::Replaced>(&entry)) {
        std::erase_if(streams_, [&](const ViewerStream& stream) { return stream.viewer == replaced->seat; });
    } else if (std::holds_alternative<entry::Published>(entry)) {
        publication_ = Publication::published;
    }
}

void Table::take_step(const TableEntry& entry, const MatchStep& step)
{
    if (std::holds_alternative<entry::Started>(entry)) {
        status_ = TableStatus::running;
    } else if (const auto* acted = std::get_if<entry::Acted>(&entry); acted != nullptr && acted->id) {
        answered_.push_back(hash_of_request(acted->seat, *acted->id));
    }
    match_ = step.after;
    streams_.clear();
    for (const ViewerStep& viewer : step.viewers) {
        streams_.push_back(viewer.stream);
    }
}

void Table::break_down(std::string trouble)
{
    status_ = TableStatus::broken;
    trouble_ = std::move(trouble);
}

} // namespace dahut
