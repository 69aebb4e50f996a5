#include "server/room/pace.hpp"

namespace dahut {

std::chrono::milliseconds pause_after(Asked before, Asked after, std::chrono::milliseconds usual)
{
    constexpr int pauses_in_a_usual_one = 4;
    const bool others_still_choose =
        !after.must.empty() && after.must != before.must && after.must.without(before.must).empty();
    return others_still_choose ? usual / pauses_in_a_usual_one : usual;
}

} // namespace dahut
