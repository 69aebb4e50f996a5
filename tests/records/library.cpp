#include "tests/records/library.hpp"

#include "protocol/games.hpp"
#include "tests/support/bot_match.hpp"
#include "tests/support/hosted.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <stdexcept>

namespace dahut {

namespace {

using Libraries = std::map<std::string_view, Library (*)()>;

Libraries& libraries()
{
    static Libraries all;
    return all;
}

// A match that can be played again, and what it shows of what is required.
struct Candidate {
    std::uint64_t number = 0;
    Facets shown;
};

// All kinds of dealing, and all mixtures of bots.
BotMatch plan_of(const Library& library, std::uint64_t number)
{
    const auto& [seats, options] = library.tables[number % library.tables.size()];
    FastStream stream(number);
    BotMatch plan{"library-" + std::to_string(number), options, {}, FastDealing{number}, number};
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

Record played(const Library& library, std::uint64_t number)
{
    return play_to_record(*find_game(all_games(), library.game), plan_of(library, number));
}

// Plays matches, at every table equally often, until everything wanted was shown by one of them.
std::vector<Candidate> candidates(const Library& library, const Facets& wanted)
{
    std::vector<Candidate> found;
    Facets missing = wanted;
    const std::uint64_t most = wanted.empty() ? 0 : library.tries_for_each * library.tables.size();
    for (std::uint64_t number = 0; number < most; ++number) {
        const Facets shown = facets_of(library, played(library, number));
        missing = without(missing, shown);
        found.push_back({number, common(shown, wanted)});
        if (missing.empty() && (number + 1) % library.tables.size() == 0) {
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
    for (auto best = std::ranges::max_element(candidates, least); best != candidates.end() && !best->shown.empty();
         best = std::ranges::max_element(candidates, least)) {
        numbers.push_back(best->number);
        const Facets shown = best->shown;
        for (Candidate& one : candidates) {
            one.shown = without(one.shown, shown);
        }
    }
    return numbers;
}

std::logic_error fault(const Record& record, const Refusal& refusal)
{
    return std::logic_error(record.table + ": " + refusal.sentence);
}

void add_events(Facets& shown, const Library& library, const EventTexts& told)
{
    for (const Json& event : events_of(told, AllSeeing{})) {
        facets::add_kind(shown, "event", event);
        library.add_event(shown, event);
    }
}

} // namespace

KeptLibrary::KeptLibrary(std::string_view game, Library (*library)()) { libraries().emplace(game, library); }

Library kept_library(std::string_view game)
{
    const auto found = libraries().find(game);
    if (found == libraries().end()) {
        throw std::logic_error("no library of records was entered for " + std::string(game));
    }
    return found->second();
}

Facets required_facets(const Library& library)
{
    Facets required = library.possible;
    for (const NeverShown& excuse : library.excuses) {
        required.erase(std::string(excuse.facet));
    }
    return required;
}

Facets facets_of(const Library& library, const Record& record)
{
    auto begun = Rerun::begin(record, all_games());
    if (const Refusal* const refusal = std::get_if<Refusal>(&begun)) {
        throw fault(record, *refusal);
    }
    Rerun& rerun = std::get<Rerun>(begun);
    Facets shown = table_facets(record);
    add_events(shown, library, rerun.told());
    while (!rerun.at_end()) {
        facets::add_kind(shown, "action", rerun.next().action);
        if (const std::optional<Refusal> refusal = rerun.step()) {
            throw fault(record, *refusal);
        }
        add_events(shown, library, rerun.told());
    }
    if (const std::optional<Refusal> difference = rerun.difference()) {
        throw fault(record, *difference);
    }
    return shown;
}

std::vector<Record> selected_records(const Library& library, const Facets& shown)
{
    std::vector<Record> records;
    for (const std::uint64_t number : fewest(candidates(library, without(required_facets(library), shown)))) {
        records.push_back(played(library, number));
    }
    return records;
}

} // namespace dahut
