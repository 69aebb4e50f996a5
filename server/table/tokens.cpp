#include "server/table/tokens.hpp"

#include "engine/core/deal_key.hpp"

#include <vector>

namespace dahut {

std::string new_token() { return to_hex(Secret::drawn().bytes()); }

std::string new_table_id() { return new_token().substr(0, 20); }

std::uint64_t drawn_seed()
{
    const Secret drawn = Secret::drawn();
    std::uint64_t seed = 0;
    for (const std::uint8_t byte : drawn.bytes().first<8>()) {
        seed = seed << 8U | byte;
    }
    return seed;
}

std::string key_of(std::string_view token)
{
    return to_hex(sha256(std::vector<std::uint8_t>(token.begin(), token.end())));
}

std::string lent_token(std::string_view keyring, std::string_view seat_key)
{
    return key_of("dahut keyring 1\n" + std::string(keyring) + "\n" + std::string(seat_key));
}

} // namespace dahut
