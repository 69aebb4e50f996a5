// What may be asked of a table: by its people (protocol/requests.hpp), and by the server itself.
#pragma once

#include "protocol/messages.hpp"
#include "server/table/denial.hpp"
#include "server/table/streams.hpp"

#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>

namespace dahut {

// What nobody sends: the server asks it when somebody comes, when time has passed, or when a worker is ready. Like the
// others these say who may ask them and in which states of the table.
namespace inner {

// The server itself may, at any time.
struct AnyTime {
    static constexpr Asking asked_by = Asking::anybody;
    static constexpr Statuses asked_in = status::any;
};

// A new table with its host, who has notices posted to this address; nowhere if it is empty. The wish is for a seat.
struct MakeTable {
    entry::Joined host;
    std::optional<Seat> wish;
    std::string webhook;

    static constexpr Asking asked_by = Asking::anybody;
    static constexpr Statuses asked_in = status::any;
};
// A person takes a seat: the one that it wishes for, if that is free.
struct TakeSeat {
    entry::Joined person;
    std::optional<Seat> wish;

    static constexpr Asking asked_by = request::Join::asked_by;
    static constexpr Statuses asked_in = request::Join::asked_in;
};
// A seat gets a new link, by its hash.
struct Relink {
    Seat seat;
    std::string link;

    static constexpr Asking asked_by = request::Relink::asked_by;
    static constexpr Statuses asked_in = request::Relink::asked_in;
};
// Whoever has opened that link takes the seat. The key is the hash of its new token.
struct TakeOver {
    std::string link;
    std::string key;

    static constexpr Asking asked_by = request::TakeOver::asked_by;
    static constexpr Statuses asked_in = request::TakeOver::asked_in;
};
// The asker has entered and plays its seat itself again. Who only looks in stays on vacation.
struct Enter : AnyTime {};
// A bot stands in for everybody who has no time left.
struct EndTime : AnyTime {};
// From now on the time of those who are not connected is excused, as far as their allowances go.
struct ExcuseAbsent : AnyTime {};
// The server was started anew: what has passed meanwhile is charged to nobody.
struct Resume : AnyTime {};
// The time of day has jumped. By what it was before, the server has run until then, and only that is charged.
struct FollowJump : AnyTime {
    std::int64_t until_ms = 0;
};
// Nobody waits any longer for those who took a seat of a public table and went away before its match.
struct FreeSeats : AnyTime {};
// The operator of the server ends the match without a result, or closes the table before its match.
struct EndByOperator {
    static constexpr Asking asked_by = Asking::anybody;
    static constexpr Statuses asked_in = status::until_match_is_over;
};
// What a bot has chosen, as long as the match is this one; a fault if it could not choose.
struct BotActs {
    Seat seat;
    std::shared_ptr<const HostedMatch> match;
    std::optional<Json> action;
    std::string fault;

    static constexpr Asking asked_by = Asking::anybody;
    static constexpr Statuses asked_in = status::any;
};
// What an undoing leads to, or why it is refused, as worked out when the table had so many entries. `looks` counts how
// often that has been done.
struct Undone {
    Seat seat;
    std::int64_t entries = 0;
    int looks = 0;
    std::variant<MatchStep, Denial> worked;

    static constexpr Asking asked_by = request::Undo::asked_by;
    static constexpr Statuses asked_in = request::Undo::asked_in;
};

// What a bot would do in this seat, as long as this decision is asked; nothing if it could not say. `told` is the
// number of the decision, as the seat was told it.
struct Hinted {
    Seat seat;
    std::int64_t told = 0;
    std::optional<dahut::Hint<Json>> hint;

    static constexpr Asking asked_by = request::Hint::asked_by;
    static constexpr Statuses asked_in = request::Hint::asked_in;
};

using Request = std::variant<MakeTable, TakeSeat, Relink, TakeOver, Enter, EndTime, ExcuseAbsent, Resume, FollowJump,
                             FreeSeats, EndByOperator, BotActs, Undone, Hinted>;

} // namespace inner

// What people ask that no table is asked: the lobby carries it out, and may ask something of its own at a table.
using LobbyRequest = std::variant<request::Create, request::Ping, request::Inspect, request::Join, request::Enter,
                                  request::Relink, request::TakeOver, request::Resync, request::MakeKeyring,
                                  request::AddToKeyring, request::OpenKeyring, request::RevokeKeyring>;

namespace detail {

template <typename T, typename Variant>
inline constexpr bool is_among = false;
template <typename T, typename... Ts>
inline constexpr bool is_among<T, std::variant<Ts...>> = (std::is_same_v<T, Ts> || ...);

// The alternatives of these variants as those of one.
template <typename... Variants>
struct Concatenated;
template <typename... Ts>
struct Concatenated<std::variant<Ts...>> {
    using Type = std::variant<Ts...>;
};
template <typename... Ts, typename... Us, typename... More>
struct Concatenated<std::variant<Ts...>, std::variant<Us...>, More...>
    : Concatenated<std::variant<Ts..., Us...>, More...> {};

template <typename All, typename Some>
struct Without;
template <typename... Ts, typename Some>
struct Without<std::variant<Ts...>, Some>
    : Concatenated<std::variant<>, std::conditional_t<is_among<Ts, Some>, std::variant<>, std::variant<Ts>>...> {};

} // namespace detail

// Everything else that people ask, and what the server asks.
using TableRequest = detail::Concatenated<detail::Without<Request, LobbyRequest>::Type, inner::Request>::Type;

} // namespace dahut
