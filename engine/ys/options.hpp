// ys 9, 11: the rule options of a table of Ys. The first value of each is its default.
#pragma once

#include "engine/core/describe.hpp"
#include "engine/core/option.hpp"
#include "engine/core/rejection.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace dahut::ys {

enum class ShipDeck : std::uint8_t { four_white, all_pairs };
enum class QueenRule : std::uint8_t { area, quarter };
enum class MercenaryRule : std::uint8_t { just_placed, any_own };
enum class CaptainRule : std::uint8_t { scoring, placing };
enum class Switch : std::uint8_t { off, on };
enum class QuartersRule : std::uint8_t { four, three };
enum class NeutralBrokers : std::uint8_t { with_two, with_three };

struct Options {
    ShipDeck ships{};
    QueenRule queen{};
    MercenaryRule mercenary{};
    CaptainRule captain{};
    Switch blind_own{};
    Switch kings_favour{};
    Switch express{};
    Switch open_placing{};
    QuartersRule quarters{};
    NeutralBrokers neutral{};

    static constexpr Several fields{
        field("ships", &Options::ships),         field("queen", &Options::queen),
        field("mercenary", &Options::mercenary), field("captain", &Options::captain),
        field("blind_own", &Options::blind_own), field("kings_favour", &Options::kings_favour),
        field("express", &Options::express),     field("open_placing", &Options::open_placing),
        field("quarters", &Options::quarters),   field("neutral", &Options::neutral)};
    bool operator==(const Options&) const = default;
};

// All options with their values, each with one line of explanation.
[[nodiscard]] std::span<const OptionInfo> option_list();

// Why these options do not fit this number of seats (ys 13 R1); nothing if they fit.
[[nodiscard]] std::optional<Rejection> refuse_options(const Options& options, int seats);

} // namespace dahut::ys

namespace dahut {

template <>
inline constexpr std::array words<ys::ShipDeck>{std::string_view("four-white"), std::string_view("all-pairs")};
template <>
inline constexpr std::array words<ys::QueenRule>{std::string_view("area"), std::string_view("quarter")};
template <>
inline constexpr std::array words<ys::MercenaryRule>{std::string_view("just-placed"), std::string_view("any-own")};
template <>
inline constexpr std::array words<ys::CaptainRule>{std::string_view("scoring"), std::string_view("placing")};
template <>
inline constexpr std::array words<ys::Switch>{std::string_view("off"), std::string_view("on")};
template <>
inline constexpr std::array words<ys::QuartersRule>{std::string_view("4"), std::string_view("3")};
template <>
inline constexpr std::array words<ys::NeutralBrokers>{std::string_view("4210"), std::string_view("4310")};

} // namespace dahut
