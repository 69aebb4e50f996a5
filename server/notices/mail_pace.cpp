#include "server/notices/mail_pace.hpp"

#include "server/limits.hpp"
#include "server/notices/addresses.hpp"

#include <algorithm>
#include <chrono>

namespace dahut {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds hour = std::chrono::hours(1);
constexpr milliseconds day = std::chrono::days(1);

} // namespace

bool MailPace::take(std::string_view address, const std::string& table, std::int64_t ran_ms)
{
    const std::string mailbox = mailbox_of(address);
    const auto sent_within = [&](milliseconds time, auto&& concerns) {
        return static_cast<std::size_t>(std::ranges::count_if(
            sent_, [&](const Sent& one) { return one.ran_ms > ran_ms - time.count() && concerns(one); }));
    };
    const auto to_it = [&](const Sent& one) { return one.mailbox == mailbox; };
    const auto of_table = [&](const Sent& one) { return to_it(one) && one.table == table; };
    const auto any = [](const Sent&) { return true; };
    std::erase_if(sent_, [&](const Sent& one) { return one.ran_ms <= ran_ms - day.count(); });
    if (sent_within(limits::mail_pause, of_table) > 0 || sent_within(day, to_it) >= limits::mails_a_day_per_address
        || sent_within(hour, any) >= limits::mails_an_hour) {
        return false;
    }
    sent_.push_back({ran_ms, mailbox, table});
    return true;
}

} // namespace dahut
