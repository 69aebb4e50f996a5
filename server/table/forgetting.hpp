// What a table's journal must not keep (docs/decisions/0066): addresses that nobody uses any more, and whatever else
// somebody wants to be forgotten. Says which entries are to be replaced by what, so that the match stays what it is.
// Replacing them is left to the store.
#pragma once

#include "server/table/table.hpp"

#include <span>
#include <string>
#include <vector>

namespace dahut {

// Whether the table's journal says an address that this entry may put out of use.
[[nodiscard]] bool leaves_an_address(const Table& table, const TableEntry& entry);

// The entries, as they stand in the journal, that say an address which is not in use after the last one. Once the match
// is over none is.
[[nodiscard]] std::vector<Replacement> without_unused_addresses(std::span<const Entry> entries);
// The same for those that say this mail address, in use or not.
[[nodiscard]] std::vector<Replacement> without_address(std::span<const Entry> entries, const std::string& mail);

// Whether the match has ended, so that nobody needs its names.
[[nodiscard]] bool is_over(std::span<const Entry> entries);
// The entries that say this name of a player or a watcher, or what was said by it. Where it stood as words of its own
// in the name of the table or in what others said, that goes as a whole. Seats that were called so are called by their
// number.
[[nodiscard]] std::vector<Replacement> without_name(std::span<const Entry> entries, const std::string& name);
// The same for the public facts, JSON text.
[[nodiscard]] std::string facts_without_name(const std::string& facts, const std::string& name);
// The same for all names and all that was said, whoever said it.
[[nodiscard]] std::vector<Replacement> without_names(std::span<const Entry> entries);
[[nodiscard]] std::string facts_without_names(const std::string& facts);

} // namespace dahut
