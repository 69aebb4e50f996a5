#include "server/net/announcement.hpp"

#include <algorithm>

namespace dahut {

void Announcement::say(std::string text, Moment until)
{
    text_ = std::move(text);
    until_ = until;
}

told::Announced Announcement::said(Moment now) const
{
    told::Announced said{is_said(now) ? text_ : "", std::nullopt, is_nearly_full_};
    if (stop_) {
        said.stops_in = std::chrono::ceil<std::chrono::seconds>(std::max(*stop_ - now, Moment::duration::zero()));
    }
    return said;
}

std::optional<told::Announced> Announcement::if_any(Moment now) const
{
    return is_said(now) || stop_ || is_nearly_full_ ? std::optional(said(now)) : std::nullopt;
}

std::string Announcement::message(Moment now) const { return announced_text(said(now)); }

std::optional<std::string> Announcement::message_if_any(Moment now) const
{
    return if_any(now) ? std::optional(message(now)) : std::nullopt;
}

} // namespace dahut
