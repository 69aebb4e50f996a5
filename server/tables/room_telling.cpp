// Telling everybody at a table what a step of the match is for them, in an order that gives nothing away.
#include "server/tables/room.hpp"

#include <array>

namespace dahut {

namespace {

// What is asked of a seat takes the longer to write the more its hand allows. Whoever could read that off the time is
// told before it is written (docs/decisions/0031).
enum class Telling { actor, unasked, asked };
constexpr std::array in_order{Telling::actor, Telling::unasked, Telling::asked};

Telling telling_of(const MatchStep& step, const ViewerStep& viewer)
{
    if (step.actor && viewer.stream.viewer == step.actor) {
        return Telling::actor;
    }
    return viewer.asks_anew ? Telling::asked : Telling::unasked;
}

} // namespace

void Room::tell_step(const MatchStep& step, const std::optional<Asker>& asker)
{
    bool answered = !asker;
    for (const Telling telling : in_order) {
        for (const ViewerStep& viewer : step.viewers) {
            if (viewer.noticed && telling_of(step, viewer) == telling) {
                answered |= tell_step(step, viewer, asker);
            }
        }
    }
    if (!answered) {
        asker->guest->send(message_of(done_text(asker->id)));
    }
}

bool Room::tell_step(const MatchStep& step, const ViewerStep& viewer, const std::optional<Asker>& asker)
{
    bool answered = false;
    Message for_all;
    company_.tell(viewer.stream.viewer, [&](const Guest& guest) {
        if (asker && asker->guest.get() == &guest) {
            answered = true;
            return message_of(step_text(step, viewer, asker->id));
        }
        if (!for_all) {
            for_all = message_of(step_text(step, viewer));
        }
        return for_all;
    });
    return answered;
}

} // namespace dahut
