// Uniform picks and the fast generator of random.hpp.
#include "engine/core/random.hpp"

#include "engine/core/hash.hpp"
#include "engine/core/require.hpp"

namespace dahut {

std::uint32_t Stream::below(std::uint32_t bound)
{
    require(bound > 0, "there is something to pick from");
    // The lowest `surplus` numbers are thrown away, so that the rest divides evenly by the bound.
    const std::uint32_t surplus = (0U - bound) % bound;
    std::uint32_t drawn = next();
    while (drawn < surplus) {
        drawn = next();
    }
    return drawn % bound;
}

std::uint32_t FastStream::next()
{
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ mixed >> 30U) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27U) * 0x94d049bb133111eb;
    return static_cast<std::uint32_t>((mixed ^ mixed >> 31U) >> 32U);
}

Stream& FastRandom::stream(std::string_view purpose)
{
    const auto known = streams_.find(purpose);
    if (known != streams_.end()) {
        return known->second;
    }
    Hash seed;
    for (const char letter : purpose) {
        seed.add_byte(static_cast<std::uint8_t>(letter));
    }
    return streams_.try_emplace(purpose, seed.value() ^ seed_ * 0x9e3779b97f4a7c15).first->second;
}

} // namespace dahut
