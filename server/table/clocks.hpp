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
    // An action adds time. Whoever acts is back from whatever excused it. What a bot does for a person changes nothing.
    void acted(Seat seat);
    // An undone action never was: what it added goes, and what has passed since passed on whoever undoes it.
    void undone(Seat seat);
    // The match waits for these no more, and what they have lost stays lost; or, after an undoing, comes back.
    void end_turns(SeatSet seats);
    void give_back_turns(SeatSet seats);
    void stand_in(Seat seat);
    // What passes from now on comes out of this allowance first, until it is used up or the excuse over.
    void excuse(Seat seat, Excuse why) { accounts_[seat].excuse = why; }
    void end_excuse(Seat seat) { accounts_[seat].excuse.reset(); }
    // Who comes back after a bot has acted has so much time at least, or what an action adds if that is more.
    void come_back(Seat seat, std::chrono::milliseconds least);

    // What an entry means for the clocks, once what has passed until then is charged.
    using Takes =
        EntryKinds<entry::Acted, entry::StoodIn, entry::CameBack, entry::Excused, entry::ExcuseOver, entry::Resumed>;
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
    void take(const entry::Resumed& entry, std::int64_t at_ms)
    {
        if (entry.until_ms) {
            run(thinking_, *entry.until_ms);
        }
        skip_to(at_ms);
    }

    [[nodiscard]] SeatSet thinking() const { return thinking_; }
    [[nodiscard]] std::chrono::milliseconds left(Seat seat, std::int64_t now_ms) const;
    // The same if the seat undid its latest action now; less than nothing if its time would not have sufficed.
    [[nodiscard]] std::chrono::milliseconds left_if_undone(Seat seat, std::int64_t now_ms) const;
    // Those who think and have nothing left.
    [[nodiscard]] SeatSet out_of_time(std::int64_t now_ms) const;
    [[nodiscard]] std::optional<Excuse> excuse_of(Seat seat) const { return accounts_[seat].excuse; }
    // What is left of this allowance.
    [[nodiscard]] std::chrono::milliseconds left_for(Seat seat, Excuse why, std::int64_t now_ms) const;

private:
    using Allowances = std::array<std::chrono::milliseconds, words<Excuse>.size()>;

    // What has been charged to a seat since the match began to wait for it, and how long it has thought.
    struct Spent {
        std::chrono::milliseconds thought{};
        std::chrono::milliseconds bank{};
        Allowances allowances{};

        Spent& operator+=(const Spent& more);
    };

    // An action that can be undone.
    struct Deed {
        std::chrono::milliseconds added{};
        Spent turn = {};
        // How long others had thought alone by then; nothing if the match did not wait for this action.
        std::optional<std::chrono::milliseconds> idle = std::nullopt;
    };

    struct Account {
        // In the bank.
        std::chrono::milliseconds left{};
        Allowances allowances{};
        Spent turn = {};
        // How long it has thought, whatever that was charged to.
        std::chrono::milliseconds thought{};
        // The latest actions, the last one at the end.
        std::vector<Deed> deeds = {};
        std::optional<Excuse> excuse = std::nullopt;
        // Whether a bot plays, and has acted.
        enum class Help { none, ready, given } help = Help::none;
    };

    // What has passed since the clocks were looked at: for anybody who thinks, for this seat, and excused.
    [[nodiscard]] std::chrono::milliseconds elapsed(std::int64_t now_ms) const;
    [[nodiscard]] std::chrono::milliseconds passed(Seat seat, std::int64_t now_ms) const;
    [[nodiscard]] std::chrono::milliseconds excused(Seat seat, std::int64_t now_ms) const;
    // How long others have thought while this seat did not.
    [[nodiscard]] std::chrono::milliseconds idle(Seat seat, std::int64_t now_ms) const;
    // What undoing its latest action costs a seat.
    [[nodiscard]] std::chrono::milliseconds price_of_undoing(Seat seat, std::int64_t now_ms) const;
    void charge(Seat seat, std::int64_t now_ms);

    ClockTerms terms_;
    PerSeat<Account> accounts_;
    SeatSet thinking_;
    // How long anybody has thought.
    std::chrono::milliseconds ran_{};
    std::int64_t since_ms_ = 0;
};

} // namespace dahut
