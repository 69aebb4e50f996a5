// All chance of a match, at its start and while it is played (PROTOCOL.md 7): one independent stream for each purpose,
// drawn from a key that is fixed when the match starts. A state that has chance to come holds a Chance: the key, which
// nobody at the table may learn, and how much of each stream is used up. Nothing that was drawn tells what comes next.
// Bots and simulations choose with the quick generators of random.hpp; they deal with a key made of a mere number.
#pragma once

#include "engine/core/deal_key.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/random.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace dahut {

// What all chance of a match follows from. Like Secret a type that can be neither printed nor described.
class ChanceKey {
public:
    // For simulations, tests and custom tables: whoever knows the seed can compute what is hidden.
    explicit ChanceKey(std::uint64_t seed);
    // For real matches: AES-256 in counter mode under this key (deal_key.hpp).
    explicit ChanceKey(const Secret& key);

private:
    friend class Drawing;

    enum class Generator : std::uint8_t { split_mix, aes };

    Generator generator_;
    std::array<std::uint8_t, 32> bytes_{};
};

// One whole number from 0 to `below` - 1; `below` is 2^32 for a number taken from the stream as it is.
struct Draw {
    std::string_view purpose;
    std::uint64_t below = 0;
    std::uint32_t drawn = 0;

    bool operator==(const Draw&) const = default;
};
using Draws = std::vector<Draw>;

// A stream while it is drawn from. It notes every draw, so that whoever has the record of a finished match can compare
// draw by draw without knowing the rules.
class Drawing final : public Stream {
public:
    // Goes on at `position`, which it moves, and adds to `draws`; both must outlive it. `purpose` is a literal.
    // Throws std::runtime_error if OpenSSL fails, as without memory; so does drawing.
    Drawing(const ChanceKey& key, std::string_view purpose, std::uint32_t& position, Draws& draws);
    Drawing(const Drawing&) = delete;
    Drawing& operator=(const Drawing&) = delete;
    Drawing(Drawing&&) = delete;
    Drawing& operator=(Drawing&&) = delete;
    ~Drawing() override;

    [[nodiscard]] std::uint32_t next() override;
    [[nodiscard]] std::uint32_t below(std::uint32_t bound) override;

private:
    class SealedNumbers;

    // The next number of the stream, not yet noted.
    [[nodiscard]] std::uint32_t number();

    std::string_view purpose_;
    std::uint32_t& position_;
    Draws& draws_;
    std::uint64_t seed_ = 0;
    // Only under a key for real matches.
    std::unique_ptr<SealedNumbers> sealed_;
};

// The chance of one match, `Purpose` being an enumeration with a word for each purpose.
template <Word Purpose>
class Chance {
public:
    explicit Chance(const ChanceKey& key) : key_(key) {}

    // The stream of this purpose from where it was left. `events` is the log of the action that draws.
    template <typename Log>
    [[nodiscard]] Drawing stream(Purpose purpose, Log& events)
    {
        return Drawing(key_, word(purpose), positions_[static_cast<std::size_t>(purpose)], events.draws());
    }

private:
    ChanceKey key_;
    std::array<std::uint32_t, words<Purpose>.size()> positions_{};
};

} // namespace dahut
