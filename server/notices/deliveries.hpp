// Notices that wait to be delivered: which is next, how long until one that failed is tried again, and when it is given
// up. Knows no network and no clock of its own.
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

    // What became of a try.
    enum class Attempt { delivered, failed, refused };
    // What becomes of the notice.
    enum class Fate { done, tried_again, given_up };

    // So long it takes until a failed notice is tried again, and twice as long each time after that.
    explicit Deliveries(std::chrono::milliseconds first_pause) : first_pause_(first_pause) {}

    // False if there are too many already. Only so many with one receiver are under way at once.
    [[nodiscard]] bool add(Notice notice, std::string receiver, Time now);
    void withdraw(const std::string& table, Seat seat);
    // Whether there was anything of this kind.
    [[nodiscard]] bool withdraw_by(NoticeKind kind, const std::string& table, Seat seat);
    // One that is due, which is under way from now on; nothing if there is none, or enough are under way.
    [[nodiscard]] std::optional<Delivery> next(Time now);
    // How long nothing becomes due, if nothing ends meanwhile; nothing if there is nothing to wait for.
    [[nodiscard]] std::optional<std::chrono::milliseconds> pause(Time now) const;
    [[nodiscard]] Fate settle(std::int64_t number, Attempt attempt, Time now);
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
