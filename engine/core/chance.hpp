// All chance of a match, at its start and during play (PROTOCOL.md 7). Each purpose has an independent stream. All
// streams follow from one key, which is fixed when the match starts. A state with draws still to come holds a Chance:
// the key, which nobody at the table may learn, and the position of each stream. Earlier draws tell nothing about later
// ones. Bots and simulations choose with the fast generators of random.hpp; they deal with a key made of a plain
// number.
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

// The key that determines all chance of a match. Like Secret, it can be neither printed nor described.
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

// One drawn number, from 0 to `below` - 1. For a number taken from the stream as it is, `below` is 2^32.
struct Draw {
    std::string_view purpose;
    std::uint64_t below = 0;
    std::uint32_t drawn = 0;

    bool operator==(const Draw&) const = default;
};
using Draws = std::vector<Draw>;

// A stream that notes every draw. With the record of a finished match anybody can compare the draws one by one, without
// knowing the rules.
class Drawing final : public Stream {
public:
    // Continues at `position`, advances it, and appends to `draws`; both must outlive this object. `purpose` is a
    // literal. The constructor and every draw throw std::runtime_error if OpenSSL fails, for example for lack of
    // memory.
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
    // Set only under a key for real matches.
    std::unique_ptr<SealedNumbers> sealed_;
};

// The chance of one match. `Purpose` is an enumeration with a word for each purpose.
template <Word Purpose>
class Chance {
public:
    explicit Chance(const ChanceKey& key) : key_(key) {}

    // The stream of this purpose, from where the last draw left it. `events` is the log of the action that draws.
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
