#include "server/net/http_answers.hpp"

#include "protocol/http_answers.hpp"
#include "protocol/kinds_writing.hpp"
#include "server/net/safe_headers.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace dahut {

namespace asio = boost::asio;
namespace http = boost::beast::http;

namespace {

constexpr std::string_view json_type = "application/json; charset=utf-8";
constexpr std::string_view about_table = "/api/tables/";
// What is no page loads nothing, also for a person who opens its address.
constexpr std::string_view policy_of_data = "default-src 'none'; frame-ancestors 'none'";

struct Target {
    std::string_view path;
    std::string_view query;
};

Target target_of(const HttpRequest& request)
{
    const std::string_view whole(request.target().data(), request.target().size());
    const std::size_t mark = whole.find('?');
    return mark == std::string_view::npos ? Target{whole, {}} : Target{whole.substr(0, mark), whole.substr(mark + 1)};
}

// The value of one field of a query. Our values need no percent-decoding.
std::optional<std::string_view> query_value(std::string_view query, std::string_view name)
{
    while (!query.empty()) {
        const std::string_view one = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), one.size() + 1));
        const std::size_t equals = one.find('=');
        if (one.substr(0, equals) == name) {
            return equals == std::string_view::npos ? std::string_view() : one.substr(equals + 1);
        }
    }
    return std::nullopt;
}

HttpAnswer without_body(const HttpRequest& request, http::status status)
{
    HttpAnswer answer;
    answer.response.result(status);
    answer.response.version(request.version());
    set_safe_headers(answer.response);
    answer.response.keep_alive(request.keep_alive());
    return answer;
}

// HEAD gets the same answer as GET, with the same length, but without the content.
HttpAnswer with_body(const HttpRequest& request, int status, std::string_view type, Message body)
{
    HttpAnswer answer = without_body(request, static_cast<http::status>(status));
    answer.response.set(http::field::content_type, type);
    if (type == json_type || type.starts_with("image/")) {
        answer.response.set("Content-Security-Policy", policy_of_data);
    }
    answer.response.content_length(body->size());
    if (request.method() != http::verb::head) {
        answer.response.body() = {body->data(), body->size()};
        answer.body = std::move(body);
    }
    return answer;
}

HttpAnswer all_is_well(const HttpRequest& request, std::string_view reservation = "")
{
    const std::string text = "ok" + (reservation.empty() ? "" : "; " + std::string(reservation));
    return with_body(request, 200, "text/plain; charset=utf-8", message_of(text));
}

// Tags are quoted, so searching for the text cannot match a part of another tag.
bool is_known(const HttpRequest& request, std::string_view tag)
{
    const auto field = request[http::field::if_none_match];
    const std::string_view known(field.data(), field.size());
    return known == "*" || known.find(tag) != std::string_view::npos;
}

// A client that already has this version gets no content.
HttpAnswer tagged(const HttpRequest& request, std::string_view type, const Message& body, const std::string& tag)
{
    HttpAnswer answer = is_known(request, tag) ? without_body(request, http::status::not_modified)
                                               : with_body(request, 200, type, body);
    answer.response.set(http::field::etag, tag);
    return answer;
}

bool accepts_gzip(const HttpRequest& request)
{
    const auto is_refusal = [](const auto& parameter) {
        return boost::beast::iequals(parameter.first, "q")
               && parameter.second.find_first_not_of("0.") == std::string_view::npos;
    };
    for (const auto& [coding, parameters] : http::ext_list(request[http::field::accept_encoding])) {
        if (boost::beast::iequals(coding, "gzip")) {
            return std::none_of(parameters.begin(), parameters.end(), is_refusal);
        }
    }
    return false;
}

// Sets the headers for a file that exists in a plain and a gzipped form.
void say_form(HttpAnswer& answer, bool gzipped)
{
    answer.response.set(http::field::vary, "Accept-Encoding");
    if (gzipped) {
        answer.response.set(http::field::content_encoding, "gzip");
    }
}

// The gzipped form has a tag of its own.
std::string tag_of_gzipped(std::string tag) { return tag.empty() ? tag : tag.insert(tag.size() - 1, "-gzip"); }

