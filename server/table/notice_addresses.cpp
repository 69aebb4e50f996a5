#include "server/table/notice_addresses.hpp"

#include <algorithm>
#include <ranges>

namespace dahut {

NoticePlaces NoticeAddresses::set_by(Seat seat) const
{
    return {seats_[seat].mail, webhook_.seat == seat ? webhook() : std::string()};
}

PerSeat<NoticePlaces> NoticeAddresses::all() const
{
    PerSeat<NoticePlaces> all;
    for (int index = 0; index < seats_max; ++index) {
        const Seat seat(index);
        all[seat] = set_by(seat);
    }
    return all;
}

bool NoticeAddresses::are_any() const
{
    const auto has_mail = [this](int index) { return !seats_[Seat(index)].mail.empty(); };
    return has_webhook() || std::ranges::any_of(std::views::iota(0, seats_max), has_mail);
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

void NoticeAddresses::forget_all()
{
    for (int index = 0; index < seats_max; ++index) {
        forget(Seat(index));
    }
    webhook_.address.clear();
}

} // namespace dahut
