// How an operator finds tables: by a part of a name, by an id, or by a link. What is told of them is what everybody may
// know, and never what an entry says. Looking into the database is left to the store.
#pragma once

#include "protocol/operating.hpp"
#include "server/store/table_search.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace dahut {

// Whether this is written as the ids of tables are.
[[nodiscard]] bool is_table_id(std::string_view text);

// Whether a table with these public facts, or somebody who sits there, is called so, or in part.
[[nodiscard]] bool is_called(std::string_view facts, const std::string& name);

// The table that a link names, or that its secret opens. Throws StoreError.
[[nodiscard]] std::optional<std::string> table_behind(const std::filesystem::path& database, std::string_view link);

[[nodiscard]] operating::ShownTable shown(const TableFound& table);

// What an administrator's page shows. Throws StoreError.
[[nodiscard]] operating::Tables tables_shown(const std::filesystem::path& database,
                                             const operating::ShowTables& wanted);

} // namespace dahut
