#include "tests/records/selection.hpp"

#include "engine/ys/ys.hpp"
#include "protocol/codec.hpp"
#include "protocol/games.hpp"
#include "tests/records/ys_facets.hpp"
#include "tests/support/bot_match.hpp"
#include "tests/support/option_sets.hpp"

#include <algorithm>

namespace dahut::ys {

namespace {

// How often every combination of the options is tried before the search gives up.
constexpr std::uint64_t tries_for_each = 12;

// A match that can be played again, and what it shows of what is required.
struct Candidate {
    std::uint64_t number = 0;
    Facets shown;
};

const HostedGame& hosted_ys() { return *find_game(all_games(), Ys::name); }

// All kinds of dealing, and all mixtures of bots.
BotMatch plan_of(const std::vector<OptionSet<Ys>>& sets, std::uint64_t number)
{
    const OptionSet<Ys>& set = sets[number % sets.size()];
    const auto seats = static_cast<std::size_t>(set.seats);
    FastStream stream(number);
    BotMatch plan{"library-" + std::to_string(number), to_json(set.options), {}, FastDealing{number}, number};
    for (std::size_t seat = 0; seat < seats; ++seat) {
        plan.bots.push_back(pick_below(stream, 3) == 0 ? BotKind::greedy : BotKind::random);
    }
    constexpr auto dealings = static_cast<std::uint32_t>(std::variant_size_v<Dealing>);
    plan.dealing = dealing_of_kind(pick_below(stream, dealings), number, seats);
    return plan;
}

Facets common(const Facets& left, const Facets& right)
{
    Facets both;
    std::ranges::set_intersection(left, right, std::inserter(both, both.end()));
    return both;
}

Facets without(const Facets& from, const Facets& removed)
{
    Facets rest;
    std::ranges::set_difference(from, removed, std::inserter(rest, rest.end()));
    return rest;
}

// Plays matches, every combination of the options equally often, until everything required was shown by one of them.
std::vector<Candidate> candidates(const std::vector<OptionSet<Ys>>& sets, const Facets& required)
{
    std::vector<Candidate> found;
    Facets missing = required;
    for (std::uint64_t number = 0; number < tries_for_each * sets.size(); ++number) {
        const Facets shown = facets_of(play_to_record(hosted_ys(), plan_of(sets, number)));
        missing = without(missing, shown);
        found.push_back({number, common(shown, required)});
        if (missing.empty() && (number + 1) % sets.size() == 0) {
            break;
        }
    }
    return found;
}

// Again and again the match that shows most of what is still missing. What it shows is then taken off all others.
std::vector<std::uint64_t> fewest(std::vector<Candidate> candidates)
{
    const auto least = [](const Candidate& left, const Candidate& right) {
        return left.shown.size() < right.shown.size();
    };
    std::vector<std::uint64_t> numbers;
    for (auto best = std::ranges::max_element(candidates, least); !best->shown.empty();
         best = std::ranges::max_element(candidates, least)) {
        numbers.push_back(best->number);
        const Facets shown = best->shown;
        for (Candidate& one : candidates) {
            one.shown = without(one.shown, shown);
        }
    }
    return numbers;
}

} // namespace

std::vector<Record> selected_records()
{
    const std::vector<OptionSet<Ys>> sets = legal_option_sets<Ys>();
    std::vector<Record> records;
    for (const std::uint64_t number : fewest(candidates(sets, required_facets()))) {
        records.push_back(play_to_record(hosted_ys(), plan_of(sets, number)));
    }
    return records;
}

} // namespace dahut::ys
