// A library of finished records of one game: what its records have to show between them, and the few matches that show
// it all.
#pragma once

#include "tests/records/facets.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dahut {

// Something that no record can show, although the descriptions of the game's actions and events say it.
struct NeverShown {
    std::string_view facet;
    std::string_view why;
};

struct Library {
    std::string_view game;
    std::string_view title;
    // From the top of the project.
    std::string_view folder;
    // Every number of seats with all options that it can be played with.
    std::vector<std::pair<std::size_t, Json>> tables;
    // What the descriptions of the game say can be shown, and more; and what of it never can.
    Facets possible;
    std::span<const NeverShown> excuses;
    // What an event shows beyond its own kind and words.
    void (*add_event)(Facets& shown, const Json& event) = nullptr;
    // How often each of the tables is tried before the search for matches gives up.
    std::uint64_t tries_for_each = 12;
};

// Enters the library of a game by its name, as the program starts: each game's own file has one of these.
class KeptLibrary {
public:
    KeptLibrary(std::string_view game, Library (*library)());
};

// The library of the game of this name, which its own file has entered; throws std::logic_error if none has.
[[nodiscard]] Library kept_library(std::string_view game);

template <Game G>
[[nodiscard]] Library library_of(std::string_view folder, std::span<const NeverShown> excuses);

// What the records have to show between them: everything possible without what is excused.
[[nodiscard]] Facets required_facets(const Library& library);

// What this record shows when it is played again; throws std::logic_error if it cannot be, or ends otherwise than it
// claims to.
[[nodiscard]] Facets facets_of(const Library& library, const Record& record);

// Plays many matches at every table and keeps the few that show everything between them that is not shown already: the
// same on every machine as long as the rules and the bots stay as they are. What the matches that were tried do not
// show is missing from them too.
[[nodiscard]] std::vector<Record> selected_records(const Library& library, const Facets& shown);

template <Game G>
Library library_of(std::string_view folder, std::span<const NeverShown> excuses)
{
    Library library{.game = G::name,
                    .title = G::title,
                    .folder = folder,
                    .tables = {},
                    .possible = possible_facets<G>(),
                    .excuses = excuses};
    for (const OptionSet<G>& set : legal_option_sets<G>()) {
        library.tables.emplace_back(static_cast<std::size_t>(set.seats), to_json(set.options));
    }
    return library;
}

} // namespace dahut
