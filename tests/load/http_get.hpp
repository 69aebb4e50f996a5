// One request over HTTP, on a connection of its own.
#pragma once

#include "tests/load/connection.hpp"

#include <boost/asio/awaitable.hpp>

#include <string>

namespace dahut::load {

// The content of the answer. Throws boost::system::system_error if nobody answers, std::runtime_error if it is refused.
[[nodiscard]] boost::asio::awaitable<std::string> http_get(Endpoint server, std::string target);

} // namespace dahut::load
