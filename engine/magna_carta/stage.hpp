// The stage of a match of Caylus Magna Carta: what the asked seats have to decide.
#pragma once

#include "engine/core/describe.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace dahut::magna_carta {

// In the order of a match. The first stage comes once, the others in every round (magna-carta 5).
enum class Stage : std::uint8_t {
    choosing_hands,  // 5.1, everybody at once
    acting,          // 5.2
    moving_provost,  // 5.3
    using_abilities, // 5.4
    delivering,      // 4
    over,            // 6
};

} // namespace dahut::magna_carta

namespace dahut {

template <>
inline constexpr std::array words<magna_carta::Stage>{
    std::string_view("choosing_hands"),  std::string_view("acting"),     std::string_view("moving_provost"),
    std::string_view("using_abilities"), std::string_view("delivering"), std::string_view("over")};

} // namespace dahut
