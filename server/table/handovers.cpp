#include "server/table/handovers.hpp"

#include "protocol/limits.hpp"

#include <algorithm>
#include <numeric>

namespace dahut {

// Whoever only was agreed to be stood in for comes back as well, from nowhere.
void Handovers::hand_over(Seat seat, Hands hands)
{
    if (hands_[seat] == hands) {
        return;
    }
    hands_[seat] = hands;
    forget_oldest_if_many(seat);
    add({actions_, seat, hands});
}

// Whoever comes and goes without end pushes out nothing of the others, nor that the seat got a new link: somebody else
// may sit there since.
void Handovers::forget_oldest_if_many(Seat seat)
{
    const auto is_kept = [seat](const Handover& one) { return one.seat == seat && one.hands != Hands::hint; };
    if (std::ranges::count_if(all_, is_kept) < limits::handovers_kept) {
        return;
    }
    const auto usual =
        std::ranges::find_if(all_, [&](const Handover& one) { return is_kept(one) && one.hands != Hands::link; });
    all_.erase(usual != all_.end() ? usual : std::ranges::find_if(all_, is_kept));
}

std::vector<ToldHandover> told_handovers(std::span<const Handover> handovers, std::span<const std::size_t> told)
{
    std::vector<ToldHandover> all;
    std::size_t after = 0;
    auto counted = told.begin();
    for (const Handover& handover : handovers) {
        const auto end = told.begin() + static_cast<std::ptrdiff_t>(std::min(told.size(), handover.actions + 1));
        after = std::accumulate(counted, end, after);
        counted = end;
        all.push_back({static_cast<std::int64_t>(after), handover.seat, handover.hands});
    }
    return all;
}

} // namespace dahut
