// What nobody can foretell: the long random texts that give access, which are hashed here before they are stored, and
// seeds for what is not kept.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace dahut {

// 32 random bytes as 64 hexadecimal digits: a seat token, an invitation, a watch token.
[[nodiscard]] std::string new_token();
// 20 hexadecimal digits: enough that nobody finds a private table by trying.
[[nodiscard]] std::string new_table_id();
[[nodiscard]] std::uint64_t drawn_seed();
// The same for the same question, as long as the secret is the same.
[[nodiscard]] std::uint64_t seed_for(std::string_view secret, std::string_view question);
// The SHA-256 of a token, in hexadecimal digits: what is stored of it.
[[nodiscard]] std::string key_of(std::string_view token);
// The token by which a keyring opens the seat with this key: whoever has the keyring can work it out, and nobody the
// keyring, or the seat's own token, from it.
[[nodiscard]] std::string lent_token(std::string_view keyring, std::string_view seat_key);

} // namespace dahut
