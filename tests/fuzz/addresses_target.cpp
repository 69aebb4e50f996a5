// Addresses to which notices are to go, against an account of their own of what an address may be: by its text alone,
// not by how a library reads it.
#include "server/notices/addresses.hpp"
#include "tests/fuzz/targets.hpp"

#include <algorithm>

namespace dahut::fuzz {

namespace {

constexpr std::string_view allowed_origin = "https://hooks.example";
constexpr std::string_view allowed_path = "/t";

bool is_visible(std::string_view text)
{
    return std::ranges::all_of(text, [](char letter) { return letter > ' ' && letter < '\x7f'; });
}

std::string in_small_letters(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return text;
}

void check_allowed(const std::string& text)
{
    const std::string small = in_small_letters(text);
    expect(small.starts_with(allowed_origin), "an allowed address begins as it must");
    std::string_view rest = std::string_view(text).substr(allowed_origin.size());
    if (rest.starts_with(":443")) {
        rest.remove_prefix(4);
    }
    const std::string_view path = rest.substr(0, rest.find_first_of("?#"));
    expect(path.starts_with('/'), "its host is the allowed one, and not longer");
    expect(!holds(path, "/../") && !path.ends_with("/.."), "it does not lead upwards");
    const bool encoded = holds(path, "%");
    expect(encoded || path == allowed_path || path.starts_with("/t/"), "its path is the allowed one or below");
}

void check_web_address(std::string_view bytes)
{
    const std::optional<WebAddress> address = WebAddress::of_webhook(bytes);
    if (!address) {
        return;
    }
    const std::string& text = address->text();
    expect(is_visible(text) && !holds(text, "\\"), "an address can be written into a line");
    expect(text.starts_with("http://") || text.starts_with("https://"), "nothing but the web is spoken to");
    const std::optional<WebAddress> again = WebAddress::of_webhook(text);
    expect(again && again->receiver() == address->receiver(), "an address is read as it is written");
    if (address->is_below(*WebAddress::of_webhook("https://hooks.example/t"))) {
        check_allowed(text);
    }
}

void check_mail_address(std::string_view bytes)
{
    if (!is_mail_address(bytes)) {
        return;
    }
    expect(is_visible(bytes) && bytes.find_first_of("<>()[],;:\\\"%!|`{}$") == std::string_view::npos,
           "a mail address says nothing else in a header or a command");
    expect(std::ranges::count(bytes, '@') == 1 && !bytes.starts_with('@') && !bytes.ends_with('@'),
           "it is a name at a host");
    expect(!bytes.starts_with('-'), "it is no option of a program");
    const std::string mailbox = mailbox_of(bytes);
    expect(mailbox_of(mailbox) == mailbox && mailbox.size() <= bytes.size(), "its mailbox is one");
}

} // namespace

void check_addresses(std::string_view bytes)
{
    check_web_address(bytes);
    check_mail_address(bytes);
}

} // namespace dahut::fuzz
