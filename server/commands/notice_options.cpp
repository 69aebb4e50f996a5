#include "server/commands/notice_options.hpp"

#include <filesystem>
#include <fstream>
#include <string>

namespace dahut {

namespace {

constexpr const char* public_address = "--public-address";
constexpr const char* from = "--notify-from";
constexpr const char* mail = "--notify-mail";

// The error does not repeat the address, because the address may hold a password.
std::string refuse_no_web_address(const std::string& text)
{
    const std::optional<WebAddress> address = WebAddress::of_webhook(text);
    return address && address->is_bare() ? "" : "needs an address as https://example.org/path, without a name";
}

std::string refuse_no_mail_server(const std::string& text)
{
    const std::optional<WebAddress> address = WebAddress::of_mail_server(text);
    return address && address->is_bare() ? "" : "needs smtp://host:port or smtps://host:port, without a name";
}

std::string refuse_no_mail_address(const std::string& text)
{
    return is_mail_address(text) ? "" : "needs a mail address, not " + text;
}

void read_login(const std::filesystem::path& path, MailServer& server)
{
    std::ifstream file(path);
    if (!std::getline(file, server.user) || !std::getline(file, server.password) || server.user.empty()) {
        throw CLI::ValidationError("--notify-login",
                                   "needs a file with a name in its first line and a password in its second");
    }
}

void add_webhooks(CLI::App& command, NoticeTerms& terms)
{
    command
        .add_option_function<std::vector<std::string>>(
            "--notify-webhook",
            [&terms](const std::vector<std::string>& prefixes) {
                for (const std::string& prefix : prefixes) {
                    terms.webhooks.push_back(*WebAddress::of_webhook(prefix));
                }
            },
            "Lets tables post notices to webhooks at this address or below it, as https://hooks.example.org/path; can "
            "be repeated")
        ->check(refuse_no_web_address)
        ->needs(public_address);
}

void add_mail(CLI::App& command, NoticeTerms& terms, MailServer& server)
{
    command.add_option(from, server.from, "The address that mailed notices come from, which is read")
        ->check(refuse_no_mail_address);
    command
        .add_option_function<std::string>(
            mail,
            [&](const std::string& address) {
                server.address = address;
                terms.mail = Mail::offered;
            },
            "Lets people have notices mailed, through this server: smtp://host:port or smtps://host:port")
        ->check(refuse_no_mail_server)
        ->needs(public_address)
        ->needs(from);
    command
        .add_option_function<std::string>(
            "--notify-login", [&server](const std::string& path) { read_login(path, server); },
            "A file with the name and the password for the mail server, in a line each; the password goes over TLS "
            "only")
        ->check(CLI::ExistingFile)
        ->needs(mail);
    command
        .add_option("--notify-never", terms.never,
                    "A mail address that is never written to, whoever enters it; can be repeated")
        ->check(refuse_no_mail_address);
}

} // namespace

void add_notices(CLI::App& command, HostSettings& settings)
{
    NoticeTerms& terms = settings.lobby.notices;
    command
        .add_option_function<std::string>(
            public_address,
            [&terms](const std::string& address) {
                terms.public_address = address.substr(0, address.find_last_not_of('/') + 1);
            },
            "By which people open the pages, as https://games.example.org; the links of notices begin with it")
        ->check(refuse_no_web_address);
    add_webhooks(command, terms);
    add_mail(command, terms, settings.mail);
}

} // namespace dahut
