// The addresses of notices: webhooks, which of them the operator allows, and mail addresses.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// A URL, as libcurl, which will call it, understands it.
class WebAddress {
public:
    // Nothing unless the text is a URL with one of these schemes, in visible ASCII, without a user name or password.
    [[nodiscard]] static std::optional<WebAddress> parse(std::string_view text,
                                                         std::span<const std::string_view> schemes);
    // A URL that a notice can be posted to.
    [[nodiscard]] static std::optional<WebAddress> of_webhook(std::string_view text);
    // The URL of a mail server.
    [[nodiscard]] static std::optional<WebAddress> of_mail_server(std::string_view text);

    // Whether both have the same scheme, host and port, and this path is the other's path or below it.
    [[nodiscard]] bool is_below(const WebAddress& other) const;
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const std::string& scheme() const { return scheme_; }
    // An IPv6 address has its brackets.
    [[nodiscard]] const std::string& host() const { return host_; }
    // Scheme, host and port.
    [[nodiscard]] std::string receiver() const { return scheme_ + "://" + host_ + ":" + port_; }
    // Whether the URL has nothing besides scheme, host, port and path.
    [[nodiscard]] bool is_bare() const { return bare_; }

private:
    WebAddress() = default;

    std::string text_;
    std::string scheme_;
    std::string host_;
    std::string port_;
    // Percent-decoded.
    std::string path_;
    bool bare_ = false;
};

// Accepts ordinary mail addresses in ASCII. Every accepted one is safe in a header and in an SMTP command.
[[nodiscard]] bool is_mail_address(std::string_view text);
// A canonical form of the address: different spellings of one mailbox give the same text, as far as we can know.
[[nodiscard]] std::string mailbox_of(std::string_view address);

} // namespace dahut
