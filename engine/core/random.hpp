// Random numbers behind one small interface: independent streams, one per purpose, with our own uniform picks and
// shuffles. Those of the standard library differ from compiler to compiler. Matches deal with chance.hpp; bots,
// resampling and tests choose with FastRandom.
#pragma once

#include "engine/core/require.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <string_view>
#include <utility>

namespace dahut {

// A whole number from 0 to `bound` - 1, every one equally likely, made from the numbers that `next` returns. `bound` is
// at least 1.
template <typename Next>
[[nodiscard]] std::uint32_t uniform_below(std::uint32_t bound, Next&& next)
{
    require(bound > 0, "there is something to pick from");
    // Rejects the lowest `surplus` numbers, so that the rest divides evenly by the bound. `surplus` is below the bound,
    // so most draws skip computing it.
    std::uint32_t drawn = next();
    if (drawn < bound) {
        const std::uint32_t surplus = (0U - bound) % bound;
        while (drawn < surplus) {
            drawn = next();
        }
    }
    return drawn % bound;
}

// Splitmix64: the upper half of the number at this place, counted from 1, in the sequence of this seed.
inline constexpr std::uint64_t golden_gamma = 0x9e3779b97f4a7c15;
[[nodiscard]] constexpr std::uint32_t split_mix(std::uint64_t seed, std::uint64_t place)
{
    std::uint64_t mixed = seed + place * golden_gamma;
    mixed = (mixed ^ mixed >> 30U) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27U) * 0x94d049bb133111eb;
    return static_cast<std::uint32_t>((mixed ^ mixed >> 31U) >> 32U);
}
// The seed of one purpose's stream.
[[nodiscard]] std::uint64_t seed_of_purpose(std::uint64_t seed, std::string_view purpose);

// An endless sequence of uniformly distributed 32-bit numbers.
class Stream {
public:
    Stream() = default;
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    Stream(Stream&&) = delete;
    Stream& operator=(Stream&&) = delete;
    virtual ~Stream() = default;

    [[nodiscard]] virtual std::uint32_t next() = 0;
    // A whole number from 0 to `bound` - 1, every one equally likely. `bound` is at least 1.
    [[nodiscard]] virtual std::uint32_t below(std::uint32_t bound)
    {
        return uniform_below(bound, [this] { return next(); });
    }
};

// A source of streams. Draws for one purpose tell nothing about draws for another.
class Random {
public:
    Random() = default;
    Random(const Random&) = delete;
    Random& operator=(const Random&) = delete;
    Random(Random&&) = delete;
    Random& operator=(Random&&) = delete;
    virtual ~Random() = default;

    // The stream of this purpose, the same one at every call. It lives as long as this source.
    [[nodiscard]] virtual Stream& stream(std::string_view purpose) = 0;
};

// Two numbers of a stream as one. The first one is the upper half.
[[nodiscard]] inline std::uint64_t draw_64_bits(Stream& stream)
{
    const std::uint64_t high = stream.next();
    return high << 32U | stream.next();
}

[[nodiscard]] inline std::uint32_t pick_below(Stream& stream, std::uint32_t bound) { return stream.below(bound); }

// An element of a list that is not empty.
template <typename List>
[[nodiscard]] const auto& pick(Stream& stream, const List& list)
{
    return *(std::begin(list) + pick_below(stream, static_cast<std::uint32_t>(std::size(list))));
}

// Every order equally likely (Fisher and Yates, from the end).
template <typename T>
void shuffle(Stream& stream, std::span<T> cards)
{
    for (std::size_t left = cards.size(); left > 1; --left) {
        std::swap(cards[left - 1], cards[pick_below(stream, static_cast<std::uint32_t>(left))]);
    }
}

// Splitmix64: small, fast, the same on every machine, and not secret at all.
class FastStream final : public Stream {
public:
    explicit FastStream(std::uint64_t seed) : seed_(seed) {}
    [[nodiscard]] std::uint32_t next() override { return split_mix(seed_, ++place_); }
    [[nodiscard]] std::uint32_t below(std::uint32_t bound) override
    {
        return uniform_below(bound, [this] { return next(); });
    }

private:
    std::uint64_t seed_;
    std::uint64_t place_ = 0;
};

// For bots, resampling and tests: everything follows from a seed that anybody may know.
class FastRandom final : public Random {
public:
    explicit FastRandom(std::uint64_t seed) : seed_(seed) {}
    [[nodiscard]] Stream& stream(std::string_view purpose) override;

private:
    std::uint64_t seed_;
    std::map<std::string_view, FastStream> streams_;
};

} // namespace dahut
