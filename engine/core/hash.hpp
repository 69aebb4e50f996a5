// A running 64-bit hash over described values, used as the signature of a run. It tells different runs apart, but does
// not protect against forgery.
#pragma once

#include "engine/core/describe.hpp"

#include <cstdint>
#include <string>
#include <type_traits>
#include <variant>

namespace dahut {

class Hash {
public:
    // A bijection in both arguments: different hashes stay different after the same word, and so do equal hashes after
    // different words.
    constexpr void add_word(std::uint64_t word)
    {
        value_ = (value_ ^ word) * odd_factor;
        value_ ^= value_ >> 32U;
    }
    constexpr void add_hash(Hash other) { add_word(other.value_); }

    template <typename T>
    constexpr void add(const T& value);

    [[nodiscard]] constexpr std::uint64_t value() const { return value_; }
    // Sixteen hexadecimal digits.
    [[nodiscard]] std::string text() const;

    constexpr bool operator==(const Hash&) const = default;

private:
    class Packing;

    static constexpr std::uint64_t odd_factor = 0x9fb21c651e98df25;
    std::uint64_t value_ = 0xcbf29ce484222325;
};

// Packs the numbers of a value into 64-bit words, because most events fill less than one word.
class Hash::Packing {
public:
    constexpr explicit Packing(Hash& hash) : hash_(hash) {}
    Packing(const Packing&) = delete;
    Packing& operator=(const Packing&) = delete;
    Packing(Packing&&) = delete;
    Packing& operator=(Packing&&) = delete;
    constexpr ~Packing() { hash_.add_word(word_); }

    template <typename T>
    constexpr void add(const T& value)
    {
        if constexpr (Word<T>) {
            add_bits<8>(static_cast<std::uint64_t>(value));
        } else if constexpr (Number<T>) {
            add_bits<16>(static_cast<std::uint64_t>(value.number()));
        } else if constexpr (std::is_integral_v<T>) {
            add_bits<8 * sizeof(T)>(static_cast<std::uint64_t>(value));
        } else if constexpr (is_optional<T>) {
            add_bits<8>(value ? 1 : 0);
            if (value) {
                add(*value);
            }
        } else if constexpr (is_variant<T>) {
            add_bits<8>(value.index());
            std::visit([this](const auto& alternative) { this->add(alternative); }, value);
        } else if constexpr (is_list<T> || is_row<T>) {
            add_bits<16>(static_cast<std::uint64_t>(value.size()));
            for (const auto& element : value) {
                add(element);
            }
        } else {
            for_each_field(value, [this](std::string_view, const auto& member) { this->add(member); });
        }
    }

private:
    template <unsigned Bits>
    constexpr void add_bits(std::uint64_t number)
    {
        constexpr std::uint64_t mask = Bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << Bits % 64) - 1;
        if (filled_ + Bits > 64) {
            hash_.add_word(word_);
            word_ = 0;
            filled_ = 0;
        }
        word_ |= (number & mask) << filled_;
        filled_ += Bits;
    }

    Hash& hash_;
    std::uint64_t word_ = 0;
    unsigned filled_ = 0;
};

template <typename T>
constexpr void Hash::add(const T& value)
{
    Packing(*this).add(value);
}

} // namespace dahut
