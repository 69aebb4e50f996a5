// A message from a client, read strictly (PROTOCOL.md 2).
#pragma once

#include "protocol/requests.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace dahut {

struct ClientMessage {
    std::string id;
    Request request;
};

// Why a message could not be read. The id is empty if even that could not be read.
struct BadMessage {
    std::string id;
    Refusal why;
};

// `text` is one whole WebSocket message.
[[nodiscard]] std::variant<ClientMessage, BadMessage> read_message(std::string_view text);

} // namespace dahut
