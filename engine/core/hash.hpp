// A running 64-bit hash (FNV-1a) over described values: the signature of a run.
// It tells different runs apart; it is no protection against forgery.
#pragma once

#include "engine/core/describe.hpp"

#include <cstdint>
#include <string>
#include <variant>

namespace dahut {

class Hash {
public:
    constexpr void add_byte(std::uint8_t byte) { value_ = (value_ ^ byte) * prime; }
    constexpr void add_number(int number)
    {
        add_byte(static_cast<std::uint8_t>(number & 0xff));
        add_byte(static_cast<std::uint8_t>(number >> 8 & 0xff));
    }
    constexpr void add_hash(Hash other)
    {
        for (int shift = 0; shift < 64; shift += 8) {
            add_byte(static_cast<std::uint8_t>(other.value_ >> shift & 0xff));
        }
    }

    template <typename T>
    constexpr void add(const T& value);

    [[nodiscard]] constexpr std::uint64_t value() const { return value_; }
    // Sixteen hexadecimal digits.
    [[nodiscard]] std::string text() const;

    constexpr bool operator==(const Hash&) const = default;

private:
    static constexpr std::uint64_t prime = 0x100000001b3;
    std::uint64_t value_ = 0xcbf29ce484222325;
};

template <typename T>
constexpr void Hash::add(const T& value)
{
    if constexpr (Word<T>) {
        add_byte(static_cast<std::uint8_t>(value));
    } else if constexpr (Number<T>) {
        add_number(value.number());
    } else if constexpr (std::is_integral_v<T>) {
        add_number(static_cast<int>(value));
    } else if constexpr (is_optional<T>) {
        add_byte(value ? 1 : 0);
        if (value) {
            add(*value);
        }
    } else if constexpr (is_variant<T>) {
        add_byte(static_cast<std::uint8_t>(value.index()));
        std::visit([this](const auto& alternative) { this->add(alternative); }, value);
    } else if constexpr (is_list<T> || is_row<T>) {
        add_number(static_cast<int>(value.size()));
        for (const auto& element : value) {
            add(element);
        }
    } else {
        for_each_field(value, [this](std::string_view, const auto& member) { this->add(member); });
    }
}

} // namespace dahut
