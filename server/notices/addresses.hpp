// Where notices may go: addresses of receivers on the web, which of them the operator allows, and mail addresses.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// Something that is reached over the network, as the library that will call it understands its address.
class WebAddress {
public:
    // Nothing unless it is an address with one of these schemes, in visible ASCII, and without a name or password.
    [[nodiscard]] static std::optional<WebAddress> parse(std::string_view text,
                                                         std::span<const std::string_view> schemes);
    // One that a notice can be posted to.
    [[nodiscard]] static std::optional<WebAddress> of_webhook(std::string_view text);
    // One that takes mail.
    [[nodiscard]] static std::optional<WebAddress> of_mail_server(std::string_view text);

    // Whether it has the same scheme, host and port, and a path that is the other's or below it.
    [[nodiscard]] bool is_below(const WebAddress& other) const;
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const std::string& scheme() const { return scheme_; }
    // Scheme, host and port.
    [[nodiscard]] std::string receiver() const { return scheme_ + "://" + host_ + ":" + port_; }
    // Nothing but scheme, host, port and path.
    [[nodiscard]] bool is_bare() const { return bare_; }

private:
    WebAddress() = default;

    std::string text_;
    std::string scheme_;
    std::string host_;
    std::string port_;
    // Decoded.
    std::string path_;
    bool bare_ = false;
};

// A mail address as people have them, in ASCII. What it lets through can stand in a header and in an SMTP command.
[[nodiscard]] bool is_mail_address(std::string_view text);
// What all ways to write one mailbox have in common, as far as it can be known from here.
[[nodiscard]] std::string mailbox_of(std::string_view address);

} // namespace dahut
