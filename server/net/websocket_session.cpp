#include "server/net/websocket_session.hpp"

#include "protocol/limits.hpp"
#include "protocol/refusal_code.hpp"
#include "server/net/credits.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <spdlog/spdlog.h>

#include <deque>
#include <memory>
#include <string>
#include <utility>

namespace dahut {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

// Whoever goes on for so long without credits is not a person at a table.
constexpr int refusals_in_a_row_most = 200;

class WebSocketSession final : public Guest, public Connection, public std::enable_shared_from_this<WebSocketSession> {
public:
    WebSocketSession(beast::tcp_stream stream, Lobby& lobby, Connections& connections, const NetSettings& settings)
        : socket_(std::move(stream)), wake_(socket_.get_executor()), deadline_(socket_.get_executor()), lobby_(lobby),
          connections_(connections), settings_(settings),
          credits_(settings.messages_at_once, settings.messages_per_second, Credits::Clock::now())
    {
        connections_.add(*this);
    }
    WebSocketSession(const WebSocketSession&) = delete;
    WebSocketSession& operator=(const WebSocketSession&) = delete;
    WebSocketSession(WebSocketSession&&) = delete;
    WebSocketSession& operator=(WebSocketSession&&) = delete;
    ~WebSocketSession() override { connections_.remove(*this); }

    asio::awaitable<void> run(HttpRequest request);

    void send(Message message) override;
    void close(std::string_view code, std::string_view sentence) override;
    void shut_down() override { close("stopping", "The server is stopping. Everything is stored; please come back."); }

private:
    enum class Reading { going_on, ended };

    asio::awaitable<bool> shake_hands(HttpRequest request);
    asio::awaitable<Reading> read_one();
    asio::awaitable<void> handle(std::string text);
    asio::awaitable<void> write_all();
    asio::awaitable<void> close_after(websocket::close_code code);
    void enqueue(Message message);
    void refuse_too_fast(const std::string& text, int wait_ms);
    void start_closing(websocket::close_code code, Message last_words);
    void cut();

    websocket::stream<beast::tcp_stream> socket_;
    // Cancelled whenever the writer has something to do.
    asio::steady_timer wake_;
    // Runs while a polite end is under way.
    asio::steady_timer deadline_;
    Lobby& lobby_;
    Connections& connections_;
    const NetSettings& settings_;
    Credits credits_;
    int refusals_in_a_row_ = 0;
    std::deque<Message> queue_;
    std::size_t queued_bytes_ = 0;
    std::optional<websocket::close_code> closing_;
    bool cut_ = false;
};

asio::awaitable<void> WebSocketSession::run(HttpRequest request)
{
    const bool open = co_await shake_hands(std::move(request));
    if (!open) {
        co_return;
    }
    send(message_of(hello_text()));
    asio::co_spawn(socket_.get_executor(), [self = shared_from_this()] { return self->write_all(); }, asio::detached);
    while (true) {
        const Reading reading = co_await read_one();
        if (reading == Reading::ended) {
            break;
        }
    }
    lobby_.gone(*this);
    cut();
}

asio::awaitable<bool> WebSocketSession::shake_hands(HttpRequest request)
{
    beast::get_lowest_layer(socket_).expires_never();
    socket_.set_option(websocket::stream_base::timeout{settings_.handshake_time, settings_.idle_time, true});
    socket_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
        response.set(beast::http::field::sec_websocket_protocol, protocol_version);
    }));
    // Reading stops at our own limit, with a sentence, rather than at Beast's.
    socket_.read_message_max(0);
    boost::system::error_code error;
    co_await socket_.async_accept(request, asio::redirect_error(asio::use_awaitable, error));
    co_return !error;
}

asio::awaitable<WebSocketSession::Reading> WebSocketSession::read_one()
{
    beast::flat_buffer buffer;
    do {
        boost::system::error_code error;
        const std::size_t room = limits::message_bytes + 1 - buffer.size();
        co_await socket_.async_read_some(buffer, room, asio::redirect_error(asio::use_awaitable, error));
        if (error) {
            co_return Reading::ended;
        }
        if (buffer.size() > limits::message_bytes) {
            const Refusal why = refuse(RefusalCode::too_large, "A message may have 8 KiB at most.");
            spdlog::warn("a client sent a message that is too large");
            start_closing(websocket::close_code::too_big, message_of(closing_text(why.code, why.sentence)));
        }
    } while (!closing_ && !socket_.is_message_done());
    if (closing_) {
        co_return Reading::going_on;
    }
    std::string text = beast::buffers_to_string(buffer.data());
    co_await handle(std::move(text));
    co_return Reading::going_on;
}

