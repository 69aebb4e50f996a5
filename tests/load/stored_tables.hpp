// A database with as many tables as one likes, made of a few that were really played: each copy has an id, links and
// tokens of its own. Custom tables only, whose deal does not depend on the id.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace dahut::load {

// Copies these tables by turns into the database that they are in, and returns the token of each copy's first seat. No
// server may have the database open. Throws StoreError, and std::runtime_error if there is no such table.
[[nodiscard]] std::vector<std::string> add_copies(const std::filesystem::path& database,
                                                  const std::vector<std::string>& tables, std::size_t copies);

} // namespace dahut::load
