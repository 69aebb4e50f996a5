#include "server/net/websocket_session.hpp"

#include "protocol/limits.hpp"
#include "protocol/refusal_code.hpp"
#include "server/limits.hpp"
#include "server/net/send_queue.hpp"
#include "server/net/throttle.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <spdlog/spdlog.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace dahut {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

// The size of one read. Every idle connection holds a buffer of this size; nearly all messages are shorter.
constexpr std::size_t chunk_bytes = 512;

class WebSocketSession final : public Guest, public Connection, public std::enable_shared_from_this<WebSocketSession> {
public:
    WebSocketSession(asio::ip::tcp::socket socket, Connections::Ticket ticket, Lobby& lobby, Connections& connections,
                     const NetSettings& settings)
        : socket_(std::move(socket)), ticket_(std::move(ticket)), lobby_(lobby), connections_(connections),
          settings_(settings),
          throttle_(settings.messages, ticket_.account()->messages, settings.patience, Credits::Clock::now())
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
    void charge(std::size_t bytes) override
    {
        throttle_.charge_address(static_cast<double>(bytes) / limits::bytes_per_message, Credits::Clock::now());
    }
    void charge_entries(std::size_t entries) override
    {
        throttle_.charge_address(static_cast<double>(entries) / limits::entries_per_message, Credits::Clock::now());
    }
    asio::awaitable<bool> wait(std::chrono::milliseconds time) override;
    [[nodiscard]] const std::string& address() const override { return ticket_.account()->origin; }
    // For the log, if its operator wants that.
    [[nodiscard]] std::string named() const { return named_caller(settings_.log_addresses, address()); }
    void tell(const Message& message) override
    {
        if (is_open_) {
            send(message);
        }
    }
    [[nodiscard]] std::size_t messages_waiting() const override { return queue_.messages(); }
    [[nodiscard]] std::optional<asio::ip::address> caller() const override
    {
        return plain_address(asio::ip::make_address(address()));
    }
    void cut_off() override { cut(); }
    void shut_down() override { close("stopping", "The server is stopping. Everything is stored; please come back."); }

private:
    enum class Reading { going_on, ended };

    asio::awaitable<bool> shake_hands(HttpRequest request);
    void greet();
    asio::awaitable<void> pause_for(std::chrono::milliseconds wait);
    asio::awaitable<Reading> read_one();
    asio::awaitable<void> handle(std::string text);
    asio::awaitable<void> do_much_work(ClientMessage message);
    void charge_message();
    void charge_at_once();
    void let_go_for_flooding();
    void write_next();
    void enqueue(Message message);
    void start_closing(websocket::close_code code, Message last_words, std::chrono::milliseconds time);
    void cut();

    // Without compression: messages are short, and a compressor takes many times the memory of a connection.
    websocket::stream<asio::ip::tcp::socket, false> socket_;
    Connections::Ticket ticket_;
    // Set only during a polite end.
    std::optional<asio::steady_timer> deadline_;
    Lobby& lobby_;
    Connections& connections_;
    const NetSettings& settings_;
    Throttle throttle_;
    // Set only while reading is paused because the client sends too fast.
    std::optional<asio::steady_timer> pause_;
    // Set while this connection does much work, which others from its address then do not.
    std::optional<KeyedLocks::Held> turn_;
    SendQueue queue_;
    bool says_goodbye_ = false;
    // Whether hands have been shaken, before which nothing can be told.
    bool is_open_ = false;
    std::optional<websocket::close_code> closing_;
    bool cut_ = false;
};

// Whoever is let go when the server ends is at no table any more: guest and room would keep each other.
class Leaving {
public:
    explicit Leaving(Guest& guest) : guest_(guest) {}
    Leaving(const Leaving&) = delete;
    Leaving& operator=(const Leaving&) = delete;
    Leaving(Leaving&&) = delete;
    Leaving& operator=(Leaving&&) = delete;
    ~Leaving() { guest_.set_role(std::nullopt); }

private:
    Guest& guest_;
};

