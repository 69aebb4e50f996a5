// Carrying out effects: whom a room tells what, who is let go, and what it does next.
#include "server/room/room.hpp"

#include "server/waiting/unattended.hpp"

#include <boost/asio/co_spawn.hpp>

#include <array>

namespace dahut {

namespace asio = boost::asio;

namespace {

// What is asked of a seat takes the longer to write the more its hand allows. Whoever could read that off the time is
// told before it is written (docs/decisions/0031).
enum class Telling { actor, unasked, asked };
constexpr std::array in_order{Telling::actor, Telling::unasked, Telling::asked};

Telling telling_of(const MatchStep& step, const ViewerStep& viewer)
{
    if (step.actor && viewer.stream.viewer == step.actor) {
        return Telling::actor;
    }
    return viewer.asks_anew ? Telling::asked : Telling::unasked;
}

TimeLeft time_left(const Clocks& clocks, Seat seat, std::int64_t now_ms)
{
    TimeLeft time{seat, clocks.left(seat, now_ms), clocks.thinking().contains(seat)};
    if (const std::optional<Excuse> why = clocks.excuse_of(seat)) {
        time.excused = {*why, clocks.left_for(seat, *why, now_ms)};
    }
    return time;
}

} // namespace

void Room::carry_out(const effect::TellStep&, Doing& doing)
{
    const MatchStep& step = *doing.plan.step;
    for (const Telling telling : in_order) {
        for (const ViewerStep& viewer : step.viewers) {
            if (viewer.noticed && telling_of(step, viewer) == telling) {
                tell_step(viewer, doing);
            }
        }
    }
    // Nobody but the actor is answered by a step.
    if (step.actor && doing.requester.guest && !std::exchange(doing.is_answered, true)) {
        doing.requester.guest->send(message_of(done_text(doing.requester.id)));
    }
}

void Room::tell_step(const ViewerStep& viewer, Doing& doing)
{
    const MatchStep& step = *doing.plan.step;
    const Viewer seat = viewer.stream.viewer;
    if (seat && present_.hinting.contains(*seat) && (viewer.asks_anew || step.actor == seat)) {
        hint_is_over_[*seat]->store(true);
    }
    Message for_all;
    company_.tell(viewer.stream.viewer, [&](const Guest& guest) {
        if (step.actor && doing.requester.guest.get() == &guest) {
            doing.is_answered = true;
            return message_of(step_text(step, viewer, doing.requester.id));
        }
        if (!for_all) {
            for_all = message_of(step_text(step, viewer));
        }
        return for_all;
    });
}

void Room::carry_out(const effect::TellClock&, Doing&)
{
    if (has_running_clock()) {
        const Message message = message_of(clock_text_now());
        company_.tell(message, message, nullptr);
    }
}

bool Room::has_running_clock() const { return table_.clocks() != nullptr && table_.status() == TableStatus::running; }

std::vector<std::string> Room::greeting(Viewer viewer) const
{
    std::vector<std::string> texts;
    if (const std::vector<TalkLine> lines = talk_heard_by(viewer); !lines.empty()) {
        texts.push_back(talk_text(lines));
    }
    if (has_running_clock()) {
        texts.push_back(clock_text_now());
    }
    if (viewer && !services_.notifier.offered().empty()) {
        texts.push_back(notices_text(table_.notices().set_by(*viewer)));
    }
    return texts;
}

std::string Room::clock_text_now() const
{
    const std::int64_t now = table_now_ms(services_.settings.clock());
    std::vector<TimeLeft> times;
    for (const Seat seat : table_.seating().persons()) {
        times.push_back(time_left(*table_.clocks(), seat, now));
    }
    return clock_text(times);
}

void Room::carry_out(const effect::GiveHint& hint, Doing& doing)
{
    if (!std::exchange(doing.is_answered, true)) {
        doing.requester.guest->send(message_of(hint_text(doing.requester.id, hint.decision, hint.hint)));
    }
}

void Room::carry_out(const effect::Tell& tell, Doing&)
{
    const Message message = message_of(tell.text);
    if (tell.hearers == Hearers::all) {
        company_.tell(message, message, nullptr);
    } else {
        company_.tell_seated(message);
    }
}

// What was said among those who sit here stays there, whatever the host lets be heard later.
std::vector<TalkLine> Room::talk_heard_by(Viewer viewer) const
{
    std::vector<TalkLine> lines(table_.talk().begin(), table_.talk().end());
    if (!viewer) {
        const bool is_in_talk = table_.charter().talk == Talk::all;
        std::erase_if(lines, [&](const TalkLine& one) { return !is_in_talk || one.hearers == Hearers::seated; });
    }
    return lines;
}

void Room::carry_out(const effect::Dismiss& dismiss, Doing&)
{
    dismiss_all(dismiss.viewer, dismiss.code, dismiss.sentence);
}

void Room::dismiss_all(Viewer viewer, std::string_view code, std::string_view sentence)
{
    for (const std::shared_ptr<Guest>& guest : company_.at(viewer)) {
        dismiss(*guest, code, sentence);
    }
}

asio::awaitable<StoreThread::WereSetAside> Room::set_aside()
{
    const std::shared_ptr<Room> alive = shared_from_this();
    const Lock::Held held = co_await lock_.take();
    std::vector<std::string> this_one{table_.id()};
    StoreThread::WereSetAside answer = co_await services_.store.set_aside(std::move(this_one), TableStage::closed);
    const auto* const aside = std::get_if<std::vector<SetAside>>(&answer);
    if (aside == nullptr || aside->empty()) {
        co_return answer;
    }
    has_ended_ = no_longer_there();
    dismiss_everybody("deleted", "The operator of this server has deleted this table.");
    co_return answer;
}

void Room::dismiss_everybody(std::string_view code, std::string_view sentence)
{
    const SeatSet seats = table_.seating().seats();
    for (const Seat seat : seats) {
        dismiss_all(seat, code, sentence);
    }
    dismiss_all(the_public, code, sentence);
}

void Room::carry_out(const effect::Remind& remind, Doing& doing)
{
    present_.reminded_ms[remind.seat] = doing.now.ran_ms;
    if (!company_.anybody_at(remind.seat)) {
        notify(remind.seat, Occasion::nudge);
    }
}

void Room::ask_later(TableRequest request)
{
    asio::co_spawn(services_.executor, ask({}, std::move(request)), Unattended());
}

// Whoever is on the way back is here by the time that this is asked. What cannot be stored now is not excused.
void Room::excuse_absent()
{
    const bool excuses = table_.charter().clock && table_.charter().clock->lost.count() > 0;
    if (excuses && table_.status() == TableStatus::running && !services_.stopping) {
        ask_later(inner::ExcuseAbsent{});
    }
}

// If it cannot be stored now, the clock is looked at again soon.
void Room::watch_time()
{
    const Clocks* const clocks = table_.clocks();
    const bool is_due = clocks != nullptr && !clocks->out_of_time(table_now_ms(services_.settings.clock())).empty();
    if (!is_due || services_.stopping || std::exchange(time_is_ending_, true)) {
        return;
    }
    asio::co_spawn(services_.executor, ask({}, inner::EndTime{}),
                   [room = shared_from_this()](const std::exception_ptr& failure, const Answer&) {
                       Unattended::log(failure);
                       room->time_is_ending_ = false;
                       room->wake_bots();
                   });
}

} // namespace dahut
