#include "server/net/announcement.hpp"

#include "protocol/messages.hpp"

#include <algorithm>
#include <utility>

namespace dahut {

void Announcement::say(std::string text, Moment until)
{
    text_ = std::move(text);
    until_ = until;
}

std::string Announcement::message(Moment now) const
{
    std::optional<std::chrono::seconds> stops_in;
    if (stop_) {
        stops_in = std::chrono::ceil<std::chrono::seconds>(std::max(*stop_ - now, Moment::duration::zero()));
    }
    return announced_text(is_said(now) ? text_ : "", stops_in);
}

std::optional<std::string> Announcement::message_if_any(Moment now) const
{
    return is_said(now) || stop_ ? std::optional(message(now)) : std::nullopt;
}

} // namespace dahut
