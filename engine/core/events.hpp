// Events: what happened, and who may hear of it. A hidden fact is never blanked: it stands in a separate event that
// only one seat hears. The log also holds the draws, which nobody sees before the match is over.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/seat.hpp"

#include <concepts>
#include <optional>
#include <vector>

namespace dahut {

// Empty means everybody; otherwise only this seat.
using Audience = std::optional<Seat>;
inline constexpr Audience everybody = std::nullopt;

// The events of one action in the order they happened.
template <typename Event>
class Events {
public:
    struct Told {
        Audience audience;
        Event event;
    };

    // Reserves space for at least `count` events; one step of a match tells a handful.
    void reserve(std::size_t count) { told_.reserve(count); }
    template <std::convertible_to<Event> Kind>
    void tell(const Kind& event)
    {
        told_.emplace_back(everybody, event);
    }
    template <std::convertible_to<Event> Kind>
    void tell_only(Seat seat, const Kind& event)
    {
        told_.emplace_back(seat, event);
    }
    void clear()
    {
        told_.clear();
        draws_.clear();
    }

    [[nodiscard]] const std::vector<Told>& all() const { return told_; }

    // Where a Drawing notes what it draws (chance.hpp).
    [[nodiscard]] Draws& draws() { return draws_; }
    [[nodiscard]] const Draws& draws() const { return draws_; }

    // Calls visit(event) for each event that `viewer` may hear.
    template <typename Visit>
    void for_viewer(Viewer viewer, Visit&& visit) const
    {
        for (const Told& one : told_) {
            if (one.audience == everybody || one.audience == viewer) {
                visit(one.event);
            }
        }
    }

private:
    std::vector<Told> told_;
    Draws draws_;
};

} // namespace dahut
