// Seeds of purposes and the streams of FastRandom (random.hpp).
#include "engine/core/random.hpp"

namespace dahut {

// FNV-1a of the purpose, mixed with the seed.
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
