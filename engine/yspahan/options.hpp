// yspahan 9 R1, R8: the rule options of a table of Yspahan. The first value of each is its default.
#pragma once

#include "engine/core/describe.hpp"
#include "engine/core/option.hpp"
#include "engine/core/rejection.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace dahut::yspahan {

// The two cards that make a building cheaper: either they build on their own, or they help to pay for the turn's build.
enum class BuildCards : std::uint8_t { own, payment };

// Whether the Hoist's good has to be placed where it finds a shop, or may be left.
enum class HoistGood : std::uint8_t { must, may };

struct Options {
    BuildCards build_cards{};
    HoistGood hoist{};

    static constexpr Several fields{field("build_cards", &Options::build_cards), field("hoist", &Options::hoist)};
    bool operator==(const Options&) const = default;
};

// All options with their values, each with one line of explanation.
[[nodiscard]] std::span<const OptionInfo> option_list();

// Why these options do not fit this number of seats; nothing if they fit.
[[nodiscard]] std::optional<Rejection> refuse_options(const Options& options, int seats);

} // namespace dahut::yspahan

namespace dahut {

template <>
inline constexpr std::array words<yspahan::BuildCards>{std::string_view("own"), std::string_view("payment")};
template <>
inline constexpr std::array words<yspahan::HoistGood>{std::string_view("must"), std::string_view("may")};
// Matches were kept before there was this option.
template <>
inline constexpr bool first_is_left_out<yspahan::HoistGood> = true;

} // namespace dahut
