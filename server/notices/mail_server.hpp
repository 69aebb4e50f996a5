// The operator's mail server, through which notices are mailed.
#pragma once

#include <string>

namespace dahut {

struct MailServer {
    // smtp://host:port or smtps://host:port.
    std::string address;
    std::string from;
    // Empty if the server needs no login.
    std::string user;
    std::string password;
};

} // namespace dahut
