// HTTP requests to a server with tables of every kind, parsed as http_session.cpp does, and answered by the same
// functions. Whatever is asked, the answer is one answer, safe for browsers, and shows nobody what is private.
#include "protocol/limits.hpp"
#include "server/limits.hpp"
#include "server/net/http_answers.hpp"
#include "server/net/request_checks.hpp"
#include "tests/fuzz/memory_lobby.hpp"
#include "tests/fuzz/stored_tables.hpp"
#include "tests/fuzz/targets.hpp"

#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <array>

namespace dahut::fuzz {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

constexpr std::uint64_t secret_seed = 9'876'543'210'123'456'789U;
constexpr int over = 10'000;

constexpr std::array tables{
    TablePlan{"open", "ys", Visibility::listed, Watching::allowed, "Public", secret_seed, -1},
    TablePlan{"running", "yspahan", Visibility::listed, Watching::allowed, "Public", secret_seed, 10},
    TablePlan{"finished", "magna-carta", Visibility::listed, Watching::allowed, "Public", 3, over},
    TablePlan{"hidden", "ys", Visibility::by_link, Watching::forbidden, "Hidden", secret_seed, 5},
    TablePlan{"private", "yspahan", Visibility::by_link, Watching::forbidden, "Private", 4, over},
};

// The server, whom no request changes.
class Served {
public:
    [[nodiscard]] static Served& get()
    {
        static Served served;
        return served;
    }

    [[nodiscard]] HttpAnswer answer(const HttpRequest& request)
    {
        HttpClient client{"2001:db8::1", "2001:db8::1", std::make_shared<Cancelled>()};
        return lobby_->await(answer_http(request, lobby_->lobby(), files_, std::move(client)));
    }

private:
    Served()
    {
        MemoryJournal& journal = Machinery::get().journal();
        journal.clear();
        for (const TablePlan& plan : tables) {
            const std::array<Addition, 1> table{stored_table(plan)};
            static_cast<void>(journal.append(table));
        }
        lobby_.emplace();
        files_.add("/index.html", "<!doctype html><title>Dahut</title>");
        files_.add("/app.js", "export const answer = 42;");
    }

    std::optional<MemoryLobby> lobby_;
    StaticFiles files_;
};

// Everything as it leaves.
std::string text_of(HttpAnswer& answer)
{
    http::response_serializer<http::span_body<const char>> serializer(answer.response);
    std::string text;
    while (!serializer.is_done()) {
        beast::error_code error;
        serializer.next(error, [&](beast::error_code&, const auto& buffers) {
            text += beast::buffers_to_string(buffers);
            serializer.consume(beast::buffer_bytes(buffers));
        });
        expect(!error || error == http::error::end_of_stream, "an answer can be written");
    }
    return text;
}

http::response<http::string_body> read_again(const std::string& text, const HttpRequest& request)
{
    http::response_parser<http::string_body> parser;
    parser.body_limit(std::uint64_t{64} * 1024 * 1024);
    parser.header_limit(64 * 1024);
    parser.eager(true);
    parser.skip(request.method() == http::verb::head);
    beast::error_code error;
    const std::size_t used = parser.put(asio::buffer(text), error);
    expect(!error && parser.is_done() && used == text.size(), "an answer is one answer: " + text.substr(0, 400));
    return parser.release();
}

void check_secrets(const std::string& text, std::string_view asked)
{
    for (const TablePlan& plan : tables) {
        const bool is_over = plan.actions == over;
        for (const int seat : {0, 1}) {
            expect(!holds(text, seat_token(plan.id, seat)), "no token leaves");
            const std::string contribution = contribution_of(plan.id, seat);
            expect(is_over || !holds(text, contribution), "no contribution leaves before the match is over");
        }
        const std::string watch = watch_token(plan.id);
        const std::string invitation = invitation_of(plan.id);
        expect(!holds(text, invitation) || plan.visibility == Visibility::listed, "no private invitation leaves");
        const bool shown = holds(asked, seat_token(plan.id, 0)) || holds(asked, seat_token(plan.id, 1));
        expect(plan.visibility == Visibility::listed || shown || !holds(text, std::string(plan.called) + " "),
               "what is private is for those who were there");
        expect(!holds(text, watch) || plan.watching == Watching::allowed, "nobody watches what may not be watched");
    }
    expect(!holds(text, std::to_string(secret_seed)), "no seed leaves before the match is over");
}

void check_answer(HttpAnswer answer, const HttpRequest& request, std::string_view asked)
{
    const std::string text = text_of(answer);
    const auto read = read_again(text, request);
    expect(read.result_int() != 500, "no request brings about a fault");
    const bool is_document = !read[http::field::content_type].starts_with("text/javascript")
                             && !read[http::field::content_type].starts_with("text/css");
    expect((read.count("Content-Security-Policy") == 1 || !is_document) && read["X-Content-Type-Options"] == "nosniff",
           "every answer has the headers that keep browsers safe");
    const bool is_json = read[http::field::content_type].starts_with("application/json");
    expect(!is_json || request.method() == http::verb::head || Json::accept(read.body()), "what is JSON is JSON");
    check_secrets(text, asked);
}

// HEAD is answered like GET, without the content.
void check_head(const HttpRequest& request, std::string_view asked)
{
    HttpRequest head = request;
    head.method(http::verb::head);
    HttpAnswer with = Served::get().answer(request);
    HttpAnswer without = Served::get().answer(head);
    expect(with.response.result() == without.response.result()
               && with.response[http::field::content_length] == without.response[http::field::content_length],
           "HEAD is answered like GET");
    check_answer(std::move(with), request, asked);
    check_answer(std::move(without), head, asked);
}

enum class Connection { goes_on, ends };

Connection answer(const HttpRequest& request, std::string_view asked)
{
    static const NetSettings settings;
    static Refusals refusals;
    std::optional<HttpAnswer> refused = refuse_request(request, settings, refusals);
    if (!refused && beast::websocket::is_upgrade(request)) {
        refused = refuse_upgrade(request, settings, refusals);
        if (!refused) {
            return Connection::ends;
        }
    } else if (!refused) {
        refused = refuse_plain_socket(request, refusals);
    }
    if (refused) {
        check_answer(*std::move(refused), request, asked);
    } else if (request.method() == http::verb::get) {
        check_head(request, asked);
    } else {
        check_answer(Served::get().answer(request), request, asked);
    }
    return request.keep_alive() ? Connection::goes_on : Connection::ends;
}

// Takes one request off the bytes; nothing if they do not begin with a whole one.
std::optional<HttpRequest> next_request(std::string_view& bytes)
{
    http::request_parser<http::string_body> parser;
    parser.header_limit(limits::header_bytes);
    parser.body_limit(limits::body_bytes);
    parser.eager(true);
    beast::error_code error;
    const std::size_t used = parser.put(asio::buffer(bytes.data(), bytes.size()), error);
    if (error || !parser.is_done()) {
        return std::nullopt;
    }
    bytes.remove_prefix(used);
    return parser.release();
}

} // namespace

void check_requests(std::string_view bytes)
{
    constexpr int requests_most = 8;
    const std::string_view all = bytes;
    for (int count = 0; count < requests_most; ++count) {
        const std::optional<HttpRequest> request = next_request(bytes);
        if (!request || answer(*request, all) == Connection::ends) {
            return;
        }
    }
}

} // namespace dahut::fuzz
