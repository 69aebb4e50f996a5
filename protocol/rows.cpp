// Merging single actions into rows (rows.hpp).
#include "protocol/rows.hpp"

#include "engine/core/require.hpp"

#include <map>

namespace dahut::rows {

namespace {

// Rows that agree in every field but `column` become one; the first of them keeps its place.
std::vector<Row> merged_in(const std::vector<Row>& rows, std::size_t column)
{
    std::vector<Row> wider;
    std::map<std::vector<unsigned long long>, std::size_t> places;
    for (const Row& row : rows) {
        std::vector<unsigned long long> rest;
        for (std::size_t other = 0; other < row.size(); ++other) {
            rest.push_back(other == column ? 0 : row[other].to_ullong());
        }
        const auto [place, is_new] = places.try_emplace(std::move(rest), wider.size());
        if (is_new) {
            wider.push_back(row);
        } else {
            wider[place->second][column] |= row[column];
        }
    }
    return wider;
}

} // namespace

std::vector<Row> merged(std::vector<Row> rows)
{
    if (rows.empty()) {
        return rows;
    }
    // Single actions first merge by their last field, which varies fastest, so that rows stay in listing order.
    for (std::size_t before = 0; before != rows.size();) {
        before = rows.size();
        for (std::size_t column = rows.front().size(); column > 0; --column) {
            rows = merged_in(rows, column - 1);
        }
    }
    return rows;
}

std::size_t Kind::number_of(std::vector<Json>& values, Json value)
{
    const auto known = std::find(values.begin(), values.end(), value);
    if (known == values.end()) {
        require(values.size() < values_max, "a field has no more values than a row can hold");
        values.push_back(std::move(value));
        return values.size() - 1;
    }
    return static_cast<std::size_t>(known - values.begin());
}

void Kind::write(Json& array) const
{
    for (const Row& row : merged(rows_)) {
        Json object = Json::object();
        object["type"] = name_;
        for (std::size_t column = 0; column < row.size(); ++column) {
            Json& allowed = object[std::string(columns_[column].name)] = Json::array();
            for (std::size_t number = 0; number < columns_[column].values.size(); ++number) {
                if (row[column][number]) {
                    allowed.push_back(columns_[column].values[number]);
                }
            }
        }
        array.push_back(std::move(object));
    }
}

} // namespace dahut::rows