asio::awaitable<void> WebSocketSession::run(std::shared_ptr<WebSocketSession> self, HttpRequest request)
{
    const Leaving leaving(*self);
    const bool open = co_await self->shake_hands(std::move(request));
    if (!open) {
        self->cut();
        co_return;
    }
    self->is_open_ = true;
    self->greet();
    // The server may have begun to stop meanwhile.
    self->write_next();
    Reading reading = Reading::going_on;
    while (reading == Reading::going_on) {
        co_await self->pause_for(self->throttle_.pause(Credits::Clock::now()));
        reading = co_await self->read_one();
    }
    self->lobby_.gone(*self);
    self->cut();
}

void WebSocketSession::greet()
{
    send(message_of(hello_text(lobby_.notices_offered())));
    if (std::optional<std::string> announced =
            connections_.announcement().message_if_any(Announcement::Moment::clock::now())) {
        send(message_of(*std::move(announced)));
    }
}

asio::awaitable<bool> WebSocketSession::shake_hands(HttpRequest request)
{
    socket_.set_option(websocket::stream_base::timeout{settings_.handshake_time, settings_.idle_time, true});
    socket_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
        response.set(beast::http::field::sec_websocket_protocol, protocol_version);
    }));
    // Pings cost as much as messages. This callback must not touch the socket.
    socket_.control_callback([this](websocket::frame_type, beast::string_view) { charge_at_once(); });
    // We enforce our own limit and answer with a sentence, instead of Beast's limit.
    socket_.read_message_max(0);
    boost::system::error_code error;
    co_await socket_.async_accept(request, asio::redirect_error(asio::use_awaitable, error));
    co_return !error;
}

// Stops reading from a client that sends too fast. Its messages wait on its side, and nothing is lost.
asio::awaitable<void> WebSocketSession::pause_for(std::chrono::milliseconds wait)
{
    if (wait.count() == 0 || closing_ || cut_) {
        co_return;
    }
    pause_.emplace(socket_.get_executor(), wait);
    boost::system::error_code ignored;
    co_await pause_->async_wait(asio::redirect_error(asio::use_awaitable, ignored));
    pause_.reset();
}

void WebSocketSession::charge_message()
{
    const Credits::Clock::time_point now = Credits::Clock::now();
    throttle_.charge(now);
    if (throttle_.out_of_patience(now)) {
        let_go_for_flooding();
    }
}

// Called in the middle of a read, where the socket must not be touched. Hence the post.
void WebSocketSession::charge_at_once()
{
    const Credits::Clock::time_point now = Credits::Clock::now();
    throttle_.charge(now);
    if (throttle_.owes_too_much(now) && !closing_) {
        asio::post(socket_.get_executor(), [self = shared_from_this()] { self->let_go_for_flooding(); });
    }
}

void WebSocketSession::let_go_for_flooding()
{
    if (closing_ || cut_) {
        return;
    }
    const Refusal why = refuse(RefusalCode::too_fast, "Too many messages for too long.");
    spdlog::warn("a client sent far too many messages and was let go{}", named());
    lobby_.note_refused(why.code);
    start_closing(websocket::close_code::policy_error, message_of(closing_text(why.code, why.sentence)),
                  limits::flood_closing_time);
}

