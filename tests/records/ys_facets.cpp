// What finished records of Ys have to show, beyond what facets.hpp derives for any game: how ties were decided and how
// matches ended. What can never be is excused by name, with the rule that says so.
#include "engine/ys/ys.hpp"
#include "tests/records/library.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace dahut {

// Where something happens is one place of many alike.
template <>
inline constexpr bool is_counted<ys::Location> = false;

namespace ys {

namespace {

// Ties and ends that no event has a word of its own for.
enum class Settlement : std::uint8_t {
    more_points,
    more_gems,
    shared_victory,
    shared_place_in_colour,
    shared_favour,
    equal_quotations,
    more_brokers_in_column,
};

} // namespace
} // namespace ys

template <>
inline constexpr std::array words<ys::Settlement>{"won by points"sv,
                                                  "won by gems after equal points"sv,
                                                  "victory shared"sv,
                                                  "place in a colour shared"sv,
                                                  "places of the King's Favour pooled"sv,
                                                  "equal quotations ranked by colour"sv,
                                                  "equal columns parted by their brokers"sv};

namespace ys {

namespace {

std::string tie_name(std::string_view contest, std::string_view by)
{
    return std::string("tie of ").append(contest).append(" decided by ").append(by);
}

// Whether two neighbours in a list satisfy the condition.
template <typename Condition>
bool any_neighbours(const Json& list, Condition&& condition)
{
    return std::adjacent_find(list.begin(), list.end(), condition) != list.end();
}

bool share_a_place(const Json& left, const Json& right) { return left["place"] == right["place"]; }

void add_victory(Facets& shown, const Json& score)
{
    std::vector<Json> humans;
    for (const Json& side : score["sides"]) {
        if (side["side"] != the_neutral.number()) {
            humans.push_back(side);
        }
    }
    std::ranges::sort(humans, [](const Json& left, const Json& right) { return left["place"] < right["place"]; });
    if (humans[0]["total"] != humans[1]["total"]) {
        facets::add_settled(shown, Settlement::more_points);
    } else {
        facets::add_settled(shown,
                            share_a_place(humans[0], humans[1]) ? Settlement::shared_victory : Settlement::more_gems);
    }
}

void add_end(Facets& shown, const Json& score)
{
    add_victory(shown, score);
    for (const Json& colour : score["colours"]) {
        if (any_neighbours(colour["places"], share_a_place)) {
            facets::add_settled(shown, Settlement::shared_place_in_colour);
        }
    }
    if (any_neighbours(score["favour"], share_a_place)) {
        facets::add_settled(shown, Settlement::shared_favour);
    }
    if (any_neighbours(score["colours"],
                       [](const Json& left, const Json& right) { return left["step"] == right["step"]; })) {
        facets::add_settled(shown, Settlement::equal_quotations);
    }
}

void add_columns(Facets& shown, const Json& columns)
{
    if (any_neighbours(columns, [](const Json& left, const Json& right) {
            return left["total"] == right["total"] && left["brokers"] != right["brokers"];
        })) {
        facets::add_settled(shown, Settlement::more_brokers_in_column);
    }
}

void add_event(Facets& shown, const Json& event)
{
    if (event["type"] == TieDecided::name) {
        shown.insert(tie_name(event["contest"].get<std::string>(), event["by"].get<std::string>()));
    } else if (event["type"] == ColumnsRanked::name) {
        add_columns(shown, event["columns"]);
    } else if (event["type"] == GameEnded::name) {
        add_end(shown, event["score"]);
    }
}

std::span<const NeverShown> excuses()
{
    constexpr std::string_view own_action = "this card has a choice, so it is played by an action of its own";
    constexpr std::string_view never_played = "resolved when it is won, never played (ys 7.1 c)";
    constexpr std::string_view bids = "equal bids are ordered by the previous order cards, whatever else (ys 3.2 b)";
    constexpr std::string_view only_bids = "this turn's order cards part all but equal bids (ys 6.3)";
    static constexpr std::array<NeverShown, 24> list{{
        {"action play character=queen", own_action},
        {"action play character=wizard", own_action},
        {"action play character=mercenary", own_action},
        {"action play character=captain", own_action},
        {"action play character=herald", own_action},
        {"action play character=alchemist", own_action},
        {"action play character=banker", own_action},
        {"action play character=jeweller", own_action},
        {"action play character=prince", never_played},
        {"action play character=king", never_played},
        {"action play character=blue_edged", never_played},
        {"event card_played character=prince", never_played},
        {"event card_played character=king", never_played},
        {"event card_played character=blue_edged", never_played},
        {"event columns_ordered by=neutral", "the neutral never decides tied columns (ys 9.2 c)"},
        {"event columns_ordered by=previous_order_card", only_bids},
        {"tie of bids decided by intriguer", bids},
        {"tie of bids decided by neutral", bids},
        {"tie of bids decided by before_screen", bids},
        {"tie of bids decided by order_card", bids},
        {"tie of quarter decided by previous_order_card", only_bids},
        {"tie of area decided by previous_order_card", only_bids},
        {"tie of row decided by previous_order_card", only_bids},
        {"tie of best_bidder decided by previous_order_card", only_bids},
    }};
    return list;
}

Facets ways_to_settle()
{
    Facets ways;
    facets::add_settlements<Settlement>(ways);
    for (const std::string_view contest : words<Contest>) {
        for (const std::string_view by : words<TieBreak>) {
            ways.insert(tie_name(contest, by));
        }
    }
    return ways;
}

Library library()
{
    Library all = library_of<Ys>("tests/records/ys", excuses());
    all.possible.merge(ways_to_settle());
    all.add_event = add_event;
    return all;
}

const KeptLibrary kept(Ys::name, library);

} // namespace
} // namespace ys
} // namespace dahut
