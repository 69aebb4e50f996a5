// The stage of a match of Ys within a turn: what the asked seats have to decide.
#pragma once

#include "engine/core/describe.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace dahut::ys {

// In the order of a turn (ys 3).
enum class Stage : std::uint8_t {
    bidding,            // 3.2 a, everybody at once
    choosing_positions, // 3.2 b
    placing_cards,      // 3.3 a, the start-of-placing window
    placing,            // 3.3 b, a placement of a round; before the first one, the Queen can be played instead
    after_placing,      // 13 R4, Wizard, Mercenary or done
    last_looks,         // 13 R6, the Spy's player may use up looks before the placing phase ends
    scoring_cards,      // 3.4, the start-of-scoring window
    taking_gems,        // 4.3
    colouring_gem,      // 4.3, 5.2, a white gem just taken
    blue_edged_gem,     // 7.3, the gem of a blue-edged card
    ordering_columns,   // 5.3
    best_bid,           // 5.4
    end_cards,          // 3.4, the end-of-scoring window
    sending_courtiers,  // 9.3, everybody at once
    over,               // 8
};

} // namespace dahut::ys

namespace dahut {

template <>
inline constexpr std::array words<ys::Stage>{
    std::string_view("bidding"),        std::string_view("choosing_positions"), std::string_view("placing_cards"),
    std::string_view("placing"),        std::string_view("after_placing"),      std::string_view("last_looks"),
    std::string_view("scoring_cards"),  std::string_view("taking_gems"),        std::string_view("colouring_gem"),
    std::string_view("blue_edged_gem"), std::string_view("ordering_columns"),   std::string_view("best_bid"),
    std::string_view("end_cards"),      std::string_view("sending_courtiers"),  std::string_view("over")};

} // namespace dahut
