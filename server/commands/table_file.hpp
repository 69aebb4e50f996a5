// Tables as lines of JSON, whole, for `dahut export` and `dahut import`: a line that says what the file is, and of each
// table a line about it, one for each key, one for each entry, and one that ends it with a checksum. What entries mean
// is left to the tables.
#pragma once

#include "server/store/table_copies.hpp"

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <stdexcept>
#include <string>

namespace dahut {

// What is wrong with a file, in one sentence that names the line.
class WrongTableFile : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

[[nodiscard]] std::string table_file_head();
[[nodiscard]] std::string table_file_text(const TableCopy& table);

// Hands over the tables one after the other. Throws WrongTableFile, and what `take` throws.
void read_table_file(std::istream& file, const std::function<void(TableCopy)>& take);

} // namespace dahut
