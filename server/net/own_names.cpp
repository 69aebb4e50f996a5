#include "server/net/own_names.hpp"

#include "protocol/whole_number.hpp"
#include "server/net/host_names.hpp"
#include "server/net/origin.hpp"

#include <boost/asio/ip/address.hpp>
#include <idn2.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <memory>
#include <system_error>
#include <utility>

namespace dahut {

namespace {

using boost::asio::ip::make_address_v4;
using boost::asio::ip::make_address_v6;

constexpr std::string_view digits = "0123456789";
constexpr std::string_view letters_of_names = "abcdefghijklmnopqrstuvwxyz0123456789-_";

// What stands where in "https://example.org:8080/path".
struct Parts {
    // "https", or empty.
    std::string_view scheme;
    std::string_view host;
    // ":8080", or empty.
    std::string_view port;
    // "/path", or empty.
    std::string_view tail;
};

Parts split(std::string_view written)
{
    constexpr std::string_view mark = "://";
    Parts parts;
    if (const std::size_t end = written.find(mark); end != std::string_view::npos) {
        parts.scheme = written.substr(0, end);
        written.remove_prefix(end + mark.size());
    }
    const std::size_t end = std::min(written.find_first_of("/?#"), written.size());
    parts.tail = written.substr(end);
    const std::string_view place = written.substr(0, end);
    const std::size_t port = std::min(place.find(':', place.starts_with('[') ? place.find(']') : 0), place.size());
    parts.host = place.substr(0, port);
    parts.port = place.substr(port);
    return parts;
}

std::string in_lower_case(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return lower;
}

bool is_ascii(std::string_view text)
{
    return std::ranges::all_of(text, [](char letter) { return (static_cast<unsigned char>(letter) & 0x80U) == 0; });
}

struct FreeName {
    void operator()(char* name) const { idn2_free(name); }
};

// Empty if it is no name. Like browsers, it tells "ß" from "ss".
std::string ascii_form(std::string_view name)
{
    if (is_ascii(name)) {
        return in_lower_case(name);
    }
    char* made = nullptr;
    const int result = idn2_to_ascii_8z(std::string(name).c_str(), &made, IDN2_NONTRANSITIONAL);
    const std::unique_ptr<char, FreeName> kept(made);
    return result == IDN2_OK ? std::string(made) : "";
}

bool is_label(std::string_view text)
{
    constexpr std::size_t longest = 63;
    return !text.empty() && text.size() <= longest
           && text.find_first_not_of(letters_of_names) == std::string_view::npos;
}

// A browser takes a name for an IPv4 address if its last label is a number, and writes it as four numbers.
bool is_taken_for_address(std::string_view last_label)
{
    return last_label.starts_with("0x") || last_label.find_first_not_of(digits) == std::string_view::npos;
}

bool is_plain_address(const std::string& text)
{
    boost::system::error_code error;
    return make_address_v4(text, error).to_string() == text && !error;
}

// One dot may stand at the end.
bool is_name(const std::string& text)
{
    constexpr std::size_t longest = 253;
    std::string_view rest = text;
    rest.remove_suffix(rest.ends_with('.') ? 1 : 0);
    if (rest.size() > longest) {
        return false;
    }
    for (std::size_t dot = rest.find('.'); dot != std::string_view::npos; dot = rest.find('.')) {
        if (!is_label(rest.substr(0, dot))) {
            return false;
        }
        rest.remove_prefix(dot + 1);
    }
    return is_label(rest) && (!is_taken_for_address(rest) || is_plain_address(text));
}

// Empty if it is none. Browsers write no dots in such an address.
std::string address_in_brackets(std::string_view text)
{
    boost::system::error_code error;
    const auto address = make_address_v6(std::string(text.substr(1, text.size() - 2)), error);
    const std::string shown = address.to_string();
    return error || !text.ends_with(']') || shown.find_first_of(".%") != std::string::npos ? "" : '[' + shown + ']';
}

// A host as browsers write it. Empty if they would never write such a one.
std::string host_as_sent(std::string_view host)
{
    if (host.starts_with('[')) {
        return address_in_brackets(host);
    }
    const std::string name = ascii_form(host);
    return is_name(name) ? name : "";
}

// A port as browsers write it, with its colon. Empty if it is the usual one, or none.
std::string port_as_sent(std::string_view scheme, std::string_view port)
{
    port.remove_prefix(std::min(port.find_first_not_of(":0"), port.size()));
    const std::string_view usual = same_text(scheme, "http") ? "80" : "443";
    return port.empty() || port == usual ? "" : ':' + std::string(port);
}

bool is_port(std::string_view port)
{
    const std::string_view number = port.substr(std::min<std::size_t>(1, port.size()));
    return number.empty() || whole_number<std::uint16_t>(number).value_or(0) > 0;
}

bool is_scheme_of_pages(std::string_view scheme)
{
    return scheme.empty() || same_text(scheme, "http") || same_text(scheme, "https");
}

// What every page sends that may not say where it is from: all of them would be allowed.
bool is_of_anybody(std::string_view written) { return same_text(written, "null"); }

Settled refused(std::string_view wanted, std::string_view right, std::string_view written)
{
    return {"", "needs " + std::string(wanted) + ": " + std::string(right) + ", not " + std::string(written)};
}

} // namespace

Settled settled_origin(std::string_view written)
{
    const Parts parts = split(written);
    const std::string host = host_as_sent(parts.host);
    if (is_of_anybody(written) || !is_scheme_of_pages(parts.scheme) || host.empty() || !is_port(parts.port)) {
        return refused("the origin of a site", "https://example.org", written);
    }
    const std::string scheme = parts.scheme.empty() ? "https" : in_lower_case(parts.scheme);
    const std::string port = port_as_sent(scheme, parts.port);
    std::string right = scheme + "://" + host + port;
    if (parts.scheme.empty()) {
        return refused("http:// or https:// at its start", right, written);
    }
    if (!parts.tail.empty()) {
        return refused("nothing after the name and the port", right, written);
    }
    if (port != parts.port) {
        return refused("the port as browsers write it, who leave out the usual one", right, written);
    }
    if (host.starts_with('[') && !same_text(host, parts.host)) {
        return refused("the address as browsers write it", right, written);
    }
    return {std::move(right), ""};
}

Settled settled_host(std::string_view written)
{
    if (is_address(written) || (written.starts_with('[') && !address_in_brackets(written).empty())) {
        return {std::string(written), ""};
    }
    const Parts parts = split(written);
    std::string host = host_as_sent(parts.host);
    if (host.empty()) {
        return refused("a name by which browsers call this server", "example.org", written);
    }
    if (!parts.scheme.empty()) {
        return refused("a name without " + std::string(parts.scheme) + "://", host, written);
    }
    if (!parts.tail.empty()) {
        return refused("nothing after the name", host, written);
    }
    if (!parts.port.empty()) {
        return refused("a name without a port", host, written);
    }
    return {std::move(host), ""};
}

} // namespace dahut
