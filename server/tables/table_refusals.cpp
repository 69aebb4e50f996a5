// Why a table refuses what is asked of it.
#include "protocol/limits.hpp"
#include "protocol/refusal_code.hpp"
#include "server/tables/table.hpp"

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

Refusal paused() { return refuse(RefusalCode::paused, "The match is paused."); }

Refusal agreed_too_often()
{
    return refuse(RefusalCode::too_many_changes, "This has been agreed to too often at this table.");
}

} // namespace

Refusal not_host() { return refuse(RefusalCode::not_host, "Only the host of the table can do this."); }

std::optional<Refusal> Table::refuse_unless(TableStatus status) const
{
    return status_ == status ? std::nullopt : std::optional(wrong_status(status_));
}

std::optional<Refusal> Table::refuse_unless_playing(Seat seat) const
{
    if (std::optional<Refusal> refusal = refuse_unless(TableStatus::running)) {
        return refusal;
    }
    if (progress_ == Progress::rests) {
        return paused();
    }
    return seating_.at(seat).bot
               ? std::optional(refuse(RefusalCode::stood_in, "A bot plays for you. Take your seat back first."))
               : std::nullopt;
}

std::optional<Refusal> Table::refuse_host_request(Viewer viewer) const
{
    if (viewer != seating_.host()) {
        return not_host();
    }
    return refuse_unless(TableStatus::open);
}

std::optional<Refusal> Table::refuse_host_change(Viewer viewer) const
{
    if (viewer != seating_.host()) {
        return not_host();
    }
    if (!is_live(status_)) {
        return wrong_status(status_);
    }
    return host_changes_ < limits::host_changes
               ? std::nullopt
               : std::optional(refuse(RefusalCode::too_many_changes, "This table has been changed too often."));
}

std::optional<Refusal> Table::refuse_hand_over(Seat seat) const
{
    return seating_.has(seat) && seating_.at(seat).has_person()
               ? std::nullopt
               : std::optional(refuse(RefusalCode::seat_empty, "Nobody holds this seat who could be the host."));
}

std::optional<Refusal> Table::refuse_nudge(Viewer viewer, Seat seat) const
{
    if (viewer != seating_.host()) {
        return not_host();
    }
    if (std::optional<Refusal> refusal = refuse_unless(TableStatus::running)) {
        return refusal;
    }
    return thinking().contains(seat)
               ? std::nullopt
               : std::optional(refuse(RefusalCode::not_awaited, "The match does not wait for this player."));
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
        return not_host();
    }
    if (status_ == TableStatus::running) {
        return refuse(RefusalCode::table_running, "The match is not over yet.");
    }
    return status_ == TableStatus::stopped ? std::nullopt : refuse_unless(TableStatus::finished);
}

std::optional<Refusal> Table::refuse_stand_in(Seat asker, Seat absent) const
{
    if (std::optional<Refusal> refusal = refuse_unless(TableStatus::running)) {
        return refusal;
    }
    if (progress_ == Progress::rests) {
        return paused();
    }
    if (!seating_.has(absent) || asker == absent) {
        return refuse(RefusalCode::bad_message, "This is not a seat of somebody else.");
    }
    if (agreements_ >= limits::agreements) {
        return agreed_too_often();
    }
    return seating_.at(absent).has_person() && !seating_.at(absent).bot
               ? std::nullopt
               : std::optional(refuse(RefusalCode::seat_taken, "A bot plays there already."));
}

std::optional<Refusal> Table::refuse_accord(Seat seat, Accord accord) const
{
    if (std::optional<Refusal> refusal = refuse_unless(TableStatus::running)) {
        return refusal;
    }
    if (accord == Accord::pause && progress_ == Progress::rests) {
        return paused();
    }
    if (accord == Accord::go_on && progress_ == Progress::goes_on) {
        return refuse(RefusalCode::not_paused, "The match is not paused.");
    }
    // A match can always go on: agreeing to that again and again takes others who end it, who may do so only so often.
    const bool is_free = accord == Accord::go_on || accords_.to(accord).contains(seat);
    return is_free || may_try_accord(seat) ? std::nullopt : std::optional(agreed_too_often());
}

