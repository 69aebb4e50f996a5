#include "server/net/websocket_session.hpp"

#include "protocol/limits.hpp"
#include "protocol/refusal_code.hpp"
#include "server/net/credits.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <spdlog/spdlog.h>

#include <list>
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

// What is read at once. Every idle connection keeps so much free; nearly all messages are shorter.
constexpr std::size_t chunk_bytes = 512;

class WebSocketSession final : public Guest, public Connection, public std::enable_shared_from_this<WebSocketSession> {
public:
    WebSocketSession(asio::ip::tcp::socket socket, Connections::Ticket ticket, Lobby& lobby, Connections& connections,
                     const NetSettings& settings)
        : socket_(std::move(socket)), ticket_(std::move(ticket)), lobby_(lobby), connections_(connections),
          settings_(settings), credits_(settings.messages_at_once, settings.messages_per_second, Credits::Clock::now())
    {
        connections_.add(*this);
    }
    WebSocketSession(const WebSocketSession&) = delete;
    WebSocketSession& operator=(const WebSocketSession&) = delete;
    WebSocketSession(WebSocketSession&&) = delete;
    WebSocketSession& operator=(WebSocketSession&&) = delete;
    ~WebSocketSession() override { connections_.remove(*this); }

    static asio::awaitable<void> run(std::shared_ptr<WebSocketSession> self, HttpRequest request);

    void send(Message message) override;
    void close(std::string_view code, std::string_view sentence) override;
    [[nodiscard]] const std::string& address() const override { return ticket_.address(); }
    void shut_down() override { close("stopping", "The server is stopping. Everything is stored; please come back."); }

private:
    enum class Reading { going_on, ended };

    asio::awaitable<bool> shake_hands(HttpRequest request);
    asio::awaitable<Reading> read_one();
    asio::awaitable<void> handle(std::string text);
    void write_next();
    void enqueue(Message message);
    void refuse_too_fast(const std::string& text, int wait_ms);
    void start_closing(websocket::close_code code, Message last_words);
    void cut();

    // Not compressed: messages are short, and a compressor's memory would be many times what a connection needs.
    websocket::stream<asio::ip::tcp::socket, false> socket_;
    Connections::Ticket ticket_;
    // Only while a polite end is under way.
    std::optional<asio::steady_timer> deadline_;
    Lobby& lobby_;
    Connections& connections_;
    const NetSettings& settings_;
    Credits credits_;
    int refusals_in_a_row_ = 0;
    // The first one is being written.
    std::list<Message> queue_;
    std::size_t queued_bytes_ = 0;
    bool writing_ = false;
    std::optional<websocket::close_code> closing_;
    bool cut_ = false;
};

asio::awaitable<void> WebSocketSession::run(std::shared_ptr<WebSocketSession> self, HttpRequest request)
{
    const bool open = co_await self->shake_hands(std::move(request));
    if (!open) {
        co_return;
    }
    self->send(message_of(hello_text()));
    Reading reading = Reading::going_on;
    while (reading == Reading::going_on) {
        reading = co_await self->read_one();
    }
    self->lobby_.gone(*self);
    self->cut();
}

asio::awaitable<bool> WebSocketSession::shake_hands(HttpRequest request)
{
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
        const std::size_t room = std::min(chunk_bytes, limits::message_bytes + 1 - buffer.size());
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
        queue_.resize(writing_ ? 1 : 0);
        queued_bytes_ = writing_ ? queue_.front()->size() : 0;
        start_closing(websocket::close_code::policy_error,
                      message_of(closing_text("too_slow", "This connection is too slow; please connect again.")));
        return;
    }
    queued_bytes_ += message->size();
    queue_.push_back(std::move(message));
    write_next();
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
    deadline_.emplace(socket_.get_executor(), settings_.closing_time);
    deadline_->async_wait([self = shared_from_this()](boost::system::error_code error) {
        if (!error) {
            self->cut();
        }
    });
    write_next();
}

// One message after the other, each begun when the one before has been written; no coroutine waits meanwhile.
void WebSocketSession::write_next()
{
    if (writing_ || cut_) {
        return;
    }
    if (!queue_.empty()) {
        writing_ = true;
        socket_.async_write(asio::buffer(*queue_.front()),
                            [self = shared_from_this()](boost::system::error_code error, std::size_t) {
                                self->writing_ = false;
                                self->queued_bytes_ -= self->queue_.front()->size();
                                self->queue_.pop_front();
                                if (!error) {
                                    self->write_next();
                                }
                            });
    } else if (closing_) {
        writing_ = true;
        socket_.async_close(*closing_, [self = shared_from_this()](boost::system::error_code) {});
    }
}

void WebSocketSession::cut()
{
    cut_ = true;
    if (deadline_) {
        deadline_->cancel();
    }
    boost::system::error_code ignored;
    socket_.next_layer().close(ignored);
}

} // namespace

asio::awaitable<void> serve_websocket(Upgrade upgrade, Lobby& lobby, Connections& connections,
                                      const NetSettings& settings)
{
    auto session = std::make_shared<WebSocketSession>(std::move(upgrade.socket), std::move(upgrade.ticket), lobby,
                                                      connections, settings);
    return WebSocketSession::run(std::move(session), std::move(upgrade.request));
}

} // namespace dahut
