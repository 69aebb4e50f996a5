// The address of a PostgreSQL database, as postgresql://dahut@localhost/dahut: which texts are one, and what such an
// address must not say. libpq alone reads the rest of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dahut {

// Whether this names a PostgreSQL database, and not a file.
[[nodiscard]] bool is_postgres_address(std::string_view text);

// Why this address cannot be used: libpq does not understand it, a number in it is none, or it says a password, which
// others on this machine could read among the running processes. Empty if it can be.
[[nodiscard]] std::string fault_of_postgres_address(const std::string& address);

// An address without its password, and the password.
struct PostgresAddressParts {
    std::string address;
    std::optional<std::string> password;
};

// Takes the password out that stands behind the name, as postgresql://dahut:secret@localhost/dahut. One that stands
// elsewhere stays, so that the address is refused.
[[nodiscard]] PostgresAddressParts parts_of_postgres_address(const std::string& address);

// The servers that an address names, in lists as libpq has them; empty where it says nothing.
struct PostgresServers {
    std::string hosts;
    std::string addresses;
    std::string ports;
};

// So many of them come last, as often as there are servers; then all begin anew.
[[nodiscard]] PostgresServers servers_of_postgres_address(const std::string& address, int skipped);

} // namespace dahut
