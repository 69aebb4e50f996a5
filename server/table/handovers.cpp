#include "server/table/handovers.hpp"

#include "protocol/limits.hpp"
#include "protocol/writing.hpp"

#include <algorithm>
#include <numeric>

namespace dahut {

namespace {

void write_handover(std::string& text, const Handover& handover, std::size_t after)
{
    separate(text);
    text += '{';
    write_key(text, "after");
    write_number(text, after);
    write_key(text, "seat");
    write_number(text, handover.seat.number());
    write_key(text, "hands");
    write_plain(text, word(handover.hands));
    text += '}';
}

} // namespace

// Whoever only was agreed to be stood in for comes back as well, from nowhere.
void Handovers::hand_over(Seat seat, Hands hands)
{
    if (hands_[seat] == hands) {
        return;
    }
    hands_[seat] = hands;
    forget_oldest_if_many(seat);
    all_.push_back({actions_, seat, hands});
    ++count_;
}

// Whoever comes and goes without end pushes out nothing of the others.
void Handovers::forget_oldest_if_many(Seat seat)
{
    if (std::ranges::count(all_, seat, &Handover::seat) == limits::handovers_kept) {
        all_.erase(std::ranges::find(all_, seat, &Handover::seat));
    }
}

void write_handovers(std::string& text, std::span<const Handover> handovers, std::span<const std::size_t> told)
{
    if (handovers.empty()) {
        return;
    }
    write_key(text, "handovers");
    text += '[';
    std::size_t after = 0;
    auto counted = told.begin();
    for (const Handover& handover : handovers) {
        const auto end = told.begin() + static_cast<std::ptrdiff_t>(std::min(told.size(), handover.actions + 1));
        after = std::accumulate(counted, end, after);
        counted = end;
        write_handover(text, handover, after);
    }
    text += ']';
}

} // namespace dahut