HttpAnswer json_answer(const HttpRequest& request, const ApiAnswer& answer)
{
    const bool gzipped = answer.gzipped && accepts_gzip(request);
    const Message& body = gzipped ? answer.gzipped : answer.body;
    const std::string tag = gzipped ? tag_of_gzipped(answer.tag) : answer.tag;
    HttpAnswer sent =
        tag.empty() ? with_body(request, answer.status, json_type, body) : tagged(request, json_type, body, tag);
    if (answer.gzipped) {
        say_form(sent, gzipped);
    }
    return sent;
}

// The lists are the same for everybody and kept; what is announced is not among them.
ApiAnswer with_announced(ApiAnswer lists, const std::optional<told::Announced>& announced)
{
    if (!announced || lists.status != 200) {
        return lists;
    }
    std::string text(*lists.body, 0, lists.body->size() - 1);
    text += R"(,"announced":)";
    write_described(text, *announced);
    text += '}';
    return tagged_answer(std::move(text));
}

HttpAnswer file_answer(const HttpRequest& request, const StaticFile& file)
{
    const bool gzipped = file.gzipped.content && accepts_gzip(request);
    const StaticFile::Form& form = gzipped ? file.gzipped : file.plain;
    HttpAnswer answer = tagged(request, file.type, form.content, form.tag);
    say_form(answer, gzipped);
    return answer;
}

// Browsers send this header for addresses that people open, and not for what a page fetches.
bool asks_for_page(const HttpRequest& request)
{
    const auto field = request[http::field::accept];
    return std::string_view(field.data(), field.size()).find("text/html") != std::string_view::npos;
}

// The way from an address up to where the server stands. Behind a proxy that may be a folder of a site, of which the
// server does not know. A browser counts folders from there as well.
std::string way_up_from(std::string_view path)
{
    constexpr std::ptrdiff_t folders_most = 32;
    std::string way = "./";
    const auto folders = std::min<std::ptrdiff_t>(std::ranges::count(path, '/') - 1, folders_most);
    for (std::ptrdiff_t folder = 0; folder < folders; ++folder) {
        way += "../";
    }
    return way;
}

// The page names all from the root. It is sent with names as seen from the address that was asked for.
HttpAnswer not_found_page(const HttpRequest& request, const StaticFile& page)
{
    constexpr std::string_view from_root = "=\"/";
    const std::string way = way_up_from(target_of(request).path);
    std::string text = *page.plain.content;
    for (std::size_t at = text.find(from_root); at != std::string::npos; at = text.find(from_root, at + 1)) {
        text.replace(at + from_root.size() - 1, 1, way);
    }
    return with_body(request, 404, page.type, message_of(std::move(text)));
}

// A person gets a page with a link onward; a program gets an error as JSON.
HttpAnswer not_found(const HttpRequest& request, const StaticFiles& files)
{
    const StaticFile* const page = asks_for_page(request) ? files.find("/not_found.html") : nullptr;
    HttpAnswer answer = page != nullptr ? not_found_page(request, *page)
                                        : http_error(request, 404, "not_found", "There is nothing at this address.");
    answer.response.set(http::field::vary, "Accept, Accept-Encoding");
    return answer;
}

// A page has its own policy. Its modules, styles and typeface would repeat one that no browser reads.
void leave_out_policy(HttpAnswer& answer, std::string_view type)
{
    if (type.starts_with("text/javascript") || type.starts_with("text/css") || type.starts_with("font/")) {
        answer.response.erase("Content-Security-Policy");
    }
}

HttpAnswer answer_from_files(const HttpRequest& request, const StaticFiles& files, std::string_view path)
{
    const StaticFile* const file = files.find(path);
    if (file == nullptr) {
        return not_found(request, files);
    }
    HttpAnswer answer = file_answer(request, *file);
    if (files.is_of_edition(path)) {
        answer.response.set(http::field::cache_control, "public, max-age=31536000, immutable");
        leave_out_policy(answer, file->type);
    }
    return answer;
}

