#include "server/notices/deliveries.hpp"

#include "server/limits.hpp"

#include <algorithm>

namespace dahut {

std::optional<Notice> Deliveries::make_room()
{
    if (waiting_.size() < limits::notices_waiting) {
        return std::nullopt;
    }
    const auto most = std::ranges::max_element(
        waiting_, {}, [](const Waiting& one) { return one.state == State::waits ? one.tries : 0; });
    if (most->state != State::waits || most->tries == 0) {
        return std::nullopt;
    }
    Notice given_up = std::move(most->delivery.notice);
    waiting_.erase(most);
    return given_up;
}

bool Deliveries::add(Notice notice, std::string receiver, Time now)
{
    if (waiting_.size() >= limits::notices_waiting) {
        return false;
    }
    waiting_.push_back({{++numbers_, std::move(notice)}, std::move(receiver), now});
    return true;
}

void Deliveries::withdraw(const std::string& table, Seat seat)
{
    for (const NoticeKind kind : {NoticeKind::webhook, NoticeKind::mail}) {
        static_cast<void>(withdraw_by(kind, table, seat));
    }
}

bool Deliveries::withdraw_by(NoticeKind kind, const std::string& table, Seat seat)
{
    const auto concerns = [&](const Waiting& one) {
        const Notice& notice = one.delivery.notice;
        return notice.kind == kind && notice.about.table == table && notice.about.seat == seat
               && one.state != State::withdrawn;
    };
    bool found =
        std::erase_if(waiting_, [&](const Waiting& one) { return concerns(one) && one.state == State::waits; }) > 0;
    for (Waiting& one : waiting_) {
        if (concerns(one)) {
            one.state = State::withdrawn;
            found = true;
        }
    }
    return found;
}

std::size_t Deliveries::under_way() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(waiting_, [](const Waiting& one) { return one.state != State::waits; }));
}

bool Deliveries::is_busy(const std::string& receiver) const
{
    const auto with_it = std::ranges::count_if(
        waiting_, [&](const Waiting& one) { return one.state != State::waits && one.receiver == receiver; });
    return static_cast<std::size_t>(with_it) >= limits::notices_at_once_per_receiver;
}

std::optional<Deliveries::Delivery> Deliveries::next(Time now)
{
    if (under_way() >= limits::notices_at_once) {
        return std::nullopt;
    }
    auto found = waiting_.end();
    for (auto one = waiting_.begin(); one != waiting_.end(); ++one) {
        const bool can_start = one->state == State::waits && one->due <= now && !is_busy(one->receiver);
        if (can_start && (found == waiting_.end() || one->tries < found->tries)) {
            found = one;
        }
    }
    if (found == waiting_.end()) {
        return std::nullopt;
    }
    found->state = State::under_way;
    ++found->tries;
    return found->delivery;
}

std::optional<std::chrono::milliseconds> Deliveries::pause(Time now) const
{
    // Nothing more can start until a running delivery ends. The same holds below for a receiver with its full number.
    if (under_way() >= limits::notices_at_once) {
        return std::nullopt;
    }
    std::optional<Time> first;
    for (const Waiting& one : waiting_) {
        if (one.state == State::waits && !is_busy(one.receiver) && (!first || one.due < *first)) {
            first = one.due;
        }
    }
    using std::chrono::milliseconds;
    return first ? std::optional(std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*first - now)))
                 : std::nullopt;
}

Deliveries::FollowUp Deliveries::settle(std::int64_t number, Attempt attempt, Time now)
{
    const auto found = std::ranges::find(waiting_, number, [](const Waiting& one) { return one.delivery.number; });
    const bool tries_on = attempt == Attempt::failed && found->tries < limits::notice_tries;
    if (tries_on && found->state != State::withdrawn) {
        found->due = now + first_pause_ * (1LL << (found->tries - 1));
        found->state = State::waits;
        return FollowUp::tried_again;
    }
    const bool matters = attempt != Attempt::delivered && found->state != State::withdrawn;
    waiting_.erase(found);
    return matters ? FollowUp::given_up : FollowUp::done;
}

} // namespace dahut
