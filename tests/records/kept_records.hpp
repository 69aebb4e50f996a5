// Reads the records that are kept of a game, as finished matches.
#pragma once

#include "server/archive/finished_match.hpp"
#include "tests/records/library.hpp"
#include "tests/support/golden.hpp"

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace dahut {

inline std::vector<Record> records_of(const Library& library)
{
    std::vector<Record> records;
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(DAHUT_SOURCE_DIR) / library.folder)) {
        if (file.path().extension() == ".json") {
            const std::string name = file.path().filename().string();
            const std::variant<Record, Refusal> read =
                read_record(project_file(std::string(library.folder) + "/" + name));
            INFO(name);
            REQUIRE(std::holds_alternative<Record>(read));
            records.push_back(std::get<Record>(read));
        }
    }
    return records;
}

inline FinishedMatch match_of(const Record& record) { return {record, TableFacts{}, {}, Sight{}}; }

} // namespace dahut
