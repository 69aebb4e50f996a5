// What the operator allows of notices, and how a table has somebody told: it knows what is offered, refuses addresses
// that are none, and hands notices to the outlet. Rooms say when (server/room/notices.cpp).
#pragma once

#include "engine/core/per_seat.hpp"
#include "server/limits.hpp"
#include "server/notices/addresses.hpp"
#include "server/notices/mail_pace.hpp"
#include "server/notices/notice.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace dahut {

// Whether there is a server that takes our mail.
enum class Mail { none, offered };

struct NoticeTerms {
    // Webhooks must lead there or below; if there are none, none are offered.
    std::vector<WebAddress> webhooks;
    Mail mail = Mail::none;
    // Mail addresses that are never written to.
    std::vector<std::string> never;
    // By which people open our pages, as "https://games.example.org".
    std::string public_address;
    // How long somebody must be away.
    std::chrono::seconds after{limits::notice_after_seconds.usual};
    // Must outlive whoever has these terms; null if nothing is offered.
    Outlet* outlet = nullptr;
};

class Notifier {
public:
    // `new_id` gives texts that nobody can foretell.
    Notifier(const NoticeTerms& terms, std::function<std::string()> new_id);

    [[nodiscard]] const std::vector<NoticeKind>& offered() const { return offered_; }
    [[nodiscard]] std::chrono::milliseconds after() const { return terms_.after; }
    // Why notices cannot go there; nothing if they can.
    [[nodiscard]] std::optional<Refusal> refuse_webhook(const std::string& address) const;
    [[nodiscard]] std::optional<Refusal> refuse_mail(const std::string& address) const;

    // Tells this person by all ways that there are; those that are empty, or not allowed any more, are none. Where
    // nothing is offered nothing happens, nor is anything noted.
    void tell(AwaitedPerson person, const NoticePlaces& places, std::int64_t now_ms);
    // The table's webhook may be another one: what was on its way to the former one goes there instead. Who has been
    // told is not told again.
    void redirect(const AwaitedPerson& person, const NoticePlaces& places);
    // Whether this seat has been told of its turn that has lasted since then.
    [[nodiscard]] bool has_told(const std::string& table, Seat seat, std::int64_t since_ms) const;
    // Neither a person who is here nor one whose turn is over is to be told any more.
    void person_came(const std::string& table, Seat seat);
    void turn_over(const std::string& table, Seat seat);
    // The table is gone, or asks nobody any more.
    void forget(const std::string& table);

private:
    // Since when each seat of a table has had the turn that it was told of; 0 if it was told of none.
    using Told = PerSeat<std::int64_t>;

    [[nodiscard]] std::int64_t since_told(const std::string& table, Seat seat) const;
    [[nodiscard]] bool offers(NoticeKind kind) const;
    void post(const AwaitedPerson& person, const std::string& webhook);
    void send(NoticeKind kind, const std::string& address, AwaitedPerson person);

    NoticeTerms terms_;
    std::function<std::string()> new_id_;
    std::vector<NoticeKind> offered_;
    MailPace pace_;
    std::map<std::string, Told, std::less<>> told_;
};

} // namespace dahut
