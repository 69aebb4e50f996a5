// ys 9, 11: the options as the maker of a table sees them, and which of them fit (13 R1).
#include "engine/ys/options.hpp"

#include "engine/ys/ys.hpp"

namespace dahut::ys {

namespace {

constexpr std::array<OptionValue, 2> ships{{
    {"four-white", "Four ships carry a white gem; every colour is equally common."},
    {"all-pairs", "Every pair of small gems once for each big one; twelve ships carry a white gem."},
}};
constexpr std::array<OptionValue, 2> queen{{
    {"area", "The Queen closes one area for everybody."},
    {"quarter", "The Queen closes a whole quarter for everybody but her player."},
}};
constexpr std::array<OptionValue, 2> mercenary{{
    {"just-placed", "The Mercenary marks one of the two brokers just placed."},
    {"any-own", "The Mercenary marks any own broker on the board."},
}};
constexpr std::array<OptionValue, 2> captain{{
    {"scoring", "The Captain is played before the quarters are scored."},
    {"placing", "The Captain is played before brokers are placed."},
}};
constexpr std::array<OptionValue, 2> blind_own{{
    {"off", "You may always look at your own face-down brokers."},
    {"on", "Once placed face down, your own brokers are hidden from you too."},
}};

constexpr std::array<OptionValue, 2> kings_favour{{
    {"off", "Nobody is sent to the throne room."},
    {"on", "Each turn a broker goes to the throne room in secret; the sums there score at the end."},
}};
constexpr std::array<OptionValue, 2> express{{
    {"off", "Eleven brokers each and four rounds of placing."},
    {"on", "Nine brokers each, three rounds of placing, no white gems: a shorter game."},
}};
constexpr std::array<OptionValue, 2> open_placing{{
    {"off", "Each round one broker is placed face up and one face down."},
    {"on", "Both brokers are placed face up; good for a first game."},
}};
constexpr std::array<OptionValue, 2> quarters{{
    {"4", "Three players use all four quarters; two players always use three."},
    {"3", "Three players use three quarters, which makes the city tighter."},
}};
constexpr std::array<OptionValue, 2> neutral{{
    {"4210", "Two players: each also places neutral brokers worth 4, 2, 1 and 0."},
    {"4310", "Two players: each also places neutral brokers worth 4, 3, 1 and 0."},
}};

constexpr std::array<OptionInfo, 10> all_options{{
    {"kings_favour", "King's Favour, a variant for three or four.", kings_favour},
    {"express", "Ys Express, a variant for three or four.", express},
    {"open_placing", "Whether brokers are hidden when they are placed.", open_placing},
    {"quarters", "How many quarters three players use.", quarters},
    {"neutral", "The neutral third in a game for two.", neutral},
    {"ships", "Which ships bring the gems.", ships},
    {"queen", "How much the Queen closes.", queen},
    {"mercenary", "Which brokers the Mercenary can mark.", mercenary},
    {"captain", "When the Captain can be played.", captain},
    {"blind_own", "Whether you must remember what you placed face down.", blind_own},
}};

} // namespace

std::span<const OptionInfo> option_list() { return all_options; }

// 9, 13 R1
std::optional<Rejection> refuse_options(const Options& options, int seats)
{
    if (seats < Ys::seats_fewest || seats > Ys::seats_most) {
        return Rejection{"wrong_number_of_seats", "Ys is played by two, three or four."};
    }
    if (options.quarters != QuartersRule::four && seats != 3) {
        return Rejection{"quarters_need_three", "Only three players can choose to use three quarters."};
    }
    if (options.neutral != NeutralBrokers::with_two && seats != 2) {
        return Rejection{"neutral_needs_two", "There is a neutral only in a game for two."};
    }
    if (options.kings_favour == Switch::on && seats == 2) {
        return Rejection{"kings_favour_needs_three", "King's Favour is for three or four players."};
    }
    if (options.express == Switch::on && seats == 2) {
        return Rejection{"express_needs_three", "Ys Express is for three or four players."};
    }
    return std::nullopt;
}

} // namespace dahut::ys
