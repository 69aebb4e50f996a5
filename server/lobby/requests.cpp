// What a lobby does with each kind of request. Most go to a room; the others are carried out by the lobby or by one of
// its parts.
#include "protocol/refusal_code.hpp"
#include "server/limits.hpp"
#include "server/lobby/lobby.hpp"
#include "server/table/tokens.hpp"
#include "server/waiting/fault.hpp"

#include <spdlog/spdlog.h>

namespace dahut {

namespace asio = boost::asio;

namespace {

template <typename... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};

template <typename T, typename Variant>
concept OneOf = detail::is_among<T, Variant>;

constexpr bool needs_role(Asking who) { return who != Asking::anybody && who != Asking::keyring; }

} // namespace

asio::awaitable<Answer> Lobby::answer_to(Requester requester, Request& request)
{
    const Overloaded way{
        [&](request::Ping&) { return pong(std::move(requester)); },
        [&](request::Inspect& one) { return inspect(std::move(requester), std::move(one)); },
        [&](OneOf<Entering> auto& one) { return enter(std::move(requester), std::move(one)); },
        [&](request::Resync&) { return resync(std::move(requester)); },
        [&](request::Relink& one) { return relink(std::move(requester), std::move(one)); },
        [&](OneOf<KeyringRequest> auto& one) { return keyrings_.answer_to(std::move(requester), std::move(one)); },
        [&]<OneOf<TableRequest> One>(One& one) {
            static_assert(needs_role(One::asked_by), "Only whoever has a role has a room.");
            const std::shared_ptr<Room> room = requester.guest->role()->room;
            return room->ask(std::move(requester), std::move(one));
        }};
    return std::visit(way, request);
}

asio::awaitable<void> Lobby::handle(std::shared_ptr<Guest> guest, ClientMessage message)
{
    Requester requester{guest, message.id};
    const auto began = std::chrono::steady_clock::now();
    traffic_.requests.add(type_of(message.request));
    const Effort effort = effort_of(message.request);
    Answer answer;
    try {
        answer = refused_at_once(*guest, message.request);
        // Only what needs no role can lead to a table of another process.
        const std::optional<Request> same =
            needs_role(asked_by(message.request)) ? std::nullopt : std::optional(message.request);
        if (!answer) {
            answer = co_await answer_to(std::move(requester), message.request);
        }
        // Where that process may have died, the request is carried out again once it is known.
        while (same && answer && answer->known_in
               && std::chrono::steady_clock::now() < began + limits::signature_lasts) {
            // g++ 12 waits at the end as well if this stands in the condition.
            const bool is_still_here = co_await guest->wait(*answer->known_in);
            if (!is_still_here) {
                break;
            }
            requester = {guest, message.id};
            message.request = *same;
            answer = co_await answer_to(std::move(requester), message.request);
        }
    } catch (const std::exception& error) {
        spdlog::error("a request failed: {}", fault_text(error));
        answer = Denial{refuse(RefusalCode::internal_error, "A fault of the server, which has been logged.")};
    }
    // How long a bot thinks about a hint says nothing of how fast the server is.
    if (effort != Effort::thinking) {
        answering_.add(std::chrono::steady_clock::now() - began);
    }
    if (answer) {
        traffic_.refusals.add(answer->why.code);
        guest->send(message_of(refused_text({std::move(message.id), answer->why, answer->decision, answer->at})));
    }
}

Answer Lobby::refused_at_once(const Guest& guest, const Request& request) const
{
    if (needs_role(asked_by(request)) && !guest.role()) {
        return no_role();
    }
    const bool talks = std::holds_alternative<request::Say>(request);
    std::optional<Refusal> full = talks ? refuse_more(guest, Fullness::reserved) : std::nullopt;
    return full ? Answer(Denial{*std::move(full)}) : std::nullopt;
}

std::optional<Refusal> Lobby::refuse_more(const Guest& guest, Fullness waits_from) const
{
    if (services_.store.fullness() >= waits_from) {
        return refuse(RefusalCode::storage_nearly_full,
                      "The server keeps what room is left for matches that have begun.");
    }
    return shares_.is_spent(guest.address(), Shares::Moment::clock::now())
               ? std::optional(refuse(RefusalCode::too_much_from_here,
                                      "For your address as much has been stored today as may be. Come back later."))
               : std::nullopt;
}

asio::awaitable<Answer> Lobby::pong(Requester requester)
{
    requester.guest->send(message_of(done_text(requester.id)));
    co_return std::nullopt;
}

asio::awaitable<Answer> Lobby::inspect(Requester requester, request::Inspect request)
{
    TableFacts facts;
    if (request.token) {
        const std::variant<Entrance, Denial> found =
            co_await entrances_.of(key_of(*request.token), std::nullopt, Purpose::looking);
        if (const Denial* denial = std::get_if<Denial>(&found)) {
            co_return *denial;
        }
        const Guest::Role& role = std::get<Entrance>(found).role;
        facts = role.room->facts_from_afar(role.viewer ? FactsFor::members : FactsFor::others);
    } else {
        const RoomOrDenial found = co_await rooms_.of_invitation(*request.invitation, Purpose::looking);
        if (const Denial* denial = std::get_if<Denial>(&found)) {
            co_return *denial;
        }
        facts = std::get<std::shared_ptr<Room>>(found)->facts(FactsFor::others);
    }
    requester.guest->send(message_of(invited_text(requester.id, std::move(facts))));
    co_return std::nullopt;
}

} // namespace dahut
