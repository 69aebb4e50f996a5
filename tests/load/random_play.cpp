#include "tests/load/random_play.hpp"

#include <cstdint>

namespace dahut::load {

namespace {

// How many actions a row allows: one value for each field, in every combination.
std::uint32_t actions_of(const Json& row)
{
    std::size_t actions = 1;
    for (const Json& values : row) {
        actions *= values.is_array() ? values.size() : 1;
    }
    return static_cast<std::uint32_t>(actions);
}

// The actions of a row, numbered from 0.
Json action_of(const Json& row, std::uint32_t number)
{
    Json action = row;
    for (Json& value : action) {
        if (value.is_array()) {
            const auto choices = static_cast<std::uint32_t>(value.size());
            const Json chosen = value[number % choices];
            value = chosen;
            number /= choices;
        }
    }
    return action;
}

} // namespace

Json some_action(const Json& rows, Stream& stream)
{
    std::uint32_t all = 0;
    for (const Json& row : rows) {
        all += actions_of(row);
    }
    std::uint32_t number = pick_below(stream, all);
    auto row = rows.begin();
    while (number >= actions_of(*row)) {
        number -= actions_of(*row);
        ++row;
    }
    return action_of(*row, number);
}

std::optional<std::size_t> who_acts(std::span<const Json> decisions, Stream& stream)
{
    std::optional<std::size_t> must;
    std::optional<std::size_t> may;
    for (std::size_t seat = decisions.size(); seat-- > 0;) {
        if (!decisions[seat].is_null()) {
            (decisions[seat].contains("optional") ? may : must) = seat;
        }
    }
    const bool free_will = must && may && pick_below(stream, 8) == 0;
    return free_will ? may : must;
}

} // namespace dahut::load
