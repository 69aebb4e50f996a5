// The time that people at a table have left. It is worked out from the moments that the journal notes with its entries,
// so it is the same after a restart. The table says who thinks.
#pragma once

#include "engine/core/per_seat.hpp"
#include "protocol/limits.hpp"
#include "protocol/past.hpp"
#include "server/table/parts.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace dahut {

class Clocks {
public:
    explicit Clocks(const ClockTerms& terms);

    // Charges what has passed to those who thought, and from now on to these.
    void run(SeatSet thinking, std::int64_t now_ms);
    // What has passed until now is charged to nobody.
    void skip_to(std::int64_t now_ms) { since_ms_ = now_ms; }
    // An action adds time, and undoing it takes that back. Whoever acts is back from whatever excused it. What a bot
    // does for a person changes nothing.
    void acted(Seat seat);
    void undone(Seat seat);
    void stand_in(Seat seat);
    // What passes from now on comes out of this allowance first, until it is used up or the excuse over.
    void excuse(Seat seat, Excuse why) { accounts_[seat].excuse = why; }
    void end_excuse(Seat seat) { accounts_[seat].excuse.reset(); }
    // Who comes back after a bot has acted has so much time at least, or what an action adds if that is more.
    void come_back(Seat seat, std::chrono::milliseconds least);

    // What an entry means for the clocks, once what has passed until then is charged.
    using Takes =
        Kinds<entry::Acted, entry::StoodIn, entry::CameBack, entry::Excused, entry::ExcuseOver, entry::Resumed>;
    void take(const entry::Acted& entry, std::int64_t at_ms)
    {
        run(thinking_, at_ms);
        is_undo(entry.action) ? undone(entry.seat) : acted(entry.seat);
    }
    void take(const entry::StoodIn& entry, std::int64_t at_ms)
    {
        run(thinking_, at_ms);
        stand_in(entry.seat);
    }
    void take(const entry::CameBack& entry, std::int64_t at_ms)
    {
        run(thinking_, at_ms);
        come_back(entry.seat, limits::time_on_return);
    }
    void take(const entry::Excused& entry, std::int64_t at_ms)
    {
        run(thinking_, at_ms);
        excuse(entry.seat, entry.why);
    }
    void take(const entry::ExcuseOver& entry, std::int64_t at_ms)
    {
        run(thinking_, at_ms);
        end_excuse(entry.seat);
    }
    // The server was away, and charges nobody for that.
    void take(const entry::Resumed&, std::int64_t at_ms) { skip_to(at_ms); }

    [[nodiscard]] SeatSet thinking() const { return thinking_; }
    [[nodiscard]] std::chrono::milliseconds left(Seat seat, std::int64_t now_ms) const;
    // Those who think and have nothing left.
    [[nodiscard]] SeatSet out_of_time(std::int64_t now_ms) const;
    [[nodiscard]] std::optional<Excuse> excuse_of(Seat seat) const { return accounts_[seat].excuse; }
    // What is left of this allowance.
    [[nodiscard]] std::chrono::milliseconds left_for(Seat seat, Excuse why, std::int64_t now_ms) const;

private:
    struct Account {
        // In the bank.
        std::chrono::milliseconds left{};
        // What the latest actions have added, the last one at the end.
        std::vector<std::chrono::milliseconds> added = {};
        std::array<std::chrono::milliseconds, words<Excuse>.size()> allowances{};
        std::optional<Excuse> excuse = std::nullopt;
        // Whether a bot plays, and has acted.
        enum class Help { none, ready, given } help = Help::none;
    };

    // What has passed since the clocks were looked at, and how much of it is excused.
    [[nodiscard]] std::chrono::milliseconds passed(Seat seat, std::int64_t now_ms) const;
    [[nodiscard]] std::chrono::milliseconds excused(Seat seat, std::int64_t now_ms) const;
    void charge(Seat seat, std::int64_t now_ms);

    ClockTerms terms_;
    PerSeat<Account> accounts_;
    SeatSet thinking_;
    std::int64_t since_ms_ = 0;
};

} // namespace dahut
