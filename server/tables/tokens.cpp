#include "server/tables/tokens.hpp"

#include "engine/core/deal_key.hpp"

#include <vector>

namespace dahut {

std::string new_token() { return to_hex(Secret::drawn().bytes()); }

std::string new_table_id() { return new_token().substr(0, 20); }

std::string key_of(std::string_view token)
{
    return to_hex(sha256(std::vector<std::uint8_t>(token.begin(), token.end())));
}

} // namespace dahut
