#include "server/store/postgres_address.hpp"

#include "protocol/whole_number.hpp"
#include "server/store/postgres_connection.hpp"

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <sstream>
#include <utility>

namespace dahut {

namespace {

struct FreeOptions {
    void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};

struct FreeText {
    void operator()(char* text) const { PQfreemem(text); }
};

// So many parts of a list with commas come last.
std::string turned(std::string list, int parts)
{
    const auto commas = static_cast<int>(std::ranges::count(list, ','));
    for (int turns = parts % (commas + 1); turns > 0; --turns) {
        const std::size_t comma = list.find(',');
        list = list.substr(comma + 1) + "," + list.substr(0, comma);
    }
    return list;
}

using Options = std::unique_ptr<PQconninfoOption, FreeOptions>;

// Null if libpq does not understand the address.
Options options_of(const std::string& address) { return Options(PQconninfoParse(address.c_str(), nullptr)); }

bool says_a_password(const PQconninfoOption* options)
{
    for (const PQconninfoOption* one = options; one->keyword != nullptr; ++one) {
        const std::string_view keyword = one->keyword;
        if (one->val != nullptr && (keyword == "password" || keyword == "sslpassword")) {
            return true;
        }
    }
    return false;
}

// Some of them have a meaning below zero.
bool is_whole_number(std::string_view text)
{
    return whole_number<unsigned>(text.substr(text.starts_with('-') ? 1 : 0)).has_value();
}

// A port for each server, or nothing for the usual one.
bool are_ports(const std::string& list)
{
    std::istringstream ports(list);
    for (std::string port; std::getline(ports, port, ',');) {
        if (!port.empty() && whole_number<std::uint16_t>(port).value_or(0) == 0) {
            return false;
        }
    }
    return true;
}

// The setting whose value can be none, empty if there is no such one. libpq looks at these numbers only when it
// connects, and says of them what it says of a server that is away.
std::string wrong_setting_in(const PQconninfoOption* options)
{
    constexpr std::array<std::string_view, 6> numbers{"connect_timeout",     "keepalives",       "keepalives_idle",
                                                      "keepalives_interval", "keepalives_count", "tcp_user_timeout"};
    for (const PQconninfoOption* one = options; one->keyword != nullptr; ++one) {
        const std::string value = one->val != nullptr ? one->val : "";
        const bool is_number = std::ranges::find(numbers, one->keyword) != numbers.end();
        const bool is_port = std::string_view(one->keyword) == "port";
        if (!value.empty() && ((is_number && !is_whole_number(value)) || (is_port && !are_ports(value)))) {
            return one->keyword;
        }
    }
    return "";
}

} // namespace

PostgresServers servers_of_postgres_address(const std::string& address, int skipped)
{
    const Options options = options_of(address);
    PostgresServers servers;
    const std::array<std::pair<std::string_view, std::string PostgresServers::*>, 3> fields{
        {{"host", &PostgresServers::hosts},
         {"hostaddr", &PostgresServers::addresses},
         {"port", &PostgresServers::ports}}};
    for (const PQconninfoOption* one = options.get(); one != nullptr && one->keyword != nullptr; ++one) {
        for (const auto& [keyword, field] : fields) {
            if (one->val != nullptr && one->keyword == keyword) {
                servers.*field = turned(one->val, skipped);
            }
        }
    }
    return servers;
}

bool is_postgres_address(std::string_view text)
{
    return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

PostgresAddressParts parts_of_postgres_address(const std::string& address)
{
    if (!is_postgres_address(address)) {
        return {address, std::nullopt};
    }
    // libpq takes what stands before the first @ for a name and a password, unless a slash stands before it.
    const std::size_t begin = address.find("://") + 3;
    const std::size_t end = address.find_first_of("@/", begin);
    const std::size_t colon = address.find(':', begin);
    if (end == std::string::npos || address[end] != '@' || colon >= end) {
        return {address, std::nullopt};
    }
    // The password alone, since nothing else of the address may be wrong here.
    const Options options = options_of("postgresql://" + address.substr(begin, end - begin) + "@");
    for (const PQconninfoOption* one = options.get(); one != nullptr && one->keyword != nullptr; ++one) {
        if (one->val != nullptr && std::string_view(one->keyword) == "password") {
            return {address.substr(0, colon) + address.substr(end), one->val};
        }
    }
    return {address, std::nullopt};
}

// The messages of libpq repeat the address, with its password.
std::string fault_of_postgres_address(const std::string& address)
{
    char* fault = nullptr;
    const Options options(PQconninfoParse(address.c_str(), &fault));
    const std::unique_ptr<char, FreeText> freed(fault);
    if (!options) {
        const bool has_user = address.find('@') != std::string::npos;
        return has_user || fault == nullptr ? "is no address of a database, as postgresql://dahut@localhost/dahut"
                                            : as_one_line_of_postgres(fault);
    }
    if (says_a_password(options.get())) {
        return "says a password, which others could read; give it in PGPASSWORD, in a file that PGPASSFILE names, or as"
               " postgresql://NAME:PASSWORD@HOST/DATABASE in a file that --config names";
    }
    const std::string wrong = wrong_setting_in(options.get());
    return wrong.empty() ? "" : "says a " + wrong + " that is no number for one";
}

} // namespace dahut