std::optional<Refusal> Table::refuse_disagreement(Seat seat) const
{
    if (std::optional<Refusal> refusal = refuse_unless(TableStatus::running)) {
        return refusal;
    }
    return may_try_accord(seat) ? std::nullopt : std::optional(agreed_too_often());
}

bool Table::may_try_accord(Seat seat) const { return accords_tried_[seat] < limits::accords; }

std::optional<Refusal> Table::refuse_vacation(Seat seat, std::int64_t now_ms) const
{
    if (std::optional<Refusal> refusal = refuse_unless_playing(seat)) {
        return refusal;
    }
    return may_excuse(seat, Excuse::vacation, now_ms)
               ? std::nullopt
               : std::optional(refuse(RefusalCode::no_vacation, "At this table you have no vacation left."));
}

bool Table::on_vacation(Seat seat, std::int64_t now_ms) const
{
    return clocks_ && clocks_->excuse_of(seat) == Excuse::vacation
           && clocks_->left_for(seat, Excuse::vacation, now_ms).count() > 0;
}

bool Table::may_excuse_loss(Seat seat, std::int64_t now_ms) const
{
    const Place& place = seating_.at(seat);
    return clocks_ && status_ == TableStatus::running && place.has_person() && !place.bot && !clocks_->excuse_of(seat)
           && may_excuse(seat, Excuse::lost, now_ms);
}

bool Table::may_excuse(Seat seat, Excuse why, std::int64_t now_ms) const
{
    const auto& counts = excuses_[seat];
    return clocks_ && clocks_->left_for(seat, why, now_ms).count() > 0
           && counts[static_cast<std::size_t>(why)] < limits::excuses;
}

// Whether who says it has a voice here, and the name that goes with it.
std::optional<Refusal> Table::refuse_voice(const TalkLine& line) const
{
    if (charter_.talk == Talk::off) {
        return refuse(RefusalCode::talk_off, "At this table nobody talks.");
    }
    if (!line.seat && charter_.talk != Talk::all) {
        return refuse(RefusalCode::not_seated, "At this table those who watch do not talk.");
    }
    return line.seat.has_value() == line.watcher.empty()
               ? std::nullopt
               : std::optional(refuse(RefusalCode::bad_message, "Those who watch say a name, others do not."));
}

bool Table::all_is_said(const TalkLine& line) const
{
    if (line.seat) {
        return said_ >= limits::talk_lines;
    }
    const bool is_open = status_ == TableStatus::open;
    return watchers_said_ >= (is_open ? limits::watcher_lines_before_start : limits::watcher_lines);
}

std::optional<Refusal> Table::refuse_line(const TalkLine& line) const
{
    if (std::optional<Refusal> refusal = refuse_voice(line)) {
        return refusal;
    }
    if (status_ == TableStatus::closed) {
        return wrong_status(status_);
    }
    constexpr std::int64_t minute_ms = 60'000;
    const auto recent = std::ranges::count_if(talk_, [&](const TalkLine& former) {
        return former.seat == line.seat && former.at_ms > line.at_ms - minute_ms;
    });
    if (recent >= limits::talk_lines_a_minute) {
        return refuse(RefusalCode::talk_too_fast, "You have said a lot. Wait a moment.");
    }
    return all_is_said(line)
               ? std::optional(refuse(RefusalCode::too_many_changes, "Nothing more can be said at this table."))
               : std::nullopt;
}

std::optional<Refusal> Table::refuse_notices(Seat seat) const
{
    if (!is_live(status_)) {
        return wrong_status(status_);
    }
    return notices_.changes(seat) < limits::notice_changes
               ? std::nullopt
               : std::optional(refuse(RefusalCode::too_many_changes, "You have changed this too often."));
}

std::optional<Denial> Table::refuse_act(Seat seat, std::int64_t decision) const
{
    if (std::optional<Refusal> refusal = refuse_unless_playing(seat)) {
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

std::optional<Refusal> Table::refuse_undo(Seat seat) const
{
    if (std::optional<Refusal> refusal = refuse_unless_playing(seat)) {
        return refusal;
    }
    return undos_[seat] < limits::undos
               ? std::nullopt
               : std::optional(refuse(RefusalCode::too_many_changes, "You have undone something too often."));
}

} // namespace dahut
