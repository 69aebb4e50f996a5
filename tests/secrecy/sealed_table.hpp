// A table whose deal is sealed, and what must not leave its server.
#pragma once

#include "tests/secrecy/one_server.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace dahut::test {

// Everything that a server sends for a sealed table, from which people leave before the match and during it. Also the
// texts that must not occur in it. Tokens are told once, to the person who takes the seat.
struct SealedTable {
    Left left;
    std::vector<std::string> tokens;
    // As hexadecimal digits: the server's secret, the key of all chance, the contributions and the hashes of tokens.
    std::vector<std::string> secrets;
};
[[nodiscard]] SealedTable sealed_table(const std::filesystem::path& database, const HostedGame& game);

} // namespace dahut::test
