// What the administrator's page asks for: the lines of an operator's commands (PROTOCOL.md 11), from whoever shows the
// administrator's token. What the lines say is left to the operator's desk.
#pragma once

#include "server/net/http_answers.hpp"

#include <boost/asio/awaitable.hpp>

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace dahut {

// The first line of this file: 32 to 256 letters that stand in a header. Throws std::runtime_error, which says why not.
[[nodiscard]] std::string administrators_token(const std::filesystem::path& file);
// Whether others on this machine can read it than who serves. Its group may be needed, where the file is somebody
// else's, as with secrets that systemd or a container hands on.
[[nodiscard]] bool is_open_to_others(const std::filesystem::path& file);
// The token with which a server lets its administrator in; empty if no file is named. Warns of one that is open.
[[nodiscard]] std::string token_if_any(const std::filesystem::path& file);

[[nodiscard]] bool asks_to_administer(const HttpRequest& request);

class Administration {
public:
    using Answering = std::function<boost::asio::awaitable<std::string>(std::string line)>;

    // Without a token nobody is let in.
    Administration(std::string_view token, Answering answering);

    [[nodiscard]] boost::asio::awaitable<HttpAnswer> answer(const HttpRequest& request) const;

private:
    // Hashes are compared, so that how long it takes says nothing of the token.
    std::string token_hash_;
    Answering answering_;
};

} // namespace dahut
