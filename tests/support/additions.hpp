// Entries as the tests of the store add them, and what came of it.
#pragma once

#include "server/store/journal.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dahut::test {

// Why it was not stored, if it was not.
inline std::optional<StoreFault> fault_of(const AppendResult& result)
{
    return result ? std::optional(result->fault) : std::nullopt;
}

// As the store's thread does.
inline std::optional<StoreFault> add(Journal& journal, const Addition& addition)
{
    const std::optional<StoreFault> fault = fault_of(journal.append({&addition, 1})[0]);
    journal.tidy();
    return fault;
}

[[nodiscard]] inline Taken take(Journal& journal, const std::string& table)
{
    return journal.take(std::vector<std::string>{table}).at(0);
}

[[nodiscard]] inline Addition entries(const std::string& table, std::int64_t expected,
                                      const std::vector<std::string>& texts)
{
    Addition addition{table, expected, {}, {}, std::nullopt};
    for (const std::string& text : texts) {
        addition.entries.push_back({1000 + expected, text});
    }
    return addition;
}

// Of a table's entries from this number on, up to another.
[[nodiscard]] inline std::vector<std::string> texts_between(const std::string& table, std::int64_t first,
                                                            std::int64_t end)
{
    std::vector<std::string> texts;
    for (std::int64_t number = first; number < end; ++number) {
        texts.push_back(table + std::to_string(number));
    }
    return texts;
}

[[nodiscard]] inline std::vector<std::string> ten_texts(const std::string& table, std::int64_t first)
{
    return texts_between(table, first, first + 10);
}

} // namespace dahut::test