asio::awaitable<void> WebSocketSession::handle(std::string text)
{
    if (const int wait_ms = credits_.spend(Credits::Clock::now()); wait_ms > 0) {
        refuse_too_fast(text, wait_ms);
        co_return;
    }
    refusals_in_a_row_ = 0;
    std::variant<ClientMessage, BadMessage> read = read_message(text);
    if (const BadMessage* bad = std::get_if<BadMessage>(&read)) {
        send(message_of(refused_text({bad->id, bad->why})));
        co_return;
    }
    std::shared_ptr<Guest> self = shared_from_this();
    ClientMessage message = std::get<ClientMessage>(std::move(read));
    co_await lobby_.handle(std::move(self), std::move(message));
}

void WebSocketSession::refuse_too_fast(const std::string& text, int wait_ms)
{
    const Refusal why = refuse(RefusalCode::too_fast, "Too many messages; please wait.");
    if (++refusals_in_a_row_ > refusals_in_a_row_most) {
        spdlog::warn("a client sent far too many messages and was let go");
        close(why.code, why.sentence);
        return;
    }
    const std::variant<ClientMessage, BadMessage> read = read_message(text);
    const std::string& id = std::visit([](const auto& message) -> const std::string& { return message.id; }, read);
    send(message_of(refused_text({id, why, wait_ms})));
}

void WebSocketSession::send(Message message)
{
    if (!closing_ && !cut_) {
        enqueue(std::move(message));
    }
}

void WebSocketSession::enqueue(Message message)
{
    if (queued_bytes_ + message->size() > settings_.queue_bytes_most) {
        spdlog::warn("a client reads too slowly and was let go");
        queue_.clear();
        queued_bytes_ = 0;
        start_closing(websocket::close_code::policy_error,
                      message_of(closing_text("too_slow", "This connection is too slow; please connect again.")));
        return;
    }
    queued_bytes_ += message->size();
    queue_.push_back(std::move(message));
    wake_.cancel();
}

void WebSocketSession::close(std::string_view code, std::string_view sentence)
{
    const bool stopping = code == "stopping";
    start_closing(stopping ? websocket::close_code::going_away : websocket::close_code::policy_error,
                  message_of(closing_text(code, sentence)));
}

// Polite first: the last words and a closing handshake; then firm.
void WebSocketSession::start_closing(websocket::close_code code, Message last_words)
{
    if (closing_ || cut_) {
        return;
    }
    closing_ = code;
    queued_bytes_ += last_words->size();
    queue_.push_back(std::move(last_words));
    wake_.cancel();
    deadline_.expires_after(settings_.closing_time);
    deadline_.async_wait([self = shared_from_this()](boost::system::error_code error) {
        if (!error) {
            self->cut();
        }
    });
}

asio::awaitable<void> WebSocketSession::write_all()
{
    boost::system::error_code error;
    while (!error && !cut_) {
        if (queue_.empty() && closing_) {
            co_await close_after(*closing_);
            co_return;
        }
        if (queue_.empty()) {
            boost::system::error_code woken;
            wake_.expires_at(asio::steady_timer::time_point::max());
            co_await wake_.async_wait(asio::redirect_error(asio::use_awaitable, woken));
            continue;
        }
        const Message message = std::move(queue_.front());
        queue_.pop_front();
        co_await socket_.async_write(asio::buffer(*message), asio::redirect_error(asio::use_awaitable, error));
        queued_bytes_ -= std::min(queued_bytes_, message->size());
    }
}

asio::awaitable<void> WebSocketSession::close_after(websocket::close_code code)
{
    boost::system::error_code error;
    co_await socket_.async_close(code, asio::redirect_error(asio::use_awaitable, error));
}

void WebSocketSession::cut()
{
    cut_ = true;
    queue_.clear();
    deadline_.cancel();
    wake_.cancel();
    beast::get_lowest_layer(socket_).close();
}

} // namespace

asio::awaitable<void> serve_websocket(beast::tcp_stream stream, HttpRequest request, Lobby& lobby,
                                      Connections& connections, const NetSettings& settings)
{
    const auto session = std::make_shared<WebSocketSession>(std::move(stream), lobby, connections, settings);
    co_await session->run(std::move(request));
}

} // namespace dahut
