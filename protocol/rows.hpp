// Legal actions, written compactly (PROTOCOL.md 3): one row stands for every combination of its fields' values.
// A game lists its actions one by one; this file finds the rows, whatever the game.
#pragma once

#include "protocol/codec.hpp"

#include <algorithm>
#include <bitset>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace dahut {

namespace rows {

// The most distinct values one field has in one decision.
inline constexpr int values_max = 64;
using Values = std::bitset<values_max>;

// One row in the making: for each field, which of the values known for that field it allows.
using Row = std::vector<Values>;

// Merges rows that differ in one field only, field after field, until nothing more can be merged.
[[nodiscard]] std::vector<Row> merged(std::vector<Row> rows);

// All actions of one kind: numbers each field's distinct values in order of appearance and collects the rows.
class Kind {
public:
    explicit Kind(std::string_view name) : name_(name) {}

    template <typename Alternative>
    void add(const Alternative& action)
    {
        Row row;
        for_each_field(action, [&](std::string_view name, const auto& member) {
            const std::size_t column = row.size();
            if (column == columns_.size()) {
                columns_.push_back({name, {}});
            }
            row.push_back(Values().set(number_of(columns_[column].values, to_json(member))));
        });
        rows_.push_back(std::move(row));
    }

    // Appends the finished rows, as JSON, to an array.
    void write(Json& array) const;

private:
    struct Column {
        std::string_view name;
        std::vector<Json> values;
    };

    [[nodiscard]] static std::size_t number_of(std::vector<Json>& values, Json value);

    std::string_view name_;
    std::vector<Column> columns_;
    std::vector<Row> rows_;
};

} // namespace rows

// The rows that allow exactly these actions. The same actions in the same order give the same rows.
template <typename... Alternatives>
[[nodiscard]] Json to_rows(const std::vector<std::variant<Alternatives...>>& actions)
{
    std::vector<rows::Kind> kinds{rows::Kind(Alternatives::name)...};
    for (const auto& action : actions) {
        std::visit([&](const auto& alternative) { kinds[action.index()].add(alternative); }, action);
    }
    Json array = Json::array();
    for (const rows::Kind& kind : kinds) {
        kind.write(array);
    }
    return array;
}

} // namespace dahut
