// What clocks must show, told anew from what happened at a table: arithmetic of its own, for the tests of the clocks
// that the server keeps (server/table/clocks.hpp).
#pragma once

#include "protocol/past.hpp"
#include "protocol/table_words.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

namespace dahut::test {

// Something that matters to a clock.
struct Happened {
    enum class What { passed, acted, came_back, excused, excuse_over } what{};
    // Of a stretch of time: how long, for whom the match waited, and on whom it passed because of what it undid. Of an
    // action: for whom the match had waited.
    std::chrono::milliseconds time{};
    SeatSet waited = {};
    SeatSet taken_back = {};
    Seat seat{};
    Excuse why{};
    Doer doer{};
};

// The time of one seat by the history.
struct Told {
    explicit Told(const ClockTerms& terms)
        : bank(terms.bank), increment(terms.increment), left(terms.bank), allowances{terms.lost, terms.vacation}
    {}

    std::chrono::milliseconds bank;
    std::chrono::milliseconds increment;
    std::chrono::milliseconds left;
    std::array<std::chrono::milliseconds, 2> allowances;
    std::optional<Excuse> excuse = {};
    bool bot_acted = false;

    void pass(std::chrono::milliseconds time)
    {
        std::chrono::milliseconds excused{};
        if (excuse) {
            std::chrono::milliseconds& allowance = allowances.at(static_cast<std::size_t>(*excuse));
            excused = std::min(allowance, time);
            allowance -= excused;
        }
        left = std::max(std::chrono::milliseconds(0), left - (time - excused));
    }

    void act(Doer doer)
    {
        if (doer == Doer::bot) {
            bot_acted = true;
            return;
        }
        excuse.reset();
        left = std::min(bank, left + increment);
    }

    void come_back()
    {
        if (bot_acted) {
            left =
                std::max(left, std::min(bank, std::max<std::chrono::milliseconds>(limits::time_on_return, increment)));
        }
        bot_acted = false;
    }

    void take(const Happened& one, Seat seat)
    {
        if (one.what == Happened::What::passed) {
            if (one.taken_back.contains(seat)) {
                left = std::max(std::chrono::milliseconds(0), left - one.time);
            } else if (one.waited.contains(seat)) {
                pass(one.time);
            }
        } else if (one.seat == seat) {
            take_own(one);
        }
    }

    void take_own(const Happened& one)
    {
        switch (one.what) {
        case Happened::What::acted:
            return act(one.doer);
        case Happened::What::came_back:
            return come_back();
        case Happened::What::excused:
            excuse = one.why;
            return;
        default:
            excuse.reset();
        }
    }
};

class History {
public:
    History(const ClockTerms& terms, SeatSet seats) : terms_(terms), seats_(seats) {}

    void add(const Happened& one) { all_.push_back(one); }

    // The latest action of this seat never was. The match waits for these now.
    void undo(Seat seat, SeatSet must)
    {
        const auto latest = std::find_if(all_.rbegin(), all_.rend(), [seat](const Happened& one) {
            return one.what == Happened::What::acted && one.seat == seat;
        });
        REQUIRE(latest != all_.rend());
        const bool was_awaited = latest->waited.contains(seat);
        // Who has acted since had thought for that.
        SeatSet kept = must.with(seat);
        for (auto later = all_.rbegin(); later != latest; ++later) {
            if (later->what == Happened::What::acted) {
                kept.insert(later->seat);
            }
            later->waited = later->waited.without(seats_.without(kept));
            later->taken_back = later->taken_back.without(seats_.without(kept));
            if (was_awaited && !later->waited.contains(seat)) {
                later->taken_back.insert(seat);
            }
        }
        // Whoever has acted stays back from what had excused it.
        *latest = {.what = Happened::What::excuse_over, .seat = seat};
    }

    [[nodiscard]] Told told(Seat seat) const
    {
        Told told(terms_);
        for (const Happened& one : all_) {
            told.take(one, seat);
        }
        return told;
    }

private:
    ClockTerms terms_;
    SeatSet seats_;
    std::vector<Happened> all_;
};

} // namespace dahut::test
