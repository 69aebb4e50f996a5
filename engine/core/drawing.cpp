// How keys of chance are made, and how a stream's numbers become draws. Where the numbers come from is chance.cpp's.
#include "engine/core/chance.hpp"

#include <algorithm>
#include <limits>

namespace dahut {

ChanceKey::ChanceKey(std::uint64_t seed) : generator_(Generator::split_mix)
{
    for (std::size_t byte = 0; byte < sizeof(seed); ++byte) {
        bytes_[byte] = static_cast<std::uint8_t>(seed >> (56U - 8U * byte) & 0xffU);
    }
}

ChanceKey::ChanceKey(const Secret& key) : generator_(Generator::aes) { std::ranges::copy(key.bytes(), bytes_.begin()); }

std::uint32_t Drawing::next()
{
    constexpr std::uint64_t all_numbers = std::uint64_t{std::numeric_limits<std::uint32_t>::max()} + 1;
    draws_.push_back({purpose_, all_numbers, number()});
    return draws_.back().drawn;
}

std::uint32_t Drawing::below(std::uint32_t bound)
{
    draws_.push_back({purpose_, bound, uniform_below(bound, [this] { return number(); })});
    return draws_.back().drawn;
}

} // namespace dahut
