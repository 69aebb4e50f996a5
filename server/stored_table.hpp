// What the journal has of one table, as text: the store keeps it, and the tables know what it means.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace dahut {

struct Entry {
    // Milliseconds since 1970, UTC.
    std::int64_t at_ms = 0;
    // A JSON object as text, in one line.
    std::string text;

    bool operator==(const Entry&) const = default;
};

struct StoredTable {
    std::string id;
    std::vector<Entry> entries;
};

// What the entry with this number says from now on. Entries count from 1.
struct Replacement {
    std::int64_t number = 0;
    std::string text;

    bool operator==(const Replacement&) const = default;
};

} // namespace dahut