// GET /api/tables/ID/record, …/replay?as=SEAT, …/analysis and …/advice?step=NUMBER.
asio::awaitable<HttpAnswer> answer_about_table(const HttpRequest& request, Archive& archive, const StaticFiles& files,
                                               Target target, HttpClient client)
{
    const std::string_view rest = target.path.substr(about_table.size());
    const std::size_t slash = rest.find('/');
    std::string table(rest.substr(0, slash));
    const std::string_view what = slash == std::string_view::npos ? std::string_view() : rest.substr(slash + 1);
    const std::string_view token = token_of(request);
    std::optional<ApiAnswer> answer;
    if (what == "record") {
        answer = co_await archive.record(std::move(table), token, client.cancelled);
    } else if (what == "replay") {
        const std::string perspective(query_value(target.query, "as").value_or("public"));
        answer = co_await archive.replay(std::move(table), perspective, token, client.cancelled);
    } else if (what == "analysis") {
        answer = co_await archive.analysis(std::move(table), token, std::move(client.address), client.cancelled);
    } else if (what == "advice") {
        const std::string step(query_value(target.query, "step").value_or(""));
        answer = co_await archive.advice(std::move(table), step, token, std::move(client.address), client.cancelled);
    }
    co_return answer ? json_answer(request, *answer) : not_found(request, files);
}

} // namespace

std::string_view token_of(const HttpRequest& request)
{
    static constexpr std::string_view scheme = "Bearer ";
    if (const auto own = request.find("Dahut-Token"); own != request.end()) {
        return {own->value().data(), own->value().size()};
    }
    const auto field = request[http::field::authorization];
    const std::string_view value(field.data(), field.size());
    return boost::beast::iequals(value.substr(0, scheme.size()), scheme) ? value.substr(scheme.size())
                                                                         : std::string_view();
}

HttpAnswer http_json(const HttpRequest& request, std::string text)
{
    return with_body(request, 200, json_type, message_of(std::move(text)));
}

HttpAnswer http_error(const HttpRequest& request, int status, std::string_view code, std::string_view sentence)
{
    return json_answer(request, api_error(status, code, sentence));
}

HttpAnswer http_bad_method(const HttpRequest& request, std::string_view allowed, std::string_view sentence)
{
    HttpAnswer answer = http_error(request, 405, "bad_method", sentence);
    answer.response.set(http::field::allow, allowed);
    return answer;
}

HttpAnswer http_too_fast(const HttpRequest& request, std::chrono::milliseconds wait)
{
    HttpAnswer answer = http_error(request, 429, "too_fast", "Too many requests from this address; please wait.");
    answer.response.set(http::field::retry_after,
                        std::to_string(std::chrono::ceil<std::chrono::seconds>(wait).count()));
    answer.response.keep_alive(false);
    return answer;
}

bool asks_for_match(const HttpRequest& request) { return request.target().starts_with(about_table); }

double price_of(const HttpRequest& request)
{
    if (!asks_for_match(request)) {
        return 1;
    }
    const std::string_view path = target_of(request).path;
    const bool is_analysis = path.ends_with("/analysis") || path.ends_with("/advice");
    return is_analysis ? limits::requests_per_analysis : limits::requests_per_match;
}

asio::awaitable<HttpAnswer> answer_http(const HttpRequest& request, Lobby& lobby, const StaticFiles& files,
                                        HttpClient client)
{
    if (request.method() != http::verb::get && request.method() != http::verb::head) {
        co_return http_bad_method(request, "GET, HEAD", "Only GET and HEAD are possible here.");
    }
    const Target target = target_of(request);
    if (target.path == "/healthz") {
        co_return all_is_well(request);
    }
    if (target.path == "/readyz") {
        co_await lobby.try_storing();
        const std::optional<Refusal> why = lobby.unready();
        co_return why ? http_error(request, 503, why->code, why->sentence) : all_is_well(request, lobby.reservation());
    }
    if (target.path == "/api/games") {
        co_return json_answer(request, lobby.games());
    }
    if (target.path == "/api/tables") {
        const ApiAnswer lists = with_announced(co_await lobby.tables(), client.announced);
        co_return json_answer(request, lists);
    }
    if (target.path == "/api/address") {
        std::string text;
        write_described(text, http_answer::Asker{client.seen_as});
        co_return http_json(request, std::move(text));
    }
    if (target.path.starts_with(about_table)) {
        co_return co_await answer_about_table(request, lobby.archive(), files, target, std::move(client));
    }
    co_return answer_from_files(request, files, target.path);
}

} // namespace dahut
