#include "server/net/administration.hpp"

#include "server/file_text.hpp"
#include "server/limits.hpp"
#include "server/table/tokens.hpp"

#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace dahut {

namespace asio = boost::asio;
namespace http = boost::beast::http;

namespace {

bool fits_in_header(unsigned char letter) { return letter > ' ' && letter < 0x7f; }

} // namespace

std::string administrators_token(const std::filesystem::path& file)
{
    // The line may end behind the longest token.
    const std::optional<std::string> text = file_text(file, limits::administrators_token_longest + 1);
    if (!text) {
        throw std::runtime_error(file.string() + " cannot be read");
    }
    std::string token = *text;
    token.resize(std::min(token.size(), token.find_first_of("\r\n")));
    if (token.size() < limits::administrators_token_shortest || token.size() > limits::administrators_token_longest
        || !std::ranges::all_of(token, fits_in_header)) {
        throw std::runtime_error("the first line of " + file.string()
                                 + " is no token: that has 32 to 256 letters, digits or signs, and no spaces");
    }
    return token;
}

bool is_open_to_others(const std::filesystem::path& file)
{
    struct stat found{};
    if (stat(file.c_str(), &found) != 0) {
        return false;
    }
    const unsigned needed_by_none = found.st_uid == geteuid() ? S_IRGRP | S_IROTH : S_IROTH;
    return (found.st_mode & needed_by_none) != 0;
}

std::string token_if_any(const std::filesystem::path& file)
{
    if (file.empty()) {
        return "";
    }
    std::string token = administrators_token(file);
    if (is_open_to_others(file)) {
        spdlog::warn("others on this machine can read the administrator's secret; chmod 600 {}", file.string());
    }
    return token;
}

bool asks_to_administer(const HttpRequest& request) { return request.target() == "/api/operate"; }

Administration::Administration(std::string_view token, Answering answering)
    : token_hash_(token.empty() ? std::string() : key_of(token)), answering_(std::move(answering))
{}

asio::awaitable<HttpAnswer> Administration::answer(const HttpRequest& request) const
{
    if (token_hash_.empty()) {
        co_return http_error(request, 404, "not_found", "This server has no administrator's page.");
    }
    if (request.method() != http::verb::post) {
        co_return http_bad_method(request, "POST", "Only POST is possible here.");
    }
    if (key_of(token_of(request)) != token_hash_) {
        co_return http_error(request, 403, "unknown_token", "This is not the administrator's token.");
    }
    std::string line = co_await answering_(request.body());
    co_return http_json(request, std::move(line));
}

} // namespace dahut
