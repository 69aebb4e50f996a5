// Honest dealing (PROTOCOL.md 7): the commitment to a secret, and the key that determines all chance of a match.
// chance.hpp draws from that key.
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
// Accepts exactly 64 lower-case hexadecimal digits and returns nothing for any other text.
[[nodiscard]] std::optional<Bytes32> bytes_from_hex(std::string_view text);

// 32 bytes that nobody may learn before the match is over. On purpose this type can be neither printed, described
// (describe.hpp) nor turned into JSON. The only way out names where the digits may go.
class Secret {
public:
    explicit Secret(const Bytes32& bytes) : bytes_(bytes) {}
    // Takes bytes from the operating system's generator; throws std::runtime_error if that fails.
    [[nodiscard]] static Secret drawn();

    [[nodiscard]] std::span<const std::uint8_t, 32> bytes() const { return bytes_; }
    // The hexadecimal digits, for the journal and for the record of a finished match only.
    [[nodiscard]] std::string hex_for_the_record() const { return to_hex(bytes_); }

    bool operator==(const Secret&) const = default;

private:
    Bytes32 bytes_;
};

// The SHA-256 of the secret in hexadecimal digits. It is published before anybody can contribute.
[[nodiscard]] std::string commitment_to(const Secret& secret);

// Everything except the secret that determines the deal. None of the texts contains a line feed.
struct Deal {
    std::string_view table;
    std::string_view game;
    // Compact JSON with sorted keys.
    std::string_view options;
    // In seat order: the contribution of the seat's person, nothing for a bot.
    std::span<const std::optional<Bytes32>> contributions;
};

// The key of all chance of a match. It must stay as secret as the secret it is made from.
[[nodiscard]] Secret deal_key(const Secret& secret, const Deal& deal);

} // namespace dahut
