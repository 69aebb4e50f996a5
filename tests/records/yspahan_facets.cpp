// What finished records of Yspahan have to show, beyond what facets.hpp derives for any game: ends, ties, and ways of
// the supervisor. What can never be is excused by name, with the rule that says so.
#include "engine/yspahan/yspahan.hpp"
#include "tests/records/library.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace dahut {

// Where something happens is one place of many alike.
template <>
inline constexpr bool is_counted<yspahan::Shop> = false;
template <>
inline constexpr bool is_counted<yspahan::Space> = false;

namespace yspahan {

namespace {

// What no event has a word of its own for.
enum class Settlement : std::uint8_t {
    one_winner,
    shared_victory,
    tie_before_last_day,
    supervisor_stayed,
    hammam_and_gold,
    two_goods_hit,
};

} // namespace
} // namespace yspahan

template <>
inline constexpr std::array words<yspahan::Settlement>{"won by one"sv,
                                                       "victory shared"sv,
                                                       "equal points before the last day"sv,
                                                       "the supervisor stayed"sv,
                                                       "Hammam and gold for one way"sv,
                                                       "two goods hit at once"sv};

namespace yspahan {

namespace {

void add_end(Facets& shown, const Json& outcome)
{
    const auto winners = std::ranges::count(outcome["places"], Json(1));
    facets::add_settled(shown, winners == 1 ? Settlement::one_winner : Settlement::shared_victory);
}

void add_way(Facets& shown, const Json& moved)
{
    if (moved["steps"] == 0) {
        facets::add_settled(shown, Settlement::supervisor_stayed);
    }
    if (moved["hammam"] != 0 && moved["gold"] != 0) {
        facets::add_settled(shown, Settlement::hammam_and_gold);
    }
}

bool has_tie(const Json& standings)
{
    return std::ranges::adjacent_find(
               standings, [](const Json& left, const Json& right) { return left["points"] == right["points"]; })
           != standings.end();
}

void add_event(Facets& shown, const Json& event)
{
    if (event["type"] == GameEnded::name) {
        add_end(shown, event["outcome"]);
    } else if (event["type"] == SupervisorMoved::name) {
        add_way(shown, event);
    } else if (event["type"] == GoodsHit::name && event["goods"].size() == 2) {
        facets::add_settled(shown, Settlement::two_goods_hit);
    } else if (event["type"] == LastDayOrdered::name && has_tie(event["standings"])) {
        facets::add_settled(shown, Settlement::tie_before_last_day);
    }
}

std::span<const NeverShown> excuses()
{
    constexpr std::string_view has_choices = "this card is played with its choice (yspahan 4)";
    constexpr std::string_view builds_nothing = "this card builds nothing (yspahan 4)";
    constexpr std::string_view all_in_hands = "bots never keep all eighteen cards in hand (yspahan 4 d)";
    static constexpr std::array<NeverShown, 25> list{{
        {"action play card=place_on_shop", has_choices},
        {"action play card=sell_camels", has_choices},
        {"action play card=sell_gold", has_choices},
        {"action play card=exchange", has_choices},
        {"action play card=build_without_camels", has_choices},
        {"action play card=build_without_gold", has_choices},
        {"action build_by_card card=three_camels", builds_nothing},
        {"action build_by_card card=three_gold", builds_nothing},
        {"action build_by_card card=place_on_shop", builds_nothing},
        {"action build_by_card card=place_on_caravan", builds_nothing},
        {"action build_by_card card=sell_camels", builds_nothing},
        {"action build_by_card card=sell_gold", builds_nothing},
        {"action build_by_card card=exchange", builds_nothing},
        {"event building_built cards=three_camels", builds_nothing},
        {"event building_built cards=three_gold", builds_nothing},
        {"event building_built cards=place_on_shop", builds_nothing},
        {"event building_built cards=place_on_caravan", builds_nothing},
        {"event building_built cards=sell_camels", builds_nothing},
        {"event building_built cards=sell_gold", builds_nothing},
        {"event building_built cards=exchange", builds_nothing},
        {"event souk_unfinished souk=vase1", "a souk of one shop is completed by its first good (yspahan 1.2)"},
        {"event no_card_left", all_in_hands},
        {"event no_card_left cause=group", all_in_hands},
        {"event no_card_left cause=no_group", all_in_hands},
        {"event no_card_left cause=caravanserai", all_in_hands},
    }};
    return list;
}

Library library()
{
    Library all = library_of<Yspahan>("tests/records/yspahan", excuses());
    facets::add_settlements<Settlement>(all.possible);
    all.add_event = add_event;
    all.tries_for_each = 100;
    return all;
}

const KeptLibrary kept(Yspahan::name, library);

} // namespace
} // namespace yspahan
} // namespace dahut
