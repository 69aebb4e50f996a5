// What finished records of Caylus Magna Carta have to show, beyond what facets.hpp derives for any game: every ability
// of every building, every end. What can never be is excused by name, with the rule that says so.
#include "engine/magna_carta/magna_carta.hpp"
#include "tests/records/library.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace dahut {

// Which building lies where is one of many alike; what they do is required below, ability by ability.
template <>
inline constexpr bool is_counted<magna_carta::Building> = false;
// So is which prestige building it was that covers a residence; that each is built is required below.
template <>
inline constexpr bool is_counted<magna_carta::Prestige> = false;

namespace magna_carta {

namespace {

// Ends, and what happens on the way to them, that no event has a word of its own for.
enum class Settlement : std::uint8_t {
    one_winner,
    shared_victory,
    bonus_after_tie,
    two_tokens_removed,
    last_token_removed,
};

} // namespace
} // namespace magna_carta

template <>
inline constexpr std::array words<magna_carta::Settlement>{"won by one"sv, "victory shared"sv,
                                                           "gold for the most batches after a tie"sv,
                                                           "two tokens removed"sv, "the last token removed"sv};

namespace magna_carta {

namespace {

std::string use_of(std::string_view building, std::string_view ability)
{
    return std::string(ability).append(" ability of ").append(building);
}

std::string building_of(std::string_view prestige) { return std::string("building of ").append(prestige); }

void add_end(Facets& shown, const Json& score)
{
    const auto winners =
        std::ranges::count_if(score["seats"], [](const Json& seat) { return seat["place"].get<int>() == 1; });
    facets::add_settled(shown, winners == 1 ? Settlement::one_winner : Settlement::shared_victory);
}

void add_event(Facets& shown, const Json& event)
{
    if (event["type"] == AbilityUsed::name) {
        shown.insert(use_of(event["card"]["building"].get<std::string>(), event["ability"].get<std::string>()));
    } else if (event["type"] == PrestigeBuilt::name) {
        shown.insert(building_of(event["prestige"].get<std::string>()));
    } else if (event["type"] == BonusWon::name && !event["tied"].empty()) {
        facets::add_settled(shown, Settlement::bonus_after_tie);
    } else if (event["type"] == TokensRemoved::name) {
        facets::add_settled(shown, event["tokens"].size() == 1 ? Settlement::last_token_removed
                                                               : Settlement::two_tokens_removed);
    } else if (event["type"] == GameEnded::name) {
        add_end(shown, event["score"]);
    }
}

std::span<const NeverShown> excuses()
{
    constexpr std::string_view food_only = "a residence costs a food, for which gold may be given (magna-carta 5.5 a)";
    constexpr std::string_view no_gift = "tokens are gained and never given (magna-carta 4)";
    static constexpr std::array<NeverShown, 7> list{{
        {"action turn_over payment=wood", food_only},
        {"action turn_over payment=stone", food_only},
        {"action buy_cubes cubes=gold", "a Peddler sells no gold (magna-carta 1 b)"},
        {"action trade_for_gold cube=gold", "gold is never offered for gold (magna-carta 14 R8)"},
        {"event ability_used gave tokens=dungeon", no_gift},
        {"event ability_used gave tokens=walls", no_gift},
        {"event ability_used gave tokens=towers", no_gift},
    }};
    return list;
}

Facets ways_to_play()
{
    Facets ways;
    facets::add_settlements<Settlement>(ways);
    for (const std::string_view prestige : words<Prestige>) {
        ways.insert(building_of(prestige));
    }
    for (const Building building : all_of<Building>()) {
        for (const Ability ability : all_of<Ability>()) {
            if (effect_of(building, ability).deed != Deed::nothing) {
                ways.insert(use_of(word(building), word(ability)));
            }
        }
    }
    return ways;
}

Library library()
{
    Library all = library_of<MagnaCarta>("tests/records/magna_carta", excuses());
    all.possible.merge(ways_to_play());
    all.add_event = add_event;
    // The Cathedral is seldom built.
    all.tries_for_each = 400;
    return all;
}

const KeptLibrary kept(MagnaCarta::name, library);

} // namespace
} // namespace magna_carta
} // namespace dahut
