// What a Dahut says that finds the database of a newer one: what it found, and which version made it. The version that
// changes a schema writes its name into the table `changed_by`, so that every former one can read it.
#pragma once

#include "protocol/software.hpp"

#include <cstdint>
#include <string>

namespace dahut {

// Works with databases of any version: former programs ignore this table.
inline constexpr const char* changed_by_schema = "CREATE TABLE IF NOT EXISTS changed_by (software TEXT NOT NULL)";

// `changed_by` is empty if the database does not say it.
[[nodiscard]] inline std::string newer_database(const std::string& changed_by, std::int64_t schema, std::int64_t known)
{
    return "the database is one of a newer Dahut" + (changed_by.empty() ? "" : ", " + changed_by) + ": its schema is "
           + std::to_string(schema) + ", and this one, " + std::string(software_version) + ", knows none after "
           + std::to_string(known);
}

} // namespace dahut
