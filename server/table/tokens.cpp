#include "server/table/tokens.hpp"

#include "engine/core/deal_key.hpp"

#include <span>
#include <vector>

namespace dahut {

namespace {

std::uint64_t seed_in(std::span<const std::uint8_t> bytes)
{
    std::uint64_t seed = 0;
    for (const std::uint8_t byte : bytes.first<8>()) {
        seed = seed << 8U | byte;
    }
    return seed;
}

auto sha256_of(std::string_view text) { return sha256(std::vector<std::uint8_t>(text.begin(), text.end())); }

} // namespace

std::string new_token() { return to_hex(Secret::drawn().bytes()); }

std::string new_table_id() { return new_token().substr(0, 20); }

std::uint64_t drawn_seed()
{
    const Secret drawn = Secret::drawn();
    return seed_in(drawn.bytes());
}

std::uint64_t seed_for(std::string_view secret, std::string_view question)
{
    return seed_in(sha256_of("dahut seed 1\n" + std::string(secret) + "\n" + std::string(question)));
}

std::string key_of(std::string_view token) { return to_hex(sha256_of(token)); }

std::string lent_token(std::string_view keyring, std::string_view seat_key)
{
    return key_of("dahut keyring 1\n" + std::string(keyring) + "\n" + std::string(seat_key));
}

} // namespace dahut
