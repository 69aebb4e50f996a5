// The fuzz targets. Each check reads bytes as a stranger could send them, or as a damaged disk could hold them, and
// throws if what follows is not what it has to be. entry.cpp makes a libFuzzer program of each, and corpus_test.cpp
// plays what is kept in `corpus` to them in every other build.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace dahut::fuzz {

// Names of people and tables: what is showable, and that a message with a name is read exactly if it is.
void check_names(std::string_view bytes);
// Addresses of webhooks and of mail: what is one, and what the operator allows.
void check_addresses(std::string_view bytes);
// JSON read as actions and options of every game.
void check_actions(std::string_view bytes);
// Any values of the types that games say: actions, events and views, with names and packed, and changes between views.
void check_values(std::string_view bytes);
// Any course of a match: what every viewer is told adds up to what it sees.
void check_matches(std::string_view bytes);
// Records, and playing them again.
void check_records(std::string_view bytes);
// Frames of several connections, from the text to the tables and what is stored of them.
void check_frames(std::string_view bytes);
// HTTP requests, from the text to the answer.
void check_requests(std::string_view bytes);
// Journals of tables, and what strangers can do at such a table.
void check_journals(std::string_view bytes);
// Lines at the socket of an operator.
void check_operating(std::string_view bytes);

[[nodiscard]] inline bool holds(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

inline void expect(bool holds, const std::string& promise)
{
    if (!holds) {
        throw std::logic_error("not so: " + promise);
    }
}

} // namespace dahut::fuzz
