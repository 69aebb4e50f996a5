// Splitmix64 and the streams of FastRandom (random.hpp).
#include "engine/core/random.hpp"

namespace dahut {

namespace {

constexpr std::uint64_t golden_gamma = 0x9e3779b97f4a7c15;

} // namespace

std::uint32_t split_mix(std::uint64_t seed, std::uint64_t place)
{
    std::uint64_t mixed = seed + place * golden_gamma;
    mixed = (mixed ^ mixed >> 30U) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27U) * 0x94d049bb133111eb;
    return static_cast<std::uint32_t>((mixed ^ mixed >> 31U) >> 32U);
}

// FNV-1a of the purpose, crossed with the seed.
std::uint64_t seed_of_purpose(std::uint64_t seed, std::string_view purpose)
{
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char letter : purpose) {
        hash = (hash ^ static_cast<std::uint8_t>(letter)) * 0x100000001b3;
    }
    return hash ^ seed * golden_gamma;
}

Stream& FastRandom::stream(std::string_view purpose)
{
    const auto known = streams_.find(purpose);
    if (known != streams_.end()) {
        return known->second;
    }
    return streams_.try_emplace(purpose, seed_of_purpose(seed_, purpose)).first->second;
}

} // namespace dahut
