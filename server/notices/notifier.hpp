// What the operator allows of notices, and how a table has a person told. It knows which ways are offered, refuses
// unusable addresses, and hands notices to the outlet. Rooms decide when (server/room/notices.cpp).
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

// Whether a mail server is configured.
enum class Mail { none, offered };

struct NoticeTerms {
    // A table's webhook must lie at or below one of these. If there are none, webhooks are not offered.
    std::vector<WebAddress> webhooks;
    Mail mail = Mail::none;
    // Mail addresses that get no mail, ever.
    std::vector<std::string> never;
    // The address at which people open our pages, such as "https://games.example.org".
    std::string public_address;
    // How long a person must be away before a notice.
    std::chrono::seconds after{limits::notice_after_seconds.usual};
    // Null if nothing is offered. It must outlive every copy of these terms.
    Outlet* outlet = nullptr;
};

// Why somebody is told: a turn has begun, or the host asks for it once more.
enum class Occasion { turn, nudge };

class Notifier {
public:
    // `new_id` returns another text each time.
    Notifier(const NoticeTerms& terms, std::function<std::string()> new_id);

    [[nodiscard]] const std::vector<NoticeKind>& offered() const { return offered_; }
    [[nodiscard]] std::chrono::milliseconds after() const { return terms_.after; }
    // The reason why this address cannot get notices; nothing if it can.
    [[nodiscard]] std::optional<Refusal> refuse_webhook(const std::string& address) const;
    [[nodiscard]] std::optional<Refusal> refuse_mail(const std::string& address) const;

    // Sends a notice by every way that is set and still allowed. If the operator offers no notices, this does nothing
    // and remembers nothing.
    // Of a turn the notices have the same ids from every process, so that a receiver knows what it has been told.
    void tell(AwaitedPerson person, const NoticePlaces& places, std::int64_t ran_ms, Occasion occasion);
    // If the webhook has changed, redirect queued notices; never post to the old one. Notices that were delivered are
    // not sent again.
    void redirect(const AwaitedPerson& person, const NoticePlaces& places);
    // Whether the person in this seat has already been told of the turn that began at this moment.
    [[nodiscard]] bool has_told(const std::string& table, Seat seat, std::int64_t since_ms) const;
    // The seat's person has come, or the turn is over: withdraws the notices that are not yet delivered.
    void person_came(const std::string& table, Seat seat);
    void turn_over(const std::string& table, Seat seat);
    // The table is gone, or waits for nobody any more.
    void forget(const std::string& table);

private:
    // For each seat of a table, the start of the turn that its person was told of; 0 if none.
    using Told = PerSeat<std::int64_t>;

    [[nodiscard]] std::int64_t since_told(const std::string& table, Seat seat) const;
    [[nodiscard]] bool offers(NoticeKind kind) const;
    void post(const AwaitedPerson& person, const std::string& webhook, Occasion occasion);
    void send(NoticeKind kind, const std::string& address, AwaitedPerson person, Occasion occasion);

    NoticeTerms terms_;
    std::function<std::string()> new_id_;
    std::vector<NoticeKind> offered_;
    MailPace pace_;
    std::map<std::string, Told, std::less<>> told_;
};

} // namespace dahut
