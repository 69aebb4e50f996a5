#include "server/table/notice_addresses.hpp"

namespace dahut {

NoticePlaces NoticeAddresses::set_by(Seat seat) const
{
    return {seats_[seat].mail, webhook_.seat == seat ? webhook() : std::string()};
}

void NoticeAddresses::take(const entry::MailSet& set)
{
    seats_[set.seat].mail = set.mail;
    ++seats_[set.seat].changes;
}

void NoticeAddresses::take(const entry::WebhookSet& set)
{
    webhook_ = set;
    ++seats_[set.seat].changes;
}

// A webhook leads to something of whoever has set it.
void NoticeAddresses::forget(Seat seat)
{
    seats_[seat].mail.clear();
    if (webhook_.seat == seat) {
        webhook_.address.clear();
    }
}

} // namespace dahut
