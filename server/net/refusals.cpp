#include "server/net/refusals.hpp"

#include "server/limits.hpp"
#include "server/net/proxy_lines.hpp"

#include <spdlog/spdlog.h>

#include <utility>
#include <vector>

namespace dahut {

namespace {

constexpr std::string_view cut_off = "...";

// The first names of a list that can be long.
std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names) {
        if (text.size() + name.size() > limits::log_names_bytes) {
            return text.append(", ").append(cut_off);
        }
        text.append(", ").append(name);
    }
    return text;
}

std::string so_many_more(std::size_t left_out)
{
    return left_out == 0 ? "" : " (" + std::to_string(left_out) + " more since the last such line)";
}

} // namespace

std::optional<std::size_t> NowAndThen::ask(Clock::time_point now)
{
    if (told_ && now < *told_ + limits::log_repeating_time) {
        ++left_out_;
        return std::nullopt;
    }
    told_ = now;
    return std::exchange(left_out_, 0);
}

void Refusals::tell_of_host(std::string_view host, const NetSettings& settings)
{
    if (const auto left_out = hosts_.ask(NowAndThen::Clock::now())) {
        spdlog::warn("a request for the host {} was refused{}; allowed are addresses, names of home networks{}{}; "
                     "--allow-host names more",
                     foreign_text(host), so_many_more(*left_out), listed(settings.allowed_hosts),
                     listed(settings.allowed_origins));
    }
}

void Refusals::tell_of_origin(std::string_view origin, std::string_view host, const NetSettings& settings)
{
    if (const auto left_out = origins_.ask(NowAndThen::Clock::now())) {
        spdlog::warn("a web page of the origin {} tried to connect{}; allowed are the pages of {}{}; "
                     "--allow-origin names more",
                     foreign_text(origin), so_many_more(*left_out), foreign_text(host),
                     listed(settings.allowed_origins));
    }
}

void Refusals::tell_of_proxy(std::string_view caller, const NetSettings& settings)
{
    if (const auto left_out = proxies_.ask(NowAndThen::Clock::now())) {
        spdlog::warn(
            "a request with X-Forwarded-For came from an address that is not trusted{}{}; if that is your proxy, "
            "everybody who comes through it counts as one address until --trusted-proxy names it",
            named_caller(settings.log_addresses, caller), so_many_more(*left_out));
    }
}

void Refusals::tell_of_flood(std::string_view caller, const NetSettings& settings)
{
    if (const auto left_out = floods_.ask(NowAndThen::Clock::now())) {
        spdlog::warn("too many requests from one address; a connection was turned away{}{}",
                     named_caller(settings.log_addresses, caller), so_many_more(*left_out));
    }
}

void Refusals::tell_of_crowd(std::string_view caller, const NetSettings& settings)
{
    if (const auto left_out = crowds_.ask(NowAndThen::Clock::now())) {
        spdlog::warn("too many connections; one was turned away{}{}", named_caller(settings.log_addresses, caller),
                     so_many_more(*left_out));
    }
}

void Refusals::tell_of_plain_socket()
{
    if (const auto left_out = plain_sockets_.ask(NowAndThen::Clock::now())) {
        spdlog::warn("a WebSocket was asked for by a request that is no upgrade{}; if it came through a proxy, {}",
                     so_many_more(*left_out), lines_for_upgrades);
    }
}

// The lines are for a proxy's configuration, so they hold no text that a stranger made up.
void Refusals::tell_of_process(std::string_view asked, const NetSettings& settings)
{
    if (const auto left_out = processes_.ask(NowAndThen::Clock::now())) {
        spdlog::warn("a WebSocket of the process {} was asked of this one, {}{}; {}", foreign_text(asked),
                     settings.process_name, so_many_more(*left_out),
                     lines_for(is_process_name(asked) ? std::string(asked) : "NAME"));
    }
}

std::string foreign_text(std::string_view text)
{
    std::string shown = "\"";
    for (const char letter : text.substr(0, limits::log_foreign_bytes)) {
        const bool plain = letter > ' ' && letter < '\x7f' && letter != '"' && letter != '\\';
        shown += plain ? std::string(1, letter)
                       : fmt::format("\\x{:02x}", static_cast<unsigned>(static_cast<unsigned char>(letter)));
    }
    return shown.append(text.size() > limits::log_foreign_bytes ? cut_off : "").append("\"");
}

} // namespace dahut
