#include "server/commands/check_url.hpp"

#include "protocol/json.hpp"
#include "server/commands/check_websocket.hpp"
#include "server/net/proxies.hpp"

#include <boost/asio/ip/address.hpp>

#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <regex>
#include <set>
#include <string_view>

namespace dahut {

namespace asio = boost::asio;

namespace {

constexpr long status_ok = 200;

// What Dahut's own refusals say; empty if the answer is none of them.
std::string code_in(const std::string& body)
{
    const Json json = Json::parse(body, nullptr, false);
    return json.is_object() ? json.value("code", "") : "";
}

std::optional<std::string> fault_of_answer(const Fetched& answer, const Parts& parts, const std::string& what)
{
    if (!answer.failure.empty()) {
        return what + " cannot be fetched: " + answer.failure
               + (answer.status == 0
                      ? "; the name must lead to the proxy, which must listen there with a certificate for"
                        " it, if it is HTTPS"
                      : "; the proxy cuts answers, or waits too briefly for them");
    }
    const std::string code = code_in(answer.body);
    if (code == "wrong_host") {
        return "Dahut does not go by the name " + parts.host + allow(parts);
    }
    if (code == "address_refused") {
        return "Dahut refuses the address that asks here; see dahut refuse --list";
    }
    if (answer.status == status_ok) {
        return std::nullopt;
    }
    const bool unreached = answer.status == 502 || answer.status == 503 || answer.status == 504;
    return what + " is answered with status " + std::to_string(answer.status)
           + (unreached
                  ? "; the proxy does not reach Dahut: it needs proxy_pass http://127.0.0.1:8080 with Dahut's port"
                    " (nginx), or the like"
                  : "; the proxy must pass everything below this path on, without the path itself");
}

// What a page names of the same server.
std::set<std::string> files_named_in(const std::string& page)
{
    static const std::regex naming(R"re(<(?:script|link)\b[^>]*?\b(?:src|href)="([^":#?]+)")re");
    std::set<std::string> files;
    for (auto found = std::sregex_iterator(page.begin(), page.end(), naming); found != std::sregex_iterator();
         ++found) {
        files.insert((*found)[1].str());
    }
    return files;
}

std::optional<std::string> fault_of_pages(const Parts& parts)
{
    const std::string base = parts.origin + parts.path;
    const Fetched page = fetched(base);
    if (std::optional<std::string> fault = fault_of_answer(page, parts, base)) {
        return fault;
    }
    const Fetched games = fetched(base + "api/games");
    if (std::optional<std::string> fault = fault_of_answer(games, parts, base + "api/games")) {
        return fault;
    }
    if (!Json::parse(games.body, nullptr, false).is_array()) {
        return "what answers at " + base + " is not Dahut; the proxy must pass everything below this path on to it";
    }
    for (const std::string& file : files_named_in(page.body)) {
        const std::string address = (file.starts_with('/') ? parts.origin : base) + file;
        if (std::optional<std::string> fault = fault_of_answer(fetched(address), parts, address)) {
            return fault;
        }
    }
    return std::nullopt;
}

// Whether one of these networks holds this address.
bool is_in(std::initializer_list<std::string_view> networks, const std::string& address)
{
    boost::system::error_code error;
    const asio::ip::address parsed = asio::ip::make_address(address, error);
    return std::ranges::any_of(networks, [&](std::string_view network) {
        const std::optional<Network> one = Network::parse(network);
        return !error && one && one->holds(parsed);
    });
}

bool is_of_this_machine(const std::string& address) { return is_in({"127.0.0.0/8", "::1"}, address); }

// An address that no caller from outside has.
bool is_of_this_house(const std::string& address)
{
    return is_of_this_machine(address)
           || is_in({"10.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"},
                    address);
}

// Whether this server is told the proxy's address instead of the caller's. A caller of the same house may have one like
// the proxy's, and is told apart by its own.
bool takes_proxy_for_caller(const std::string& seen_as, const Fetched& asked)
{
    const bool is_proxy = seen_as == asked.to || is_of_this_machine(seen_as) || !is_of_this_house(asked.to);
    return seen_as != asked.from && is_of_this_house(seen_as) && is_proxy;
}

std::optional<std::string> fault_of_caller(const Parts& parts)
{
    // From a network that nobody has.
    static constexpr std::string_view somebody = "192.0.2.77";
    static const std::string posing = "X-Forwarded-For: " + std::string(somebody);
    const std::string address = parts.origin + parts.path + "api/address";
    const Fetched asked = fetched(address, posing.c_str());
    if (std::optional<std::string> fault = fault_of_answer(asked, parts, address)) {
        return fault;
    }
    const Json answer = Json::parse(asked.body, nullptr, false);
    const std::string seen_as = answer.is_object() ? answer.value("address", "") : "";
    if (seen_as == somebody) {
        return "whoever asks can say to come from another address; the proxy must name its callers itself:"
               " proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; (nginx)";
    }
    if (takes_proxy_for_caller(seen_as, asked)) {
        return "everybody who comes through the proxy seems to be " + seen_as + "; set DAHUT_TRUSTED_PROXY=" + seen_as
               + ", and let the proxy name its callers: proxy_set_header X-Forwarded-For"
                 " $proxy_add_x_forwarded_for; (nginx)";
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> fault_at(const Parts& parts, const std::optional<std::string>& process)
{
    constexpr std::chrono::seconds at_once(0);
    if (std::optional<std::string> fault = fault_of_pages(parts)) {
        return fault;
    }
    if (std::optional<std::string> fault = fault_of_websocket(parts, std::nullopt, at_once)) {
        return fault;
    }
    if (std::optional<std::string> fault = fault_of_caller(parts)) {
        return fault;
    }
    return process ? fault_of_websocket(parts, process, at_once) : std::nullopt;
}

} // namespace dahut
