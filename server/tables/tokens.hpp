// The long random texts that give access: made here, and hashed here before they are stored.
#pragma once

#include <string>
#include <string_view>

namespace dahut {

// 32 random bytes as 64 hexadecimal digits: a seat token, an invitation, a watch token.
[[nodiscard]] std::string new_token();
// 20 hexadecimal digits: enough that nobody finds a private table by trying.
[[nodiscard]] std::string new_table_id();
// The SHA-256 of a token, in hexadecimal digits: what is stored of it.
[[nodiscard]] std::string key_of(std::string_view token);

} // namespace dahut
