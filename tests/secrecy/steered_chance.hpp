// Chance that a test can steer. The secrecy tests are linked with steered_chance.cpp instead of engine/core/chance.cpp.
// So another world can show the same dice and cards as the true one, while all that is still to come differs.
#pragma once

#include "engine/core/chance.hpp"

#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// The first numbers of some purposes' streams. All other numbers follow from the seed.
class Script {
public:
    explicit Script(Stream& seed) : seed_(draw_64_bits(seed)) {}

    // A number from which a stream makes this one.
    void add(std::string_view purpose, std::uint64_t below, std::uint32_t drawn);
    // Adds what was drawn for this purpose, or the first so many numbers of it.
    void repeat(const Draws& draws, std::string_view purpose, int most = std::numeric_limits<int>::max());

    [[nodiscard]] std::uint64_t seed() const { return seed_; }
    // Null if none are given for this purpose.
    [[nodiscard]] const std::vector<std::uint32_t>* first(std::string_view purpose) const;

private:
    std::uint64_t seed_;
    std::map<std::string, std::vector<std::uint32_t>, std::less<>> first_;
};

// The key of a chance that follows this script from its beginning. It is kept for as long as the program runs.
[[nodiscard]] ChanceKey steered_key(const Script& script);

} // namespace dahut
