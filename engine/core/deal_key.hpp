// Honest dealing: the commitment to a secret and the key that all chance of a match follows from
// (PROTOCOL.md 7). What is drawn under that key is the business of chance.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace dahut {

using Bytes32 = std::array<std::uint8_t, 32>;

[[nodiscard]] Bytes32 sha256(std::span<const std::uint8_t> bytes);

// Lower-case hexadecimal digits, two for each byte.
[[nodiscard]] std::string to_hex(std::span<const std::uint8_t> bytes);
// Exactly 64 lower-case hexadecimal digits; nothing for any other text.
[[nodiscard]] std::optional<Bytes32> bytes_from_hex(std::string_view text);

// 32 bytes that nobody may learn before the match is over. Deliberately a type that can be neither printed,
// described (describe.hpp) nor turned into JSON: the one way out says in its name where it may go.
class Secret {
public:
    explicit Secret(const Bytes32& bytes) : bytes_(bytes) {}
    // Bytes from the operating system's generator; throws std::runtime_error if it has none to give.
    [[nodiscard]] static Secret drawn();

    [[nodiscard]] std::span<const std::uint8_t, 32> bytes() const { return bytes_; }
    // The hexadecimal digits, for the journal and for the record of a finished match only.
    [[nodiscard]] std::string hex_for_the_record() const { return to_hex(bytes_); }

    bool operator==(const Secret&) const = default;

private:
    Bytes32 bytes_;
};

// What is published before anybody can contribute: the SHA-256 of the secret, in hexadecimal digits.
[[nodiscard]] std::string commitment_to(const Secret& secret);

// Everything besides the secret that the cards depend on. None of the texts contains a line feed.
struct Deal {
    std::string_view table;
    std::string_view game;
    // Compact JSON with sorted keys.
    std::string_view options;
    // In seat order: what the seat's person contributed, nothing for a bot.
    std::span<const std::optional<Bytes32>> contributions;
};

// The key of all chance of a match, as secret as what it is made from.
[[nodiscard]] Secret deal_key(const Secret& secret, const Deal& deal);

} // namespace dahut
