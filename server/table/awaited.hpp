// Whom a match waits for, and since when it is their turn: worked out from the moments that the journal notes with its
// entries, so it is the same after a restart.
#pragma once

#include "engine/core/per_seat.hpp"

#include <cstdint>

namespace dahut {

class Awaited {
public:
    // From now on the match waits for these. Whoever has just acted and is asked again has another turn.
    void wait_for(SeatSet seats, SeatSet acted, std::int64_t at_ms)
    {
        for (const Seat seat : seats.without(seats_.without(acted))) {
            since_ms_[seat] = at_ms;
        }
        seats_ = seats;
    }

    [[nodiscard]] SeatSet seats() const { return seats_; }
    // The match waits for this seat.
    [[nodiscard]] std::int64_t since_ms(Seat seat) const { return since_ms_[seat]; }

private:
    SeatSet seats_;
    PerSeat<std::int64_t> since_ms_;
};

} // namespace dahut
