#include "tests/load/visitor.hpp"

#include "protocol/json.hpp"
#include "protocol/messages.hpp"

#include <stdexcept>

namespace dahut::load {

namespace asio = boost::asio;

asio::awaitable<void> Visitor::connect(Endpoint server)
{
    co_await connection_->open(server, "/ws", std::string(protocol_version));
    // The server greets everybody.
    co_await connection_->next();
}

asio::awaitable<void> Visitor::enter(std::string token)
{
    const Json request{{"type", "enter"}, {"id", "enter"}, {"token", token}};
    connection_->send(request.dump());
    std::string type;
    while (type != "snapshot") {
        const std::string text = co_await connection_->next();
        type = Json::parse(text).at("type");
        if (type == "refused") {
            throw std::runtime_error("a visitor is refused: " + text);
        }
    }
}

} // namespace dahut::load
