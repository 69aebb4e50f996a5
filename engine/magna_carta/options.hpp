// magna-carta 9, 10: the rule options of a table. The first value of each is its default.
#pragma once

#include "engine/core/describe.hpp"
#include "engine/core/option.hpp"
#include "engine/core/rejection.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace dahut::magna_carta {

enum class GameKind : std::uint8_t { standard, basic };
enum class LawyerOnWorker : std::uint8_t { resolve, forbid, send_home };

struct Options {
    GameKind game{};
    LawyerOnWorker lawyer_on_worker{};

    static constexpr Several fields{field("game", &Options::game),
                                    field("lawyer_on_worker", &Options::lawyer_on_worker)};
    bool operator==(const Options&) const = default;
};

// All options with their values, each with one line of explanation.
[[nodiscard]] std::span<const OptionInfo> option_list();

// Why these options do not fit each other or this number of seats; nothing if they fit.
[[nodiscard]] std::optional<Rejection> refuse_options(const Options& options, int seats);

} // namespace dahut::magna_carta

namespace dahut {

template <>
inline constexpr std::array words<magna_carta::GameKind>{std::string_view("standard"), std::string_view("basic")};
template <>
inline constexpr std::array words<magna_carta::LawyerOnWorker>{std::string_view("resolve"), std::string_view("forbid"),
                                                               std::string_view("send_home")};

} // namespace dahut
