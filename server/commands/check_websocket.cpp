#include "server/commands/check_websocket.hpp"

#include "protocol/messages.hpp"
#include "server/limits.hpp"
#include "server/net/proxy_lines.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstddef>
#include <string_view>

namespace dahut {

namespace {

constexpr long status_switching = 101;

// Waits until the connection can be read or written again; false once the time is over.
bool comes_again(CURL* handle, short event, std::chrono::steady_clock::time_point end)
{
    constexpr std::chrono::milliseconds longest = std::chrono::hours(1);
    curl_socket_t socket = CURL_SOCKET_BAD;
    curl_easy_getinfo(handle, CURLINFO_ACTIVESOCKET, &socket);
    pollfd waiting{socket, event, 0};
    while (true) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
        if (left.count() <= 0) {
            return false;
        }
        const int ready = poll(&waiting, 1, static_cast<int>(std::min(left, longest).count()));
        // A fault shows when the connection is read.
        if (ready > 0 || (ready < 0 && errno != EINTR)) {
            return true;
        }
    }
}

CURLcode sent(CURL* handle, std::string_view bytes)
{
    std::size_t count = 0;
    CURLcode result = curl_easy_send(handle, bytes.data(), bytes.size(), &count);
    while (result == CURLE_OK && count < bytes.size()) {
        bytes.remove_prefix(count);
        result = curl_easy_send(handle, bytes.data(), bytes.size(), &count);
    }
    return result;
}

// What a connection that has been made has for whoever waits: some bytes, none yet, or its end.
enum class Heard { something, nothing, end };

Heard heard(CURL* handle, std::string& unread)
{
    std::array<char, 1024> bytes{};
    std::size_t count = 0;
    const CURLcode result = curl_easy_recv(handle, bytes.data(), bytes.size(), &count);
    unread.append(bytes.data(), count);
    if (result == CURLE_AGAIN) {
        return Heard::nothing;
    }
    return result == CURLE_OK && count > 0 ? Heard::something : Heard::end;
}

// Sends this over a connection that has been made, and returns what comes until it says `until`.
std::string exchanged(CURL* handle, std::string_view request, std::string_view until)
{
    const auto end = std::chrono::steady_clock::now() + limits::checking_time;
    std::string answer;
    bool goes_on = sent(handle, request) == CURLE_OK;
    while (goes_on && answer.find(until) == std::string::npos && answer.size() < limits::header_bytes) {
        const Heard news = heard(handle, answer);
        goes_on = news == Heard::something || (news == Heard::nothing && comes_again(handle, POLLIN, end));
    }
    return answer;
}

std::string upgrade_request(const Parts& parts, const std::string& path)
{
    return "GET " + path + " HTTP/1.1\r\nHost: " + parts.host + "\r\nOrigin: " + parts.origin
           + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
             "ZGFodXQgY2hlY2tzIGl0IQ==\r\nSec-WebSocket-Protocol: "
           + std::string(protocol_version) + "\r\n\r\n";
}

long status_in(const std::string& answer)
{
    constexpr std::size_t version_length = std::string_view("HTTP/1.1 ").size();
    long status = 0;
    const std::string_view rest = std::string_view(answer).substr(std::min(version_length, answer.size()));
    std::from_chars(rest.data(), rest.data() + rest.size(), status);
    return status;
}

// Takes whole frames of a server (RFC 6455, 5.2) from what is unread, and returns the kind of the last one that is
// neither text nor a part of one; 0 if there is none. None of the frames here is longer than two bytes can say.
unsigned last_control_in(std::string& unread)
{
    constexpr unsigned kind_bits = 0x0F;
    constexpr unsigned length_bits = 0x7F;
    constexpr unsigned first_control = 0x8;
    constexpr unsigned two_bytes_follow = 126;
    const auto byte = [&](std::size_t place) {
        return static_cast<unsigned>(static_cast<unsigned char>(unread[place]));
    };
    unsigned control = 0;
    while (unread.size() >= 2) {
        const unsigned kind = byte(0) & kind_bits;
        const bool is_long = (byte(1) & length_bits) == two_bytes_follow;
        const std::size_t header = is_long ? 4 : 2;
        if (unread.size() < header) {
            break;
        }
        const std::size_t length = header + (is_long ? byte(2) << 8U | byte(3) : byte(1) & length_bits);
        if (unread.size() < length) {
            break;
        }
        control = kind >= first_control ? kind : control;
        unread.erase(0, length);
    }
    return control;
}

// Whether the WebSocket is still open at that moment. `unread` is what came behind the answer to the upgrade.
bool stays_open(CURL* handle, std::string unread, std::chrono::steady_clock::time_point end)
{
    constexpr unsigned closing = 0x8;
    constexpr unsigned ping = 0x9;
    // Empty, with the mask that frames of clients need.
    constexpr std::string_view pong("\x8A\x80\0\0\0\0", 6);
    while (true) {
        const unsigned control = last_control_in(unread);
        if (control == closing || (control == ping && sent(handle, pong) != CURLE_OK)) {
            return false;
        }
        const Heard news = heard(handle, unread);
        if (news == Heard::end) {
            return false;
        }
        if (news == Heard::nothing && !comes_again(handle, POLLIN, end)) {
            return true;
        }
    }
}

// A fault of a WebSocket that has been made and over which nobody says anything for so long. `answer` is what came so
// far.
std::optional<std::string> fault_of_quiet(CURL* handle, const std::string& answer, std::chrono::seconds time)
{
    constexpr std::string_view end_of_headers = "\r\n\r\n";
    const auto began = std::chrono::steady_clock::now();
    const std::size_t headers = answer.find(end_of_headers);
    const std::string unread = headers == std::string::npos ? "" : answer.substr(headers + end_of_headers.size());
    if (stays_open(handle, unread, began + time)) {
        return std::nullopt;
    }
    const auto lasted = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - began);
    return "a WebSocket over which nobody says anything was cut after " + std::to_string(lasted.count())
           + " s; the proxy must wait longer: proxy_read_timeout 90s; (nginx), ProxyTimeout 90 (Apache), timeout tunnel"
             " 90s (HAProxy)";
}

} // namespace

std::optional<std::string> fault_of_websocket(const Parts& parts, const std::optional<std::string>& process,
                                              std::chrono::seconds quiet)
{
    const std::string path = parts.path + (process ? "at/" + *process + "/ws" : "ws");
    const std::string address = parts.origin + path;
    const Handle handle = handle_for(parts.origin);
    curl_easy_setopt(handle.get(), CURLOPT_CONNECT_ONLY, 1L);
    if (const CURLcode failed = curl_easy_perform(handle.get()); failed != CURLE_OK) {
        return address + " cannot be reached: " + curl_easy_strerror(failed);
    }
    const std::string answer = exchanged(handle.get(), upgrade_request(parts, path), R"("hello")");
    if (answer.find("wrong_origin") != std::string::npos) {
        return "Dahut lets no pages of " + parts.origin + " connect" + allow(parts)
               + ", and let the proxy say which name was called: proxy_set_header Host $host; (nginx)";
    }
    if (status_in(answer) != status_switching) {
        return "no WebSocket can be had at " + address + "; "
               + (process ? lines_for(*process) : std::string(lines_for_upgrades));
    }
    if (answer.find(R"("hello")") == std::string::npos) {
        return "the WebSocket at " + address
               + " says nothing; the proxy must not hold messages back: proxy_buffering off; (nginx)";
    }
    return quiet > std::chrono::seconds(0) ? fault_of_quiet(handle.get(), answer, quiet) : std::nullopt;
}

} // namespace dahut