asio::awaitable<WebSocketSession::Reading> WebSocketSession::read_one()
{
    beast::flat_buffer buffer;
    int pieces = 0;
    do {
        if (++pieces > limits::message_pieces) {
            charge_at_once();
        }
        boost::system::error_code error;
        const std::size_t room = std::min(chunk_bytes, limits::message_bytes + 1 - buffer.size());
        co_await socket_.async_read_some(buffer, room, asio::redirect_error(asio::use_awaitable, error));
        if (error) {
            co_return Reading::ended;
        }
        if (buffer.size() > limits::message_bytes) {
            const Refusal why = refuse(RefusalCode::too_large, "A message may have 8 KiB at most.");
            spdlog::warn("a client sent a message that is too large{}", named());
            lobby_.note_refused(why.code);
            start_closing(websocket::close_code::too_big, message_of(closing_text(why.code, why.sentence)),
                          limits::closing_time);
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
    charge_message();
    if (closing_) {
        co_return;
    }
    std::variant<ClientMessage, BadMessage> read = read_message(text);
    if (const BadMessage* bad = std::get_if<BadMessage>(&read)) {
        lobby_.note_refused(bad->why.code);
        send(message_of(refused_text({bad->id, bad->why})));
        co_return;
    }
    ClientMessage message = std::get<ClientMessage>(std::move(read));
    const Effort effort = effort_of(message.request);
    throttle_.charge_effort(effort, Credits::Clock::now());
    if (effort == Effort::rereading) {
        co_await do_much_work(std::move(message));
        co_return;
    }
    std::shared_ptr<Guest> self = shared_from_this();
    co_await lobby_.handle(std::move(self), std::move(message));
}

// What it costs is known when it is done. So those from one address do it one after the other, each once the address
// has paid for the one before. Else a hundred connections could each ask for it once, and all on credit.
asio::awaitable<void> WebSocketSession::do_much_work(ClientMessage message)
{
    KeyedLocks::Held turn = co_await connections_.much_work().take(address());
    turn_.emplace(std::move(turn));
    co_await pause_for(throttle_.pay_debts(Credits::Clock::now()));
    if (!closing_ && !cut_) {
        std::shared_ptr<Guest> self = shared_from_this();
        co_await lobby_.handle(std::move(self), std::move(message));
    }
    turn_.reset();
}

asio::awaitable<bool> WebSocketSession::wait(std::chrono::milliseconds time)
{
    const bool had_turn = turn_.has_value();
    turn_.reset();
    co_await pause_for(time);
    if (had_turn) {
        KeyedLocks::Held turn = co_await connections_.much_work().take(address());
        turn_.emplace(std::move(turn));
    }
    co_return !closing_ && !cut_;
}

void WebSocketSession::send(Message message)
{
    if (!closing_ && !cut_) {
        enqueue(std::move(message));
    }
}

void WebSocketSession::enqueue(Message message)
{
    if (queue_.bytes() + message->size() > settings_.queue_bytes_most) {
        spdlog::warn("a client reads too slowly and was let go{}", named());
        queue_.drop_waiting();
        start_closing(websocket::close_code::policy_error,
                      message_of(closing_text("too_slow", "This connection is too slow; please connect again.")),
                      limits::closing_time);
        return;
    }
    queue_.add(std::move(message));
    write_next();
}

void WebSocketSession::close(std::string_view code, std::string_view sentence)
{
    const bool stopping = code == "stopping";
    start_closing(stopping ? websocket::close_code::going_away : websocket::close_code::policy_error,
                  message_of(closing_text(code, sentence)), limits::closing_time);
}

// Ends politely, with the last words and a closing handshake, and cuts the connection after `time`.
void WebSocketSession::start_closing(websocket::close_code code, Message last_words, std::chrono::milliseconds time)
{
    if (closing_ || cut_) {
        return;
    }
    closing_ = code;
    queue_.add(std::move(last_words));
    deadline_.emplace(socket_.get_executor(), time);
    deadline_->async_wait([self = shared_from_this()](boost::system::error_code error) {
        if (!error) {
            self->cut();
        }
    });
    write_next();
}

// Writes one message after the other: each completed write starts the next. No coroutine has to wait for this. Before
// the handshake is over nothing may be written.
void WebSocketSession::write_next()
{
    if (queue_.is_sending() || says_goodbye_ || cut_ || !is_open_) {
        return;
    }
    if (!queue_.is_empty()) {
        const auto began = std::chrono::steady_clock::now();
        socket_.async_write(asio::buffer(queue_.send_first()),
                            [self = shared_from_this(), began](boost::system::error_code error, std::size_t) {
                                self->queue_.sent();
                                if (!error) {
                                    self->connections_.sending().add(std::chrono::steady_clock::now() - began);
                                    self->write_next();
                                }
                            });
    } else if (closing_) {
        says_goodbye_ = true;
        socket_.async_close(*closing_, [self = shared_from_this()](boost::system::error_code) {});
    }
}

void WebSocketSession::cut()
{
    cut_ = true;
    if (deadline_) {
        deadline_->cancel();
    }
    if (pause_) {
        pause_->cancel();
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
