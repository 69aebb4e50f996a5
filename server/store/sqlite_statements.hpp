// Runs a statement once with its bound values. Everything here throws SQLite::Exception.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/VariadicBind.h>

#include <string>
#include <vector>

namespace dahut {

// Returns the number of rows changed.
template <typename... Values>
int execute(SQLite::Database& database, const char* statement, const Values&... values)
{
    SQLite::Statement one(database, statement);
    if constexpr (sizeof...(values) > 0) {
        SQLite::bind(one, values...);
    }
    return one.exec();
}

// The texts in the first column of the query's results.
template <typename... Values>
[[nodiscard]] std::vector<std::string> texts_of(SQLite::Database& database, const char* query, const Values&... values)
{
    SQLite::Statement statement(database, query);
    if constexpr (sizeof...(values) > 0) {
        SQLite::bind(statement, values...);
    }
    std::vector<std::string> texts;
    while (statement.executeStep()) {
        texts.push_back(statement.getColumn(0).getString());
    }
    return texts;
}

} // namespace dahut
