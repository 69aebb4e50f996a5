// Where the people of a table want notices to go, as its journal says. A person's own go with its seat, and all go with
// the end of the match.
#pragma once

#include "engine/core/per_seat.hpp"
#include "server/table/parts.hpp"

namespace dahut {

class NoticeAddresses {
public:
    // Where notices for this seat go.
    [[nodiscard]] NoticePlaces reaching(Seat seat) const { return {seats_[seat].mail, webhook()}; }
    // What this seat has asked for itself, for its own eyes.
    [[nodiscard]] NoticePlaces set_by(Seat seat) const;
    // Everybody may know that there is a webhook, but not where it leads.
    [[nodiscard]] bool has_webhook() const { return !webhook().empty(); }
    // What each seat has asked for, and whether any has.
    [[nodiscard]] PerSeat<NoticePlaces> all() const;
    [[nodiscard]] bool are_any() const;
    [[nodiscard]] bool reaches(Seat seat) const { return has_webhook() || !seats_[seat].mail.empty(); }
    // How often this seat's persons have changed anything here.
    [[nodiscard]] int changes(Seat seat) const { return seats_[seat].changes; }

    using Takes = EntryKinds<entry::MailSet, entry::WebhookSet, entry::Joined, entry::Freed, entry::Replaced,
                             entry::HandedOver, entry::Relinked, entry::Finished, entry::Stopped, entry::Closed>;
    void take(const entry::MailSet& set);
    void take(const entry::WebhookSet& set);
    void take(const entry::Joined& joined) { forget(joined.seat); }
    void take(const entry::Freed& freed) { forget(freed.seat); }
    void take(const entry::Replaced& replaced) { forget(replaced.seat); }
    // Whoever opens the link need not be the one who entered the address.
    void take(const entry::Relinked& relinked) { forget(relinked.seat); }
    // Nobody but the host could end it.
    void take(const entry::HandedOver&) { webhook_.address.clear(); }
    void take(const entry::Finished&) { forget_all(); }
    void take(const entry::Stopped&) { forget_all(); }
    void take(const entry::Closed&) { forget_all(); }

private:
    struct OfSeat {
        std::string mail;
        int changes = 0;
    };

    [[nodiscard]] const std::string& webhook() const { return webhook_.address; }
    void forget(Seat seat);
    void forget_all();

    PerSeat<OfSeat> seats_;
    entry::WebhookSet webhook_;
};

} // namespace dahut
