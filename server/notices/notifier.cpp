#include "server/notices/notifier.hpp"

#include "engine/core/deal_key.hpp"
#include "protocol/refusal_code.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace dahut {

namespace {

Refusal not_offered()
{
    return refuse(RefusalCode::notices_off, "The host of this server does not offer notices of this kind.");
}

std::vector<NoticeKind> kinds_of(const NoticeTerms& terms)
{
    std::vector<NoticeKind> kinds;
    if (terms.outlet != nullptr && !terms.webhooks.empty()) {
        kinds.push_back(NoticeKind::webhook);
    }
    if (terms.outlet != nullptr && terms.mail == Mail::offered) {
        kinds.push_back(NoticeKind::mail);
    }
    return kinds;
}

std::string id_of_turn(NoticeKind kind, const AwaitedPerson& person)
{
    const std::string text = "dahut notice 1\n" + std::string(word(kind)) + "\n" + person.table + "\n"
                             + std::to_string(person.seat.index()) + "\n" + std::to_string(person.since_ms);
    return to_hex(sha256(std::vector<std::uint8_t>(text.begin(), text.end())));
}

} // namespace

Notifier::Notifier(const NoticeTerms& terms, std::function<std::string()> new_id)
    : terms_(terms), new_id_(std::move(new_id)), offered_(kinds_of(terms))
{}

bool Notifier::offers(NoticeKind kind) const { return std::ranges::find(offered_, kind) != offered_.end(); }

std::optional<Refusal> Notifier::refuse_webhook(const std::string& address) const
{
    if (!offers(NoticeKind::webhook)) {
        return not_offered();
    }
    const std::optional<WebAddress> parsed = WebAddress::of_webhook(address);
    if (!parsed) {
        return refuse(RefusalCode::bad_address, "This is no address of a webhook.");
    }
    const auto leads_there = [&](const WebAddress& allowed) { return parsed->is_below(allowed); };
    return std::ranges::any_of(terms_.webhooks, leads_there)
               ? std::nullopt
               : std::optional(refuse(RefusalCode::address_not_allowed,
                                      "The host of this server does not allow notices to go there."));
}

std::optional<Refusal> Notifier::refuse_mail(const std::string& address) const
{
    if (!offers(NoticeKind::mail)) {
        return not_offered();
    }
    if (!is_mail_address(address)) {
        return refuse(RefusalCode::bad_address, "This is no mail address.");
    }
    const auto is_same = [&](const std::string& never) { return mailbox_of(never) == mailbox_of(address); };
    return std::ranges::any_of(terms_.never, is_same)
               ? std::optional(refuse(RefusalCode::address_not_allowed, "This address does not want any mail from us."))
               : std::nullopt;
}

void Notifier::tell(AwaitedPerson person, const NoticePlaces& places, std::int64_t ran_ms, Occasion occasion)
{
    if (offered_.empty()) {
        return;
    }
    told_[person.table][person.seat] = person.since_ms;
    post(person, places.webhook, occasion);
    if (!places.mail.empty() && !refuse_mail(places.mail) && pace_.take(places.mail, person.table, ran_ms)) {
        send(NoticeKind::mail, places.mail, std::move(person), occasion);
    }
}

void Notifier::redirect(const AwaitedPerson& person, const NoticePlaces& places)
{
    if (since_told(person.table, person.seat) == 0
        || !terms_.outlet->withdraw_by(NoticeKind::webhook, person.table, person.seat)) {
        return;
    }
    if (places.webhook.empty() && places.mail.empty()) {
        turn_over(person.table, person.seat);
    } else {
        post(person, places.webhook, Occasion::turn);
    }
}

void Notifier::post(const AwaitedPerson& person, const std::string& webhook, Occasion occasion)
{
    if (!webhook.empty() && !refuse_webhook(webhook)) {
        send(NoticeKind::webhook, webhook, person, occasion);
    }
}

void Notifier::send(NoticeKind kind, const std::string& address, AwaitedPerson person, Occasion occasion)
{
    std::string id = occasion == Occasion::turn ? id_of_turn(kind, person) : new_id_();
    person.link = terms_.public_address + "/table.html#table=" + person.table;
    terms_.outlet->send({std::move(id), kind, address, std::move(person)});
}

std::int64_t Notifier::since_told(const std::string& table, Seat seat) const
{
    const auto found = told_.find(table);
    return found != told_.end() ? found->second[seat] : 0;
}

bool Notifier::has_told(const std::string& table, Seat seat, std::int64_t since_ms) const
{
    return since_told(table, seat) == since_ms;
}

void Notifier::person_came(const std::string& table, Seat seat)
{
    if (since_told(table, seat) != 0) {
        terms_.outlet->withdraw(table, seat);
    }
}

void Notifier::turn_over(const std::string& table, Seat seat)
{
    const auto found = told_.find(table);
    if (found == told_.end() || std::exchange(found->second[seat], 0) == 0) {
        return;
    }
    terms_.outlet->withdraw(table, seat);
    if (found->second == Told{}) {
        told_.erase(found);
    }
}

void Notifier::forget(const std::string& table)
{
    for (const Seat seat : SeatSet::first(seats_max)) {
        turn_over(table, seat);
    }
}

} // namespace dahut
