// Looks for tables in a database, of a running server too, without changing anything: what an operator is shown of
// them. It reads their public facts, how many entries there are, when and how large, and never what an entry says.
#pragma once

#include "server/store/journal.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

struct TableFound {
    std::string id;
    TableStage stage{};
    // The table's public facts as JSON text.
    std::string summary;
    std::int64_t entries = 0;
    // When the table was made, and when the latest entry was added: milliseconds since 1970, UTC.
    std::int64_t first_ms = 0;
    std::int64_t last_ms = 0;
    std::int64_t bytes = 0;
};

struct TableSearch {
    // Only tables of these stages.
    std::vector<TableStage> stages = {TableStage::open, TableStage::running};
    // Only this table, of any stage.
    std::optional<std::string> id;
    // Only tables whose public facts, JSON text, are wanted.
    std::function<bool(std::string_view)> wanted = [](std::string_view) { return true; };
    std::size_t most = 0;
};

struct TablesFound {
    // Stage by stage, the latest first.
    std::vector<TableFound> tables;
    bool are_more = false;
};

// Throws StoreError.
[[nodiscard]] TablesFound tables_in(const std::filesystem::path& database, const TableSearch& search);

// The table that the token with this hash leads to. Throws StoreError.
[[nodiscard]] std::optional<std::string> table_of_key(const std::filesystem::path& database, const std::string& key);

} // namespace dahut
