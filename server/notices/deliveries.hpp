// The queue of notices to deliver: which one is next, when a failed one is tried again, and when it is given up. It
// knows no network and has no clock of its own.
#pragma once

#include "server/notices/notice.hpp"

#include <chrono>
#include <cstdint>
#include <list>
#include <optional>
#include <string>

namespace dahut {

class Deliveries {
public:
    using Time = std::chrono::steady_clock::time_point;

    struct Delivery {
        std::int64_t number = 0;
        Notice notice;
    };

    // The result of one try.
    enum class Attempt { delivered, failed, refused };
    // What happens to the notice after it.
    enum class FollowUp { done, tried_again, given_up };

    // A failed notice is tried again after `first_pause`, and each later pause is twice as long.
    explicit Deliveries(std::chrono::milliseconds first_pause) : first_pause_(first_pause) {}

    // If the queue is full, what has failed most often gives way: it is removed and returned. Nothing if there is room,
    // or if nothing has failed yet.
    [[nodiscard]] std::optional<Notice> make_room();
    // False if the queue is full. Only a few notices to one receiver are under way at once.
    [[nodiscard]] bool add(Notice notice, std::string receiver, Time now);
    void withdraw(const std::string& table, Seat seat);
    // Removes the seat's notices of this kind. Whether there were any.
    [[nodiscard]] bool withdraw_by(NoticeKind kind, const std::string& table, Seat seat);
    // Starts and returns a notice that is due, the one that has failed least; nothing if none is due or enough are
    // under way.
    [[nodiscard]] std::optional<Delivery> next(Time now);
    // The time until the next notice becomes due, if no delivery ends before; nothing if there is nothing to wait for.
    [[nodiscard]] std::optional<std::chrono::milliseconds> pause(Time now) const;
    [[nodiscard]] FollowUp settle(std::int64_t number, Attempt attempt, Time now);
    [[nodiscard]] std::size_t size() const { return waiting_.size(); }

private:
    enum class State { waits, under_way, withdrawn };

    struct Waiting {
        Delivery delivery;
        std::string receiver;
        Time due;
        int tries = 0;
        State state = State::waits;
    };

    [[nodiscard]] bool is_busy(const std::string& receiver) const;
    [[nodiscard]] std::size_t under_way() const;

    std::chrono::milliseconds first_pause_;
    std::int64_t numbers_ = 0;
    std::list<Waiting> waiting_;
};

} // namespace dahut
