// The operator's mail server, which takes the notices that are mailed.
#pragma once

#include <string>

namespace dahut {

struct MailServer {
    // smtp://host:port or smtps://host:port.
    std::string address;
    std::string from;
    // Empty if it wants none.
    std::string user;
    std::string password;
};

} // namespace dahut
