// The stage of a match of Yspahan within a day: what the asked seat has to decide.
#pragma once

#include "engine/core/describe.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace dahut::yspahan {

enum class Stage : std::uint8_t {
    rolling,  // 2 a, how many yellow dice the start player adds
    choosing, // 3 a, a group of dice and its use
    placing,  // 3.1, the shop of the next good
    ordering, // 3.2 d, which of two goods goes first
    sending,  // 3.2 e, whether a good's owner pays a camel to keep it
    building, // 3 d, a building, or the end of the turn
    ending,   // 4 b, the last cards of a turn, or its end
    over,     // 6 f
};

} // namespace dahut::yspahan

namespace dahut {

template <>
inline constexpr std::array words<yspahan::Stage>{std::string_view("rolling"), std::string_view("choosing"),
                                                  std::string_view("placing"), std::string_view("ordering"),
                                                  std::string_view("sending"), std::string_view("building"),
                                                  std::string_view("ending"),  std::string_view("over")};

} // namespace dahut
