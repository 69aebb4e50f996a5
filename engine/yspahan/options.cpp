// yspahan 9 R1, R8: the options as the maker of a table sees them.
#include "engine/yspahan/options.hpp"

#include "engine/yspahan/yspahan.hpp"

namespace dahut::yspahan {

namespace {

constexpr std::array<OptionValue, 2> build_cards{{
    {"own", "A card that builds grants a build of its own and pays for it alone. With two players it only pays."},
    {"payment", "Cards that build are named with the one build of a turn, and two of them make it free."},
}};

constexpr std::array<OptionValue, 2> hoist{{
    {"must", "It is placed as all the others are, as long as there is a shop for it."},
    {"may", "It comes last, and its player may leave it in the supply."},
}};

constexpr std::array<OptionInfo, 2> all_options{{
    {"build_cards", "What the two kinds of cards that build are good for.", build_cards},
    {"hoist", "Whether the one good more that a Hoist brings has to be placed.", hoist},
}};

} // namespace

std::span<const OptionInfo> option_list() { return all_options; }

std::optional<Rejection> refuse_options(const Options& /*options*/, int seats)
{
    if (seats < Yspahan::seats_fewest || seats > Yspahan::seats_most) {
        return Rejection{"wrong_number_of_seats", "Yspahan is played by two, three or four."};
    }
    return std::nullopt;
}

} // namespace dahut::yspahan
