// Tables as a server would have stored them: with people in all seats who let bots choose, up to any moment.
#pragma once

#include "server/store/journal.hpp"
#include "server/table/entry.hpp"

#include <string>
#include <string_view>

namespace dahut::fuzz {

// What targets with a single table call it.
inline constexpr std::string_view the_table = "table";

struct TablePlan {
    std::string_view id;
    std::string_view game;
    Visibility visibility{};
    Watching watching{};
    // What its name and its people begin with.
    std::string_view called;
    std::uint64_t seed = 1;
    // So many after the start; if that is more than there are, the match is over. Nobody has joined or started if
    // less than none.
    int actions = 0;
};

// The token with which somebody holds a seat of a table.
[[nodiscard]] std::string seat_token(std::string_view table, int seat);
[[nodiscard]] std::string invitation_of(std::string_view table);
[[nodiscard]] std::string watch_token(std::string_view table);
// What the person in a seat adds to the chance of the match.
[[nodiscard]] std::string contribution_of(std::string_view table, int seat);

// Everything that is stored of the table, as one addition.
[[nodiscard]] Addition stored_table(const TablePlan& plan);

} // namespace dahut::fuzz
