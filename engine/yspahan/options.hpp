// yspahan 9 R1: the rule option of a table of Yspahan. The first value is its default.
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

struct Options {
    BuildCards build_cards{};

    static constexpr std::tuple fields{field("build_cards", &Options::build_cards)};
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

} // namespace dahut
