// Reads the records that are kept of a game, as finished matches.
#pragma once

#include "server/archive/finished_match.hpp"
#include "tests/records/library.hpp"
#include "tests/support/golden.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace dahut {

// In the order of their names.
inline std::vector<Record> records_of(const Library& library)
{
    std::vector<std::string> names;
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(DAHUT_SOURCE_DIR) / library.folder)) {
        if (file.path().extension() == ".json") {
            names.push_back(file.path().filename().string());
        }
    }
    std::ranges::sort(names);
    std::vector<Record> records;
    for (const std::string& name : names) {
        const std::variant<Record, Refusal> read = read_record(project_file(std::string(library.folder) + "/" + name));
        INFO(name);
        REQUIRE(std::holds_alternative<Record>(read));
        records.push_back(std::get<Record>(read));
    }
    return records;
}

inline FinishedMatch match_of(const Record& record) { return {record, TableFacts{}, {}, Sight{}}; }

} // namespace dahut
