#include "server/notices/addresses.hpp"

#include "protocol/limits.hpp"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <memory>

namespace dahut {

namespace {

struct FreeUrl {
    void operator()(CURLU* url) const { curl_url_cleanup(url); }
};
using Url = std::unique_ptr<CURLU, FreeUrl>;

std::optional<std::string> part_of(const Url& url, CURLUPart part, unsigned flags)
{
    char* text = nullptr;
    if (curl_url_get(url.get(), part, &text, flags) != CURLUE_OK) {
        return std::nullopt;
    }
    std::string copy(text);
    curl_free(text);
    return copy;
}

bool is_visible(char letter) { return letter > ' ' && letter < '\x7f' && letter != '\\'; }

// libcurl reads other numbers of slashes as two.
bool has_two_slashes(std::string_view address)
{
    const std::string_view rest = address.substr(std::min(address.find(':'), address.size()));
    return rest.starts_with("://") && !rest.starts_with(":///");
}

char to_lower(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

std::string in_lower_case(std::string text)
{
    std::ranges::transform(text, text.begin(), to_lower);
    return text;
}

// The receiver's server could resolve such a path differently than we do.
bool climbs(const std::string& path)
{
    const std::string whole = path + '/';
    constexpr std::array<std::string_view, 5> ways{"/../", "/./", "/..;", "/.;", "\\"};
    return std::ranges::any_of(ways, [&](std::string_view way) { return whole.find(way) != std::string::npos; });
}

// Some servers take it for a slash and some do not, so nobody knows which folder it is in.
bool hides_slash(const std::string& path)
{
    const std::string small = in_lower_case(path);
    return small.find("%2f") != std::string::npos || small.find("%5c") != std::string::npos;
}

bool is_letter_or_digit(char letter)
{
    const char small = to_lower(letter);
    return (small >= 'a' && small <= 'z') || (letter >= '0' && letter <= '9');
}

bool is_local_part(std::string_view text)
{
    constexpr std::size_t longest = 64;
    constexpr std::string_view others = ".-_+='&~";
    const auto fits = [others](char letter) {
        return is_letter_or_digit(letter) || others.find(letter) != std::string_view::npos;
    };
    return !text.empty() && text.size() <= longest && std::ranges::all_of(text, fits) && !text.starts_with('.')
           && !text.starts_with('-') && !text.ends_with('.') && text.find("..") == std::string_view::npos;
}

bool is_label(std::string_view text)
{
    constexpr std::size_t longest = 63;
    const auto fits = [](char letter) { return is_letter_or_digit(letter) || letter == '-'; };
    return !text.empty() && text.size() <= longest && std::ranges::all_of(text, fits) && !text.starts_with('-')
           && !text.ends_with('-');
}

// A host name or an IP address, without percent-encoding.
bool is_host(std::string_view text)
{
    const bool in_brackets = text.starts_with('[') && text.ends_with(']');
    const std::string_view inside = in_brackets ? text.substr(1, text.size() - 2) : text;
    const std::string_view others = in_brackets ? ":." : ".-_";
    return !inside.empty() && std::ranges::all_of(inside, [others](char letter) {
        return is_letter_or_digit(letter) || others.find(letter) != std::string_view::npos;
    });
}

bool is_domain(std::string_view text)
{
    while (true) {
        const std::size_t dot = text.find('.');
        if (!is_label(text.substr(0, dot))) {
            return false;
        }
        if (dot == std::string_view::npos) {
            return true;
        }
        text.remove_prefix(dot + 1);
    }
}

} // namespace

std::optional<WebAddress> WebAddress::parse(std::string_view text, std::span<const std::string_view> schemes)
{
    const Url url(curl_url());
    const std::string whole(text);
    if (!std::ranges::all_of(text, is_visible) || !has_two_slashes(text)
        || curl_url_set(url.get(), CURLUPART_URL, whole.c_str(), CURLU_DISALLOW_USER) != CURLUE_OK) {
        return std::nullopt;
    }
    const auto normal = part_of(url, CURLUPART_URL, 0);
    const auto scheme = part_of(url, CURLUPART_SCHEME, 0);
    const auto host = part_of(url, CURLUPART_HOST, 0);
    const auto port = part_of(url, CURLUPART_PORT, CURLU_DEFAULT_PORT);
    const auto path = part_of(url, CURLUPART_PATH, CURLU_URLDECODE);
    const auto raw_path = part_of(url, CURLUPART_PATH, 0);
    const bool complete = normal && scheme && host && port && path && normal->size() <= limits::webhook_length;
    if (!complete || std::ranges::find(schemes, *scheme) == schemes.end() || !is_host(*host) || climbs(*path)
        || !raw_path || hides_slash(*raw_path)) {
        return std::nullopt;
    }
    WebAddress address;
    address.text_ = *normal;
    address.scheme_ = *scheme;
    address.host_ = in_lower_case(*host);
    address.port_ = *port;
    address.path_ = *path;
    address.bare_ = !part_of(url, CURLUPART_QUERY, 0) && !part_of(url, CURLUPART_FRAGMENT, 0);
    return address;
}

std::optional<WebAddress> WebAddress::of_webhook(std::string_view text)
{
    static constexpr std::array<std::string_view, 2> schemes{"http", "https"};
    return parse(text, schemes);
}

std::optional<WebAddress> WebAddress::of_mail_server(std::string_view text)
{
    static constexpr std::array<std::string_view, 2> schemes{"smtp", "smtps"};
    return parse(text, schemes);
}

bool WebAddress::is_below(const WebAddress& other) const
{
    const std::string folder = other.path_.ends_with('/') ? other.path_ : other.path_ + '/';
    return receiver() == other.receiver() && (path_ == other.path_ || path_.starts_with(folder));
}

bool is_mail_address(std::string_view text)
{
    const std::size_t at = text.find('@');
    return text.size() <= limits::mail_address_length && at != std::string_view::npos
           && is_local_part(text.substr(0, at)) && is_domain(text.substr(at + 1));
}

std::string mailbox_of(std::string_view address)
{
    const std::size_t at = address.find('@');
    std::string mailbox(address.substr(0, std::min(at, address.find('+'))));
    std::erase(mailbox, '.');
    mailbox += address.substr(at);
    return in_lower_case(std::move(mailbox));
}

} // namespace dahut
