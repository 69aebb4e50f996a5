// The text of a notice: as JSON for a webhook, and as a mail.
#pragma once

#include "server/notices/notice.hpp"

#include <string>
#include <vector>

namespace dahut {

// See PROTOCOL.md 10.
[[nodiscard]] std::string webhook_text(const Notice& notice);

struct MailText {
    // Whole lines, without line ends. They contain nothing that a person at a table has written.
    std::vector<std::string> headers;
    std::string body;
};
// A mail to the notice's address, dated now.
[[nodiscard]] MailText mail_text(const Notice& notice, const std::string& from, std::int64_t now_ms);

} // namespace dahut
