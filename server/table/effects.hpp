// What a room does once entries are stored and true, as values. A room carries effects out in order.
#pragma once

#include "protocol/messages.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace dahut {

namespace effect {

// Tells everybody the table's facts.
struct TellFacts {};
// Tells everybody what the step of the plan is for them. To whoever asked for it, that is the answer.
struct TellStep {};
// Tells everybody how much time is left, if there is a clock.
struct TellClock {};
// Tells those in this seat where their notices go.
struct TellNotices {
    Seat seat;
};
struct Tell {
    Hearers hearers{};
    std::string text;
};
// What a bot would do, for the asker alone. That is the answer.
struct GiveHint {
    std::int64_t decision = 0;
    Hint<Json> hint;
};
// The asker, who watches, has said something.
struct NoteVoice {};
// Turns are over, perhaps: nobody is told of them any more. Whoever has acted and is asked again has another turn, and
// so does whoever comes into the place of somebody else. What is on its way to a former webhook goes to the present
// one.
struct FollowTurns {
    SeatSet over;
    enum class Webhook { same, changed } webhook = Webhook::same;
};
// This seat has been reminded. Its person is sent a notice if it is away.
struct Remind {
    Seat seat;
};
// The asker is at the table no more.
struct LetAskerGo {};
// Ends the connections of these, with a code and a sentence that say why.
struct Dismiss {
    Viewer viewer;
    std::string_view code;
    std::string_view sentence;
};
// Asks that the time of those who are not connected be excused.
struct ExcuseAbsent {};
struct WakeBots {};
// Nobody can play here any more.
struct TableOver {};
// The table leaves the public lists before it is over.
struct LeaveLists {};

} // namespace effect

using Effect =
    std::variant<effect::TellFacts, effect::TellStep, effect::TellClock, effect::TellNotices, effect::Tell,
                 effect::GiveHint, effect::NoteVoice, effect::FollowTurns, effect::Remind, effect::LetAskerGo,
                 effect::Dismiss, effect::ExcuseAbsent, effect::WakeBots, effect::TableOver, effect::LeaveLists>;

} // namespace dahut
