// Which seats changed hands during a match, and when: a bot stands in for a person, the person comes back, or leaves
// the seat to a bot. A hint counts as well, by which a bot helps a person once. No game knows of it, so it is no event;
// it is worked out from the journal, and everybody who sees the match is told the same of it. Of all that a record has
// only the hints.
#pragma once

#include "engine/core/per_seat.hpp"
#include "server/table/parts.hpp"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace dahut {

struct Handover {
    // After so many actions of the match, with everything undone and every undoing.
    std::size_t actions = 0;
    Seat seat;
    Hands hands{};

    bool operator==(const Handover&) const = default;
};

class Handovers {
public:
    // The seats must be the table's.
    using Takes = EntryKinds<entry::Acted, entry::Hinted, entry::StoodIn, entry::CameBack, entry::Replaced,
                             entry::Stopped, entry::Relinked, entry::TakenOver>;
    void take(const entry::Acted&) { ++actions_; }
    // The limit of hints bounds these.
    void take(const entry::Hinted& hinted) { add({actions_, hinted.seat, Hands::hint}); }
    // As long as nobody has opened the link of a seat, that is what is told of it.
    void take(const entry::StoodIn& stood_in)
    {
        if (hands_[stood_in.seat] != Hands::link) {
            hand_over(stood_in.seat, Hands::bot);
        }
    }
    void take(const entry::Relinked& relinked) { hand_over(relinked.seat, Hands::link); }
    void take(const entry::TakenOver& taken)
    {
        if (hands_[taken.seat] == Hands::link) {
            hand_over(taken.seat, Hands::person);
        }
    }
    void take(const entry::CameBack& back) { hand_over(back.seat, Hands::person); }
    void take(const entry::Replaced& replaced) { hand_over(replaced.seat, Hands::left); }
    void take(const entry::Stopped& stopped)
    {
        for (const Seat seat : stopped.left) {
            hand_over(seat, Hands::left);
        }
    }

    // In the order in which they happened.
    [[nodiscard]] std::span<const Handover> all() const { return all_; }
    // Whether any seat has changed hands since this was asked the last time.
    [[nodiscard]] bool take_change() { return std::exchange(has_changed_, false); }

private:
    void add(const Handover& handover)
    {
        all_.push_back(handover);
        has_changed_ = true;
    }
    void hand_over(Seat seat, Hands hands);
    void forget_oldest_if_many(Seat seat);

    std::vector<Handover> all_;
    PerSeat<Hands> hands_;
    std::size_t actions_ = 0;
    bool has_changed_ = false;
};

// As they are told to somebody whom the start of the match and then each action told so many events (`told`): each
// handover after so many of them.
[[nodiscard]] std::vector<ToldHandover> told_handovers(std::span<const Handover> handovers,
                                                       std::span<const std::size_t> told);

} // namespace dahut
