// Answers whoever comes while the server waits for its database (PROTOCOL.md 5). The thread that starts the server
// waits meanwhile, so this has one of its own.
#pragma once

#include "server/net/plain_listener.hpp"
#include "server/net/settings.hpp"

#include <boost/asio/io_context.hpp>

#include <thread>

namespace dahut {

class WaitingPage {
public:
    // Listens where the server will. Throws boost::system::system_error on failure, such as a port in use.
    explicit WaitingPage(const NetSettings& settings);
    WaitingPage(const WaitingPage&) = delete;
    WaitingPage& operator=(const WaitingPage&) = delete;
    WaitingPage(WaitingPage&&) = delete;
    WaitingPage& operator=(WaitingPage&&) = delete;
    // The address is free again.
    ~WaitingPage();

private:
    boost::asio::io_context context_{1};
    PlainListener listener_;
    std::jthread thread_;
};

} // namespace dahut
