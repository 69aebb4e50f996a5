#include "tests/load/greedy_guest.hpp"

#include "protocol/messages.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <chrono>
#include <utility>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::milliseconds before_coming_back{100};

// Long messages need not be read for this: all that matters of one is whether it answers a request.
bool answers_something(std::string_view message) { return message.find(R"("id":"greedy")") != std::string_view::npos; }

} // namespace

GreedyGuest::GreedyGuest(asio::io_context& context, Home home, std::string token, Json request)
    : context_(context), home_(std::move(home)), token_(std::move(token)), request_(std::move(request))
{
    request_["id"] = "greedy";
}

asio::awaitable<void> GreedyGuest::ask_on(Endpoint server)
{
    asio::steady_timer pause(context_);
    while (!stopped_) {
        connection_ = std::make_shared<Connection>(context_, home_);
        try {
            co_await ask_until_let_go(server);
        } catch (const boost::system::system_error&) {
            pause.expires_after(before_coming_back);
        }
        boost::system::error_code ignored;
        co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
    }
}

asio::awaitable<void> GreedyGuest::ask_until_let_go(Endpoint server)
{
    co_await connection_->open(std::move(server), "/ws", std::string(protocol_version));
    co_await connection_->next();
    Json enter{{"type", "enter"}, {"id", "greedy"}, {"token", token_}};
    co_await ask(std::move(enter));
    while (!stopped_) {
        co_await ask(request_);
        ++answers_;
    }
}

asio::awaitable<void> GreedyGuest::ask(Json request)
{
    connection_->send(request.dump());
    std::string text = co_await connection_->next();
    while (!answers_something(text)) {
        text = co_await connection_->next();
    }
}

void GreedyGuest::stop()
{
    stopped_ = true;
    if (connection_ != nullptr) {
        connection_->close();
    }
}

} // namespace dahut::load
