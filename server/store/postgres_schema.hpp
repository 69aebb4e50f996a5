// The tables of a journal in PostgreSQL, and their version. They are those of SQLite (sqlite_schema.hpp) without what
// makes its pages few: each entry is a row from the start. Everything here throws StoreError.
#pragma once

#include "server/store/postgres_connection.hpp"

#include <string>

namespace dahut {

// A process that uses the database could not go on if the schema were changed now. Nothing was changed.
class FormerVersionRuns : public StoreError {
public:
    using StoreError::StoreError;
};

// Makes the tables in an empty database. Refuses a database of a newer Dahut, and one that holds something else. Nobody
// else uses it meanwhile.
void bring_up_to_date(PostgresConnection& connection);
// The same where other processes may use it; this one has the lock of its name. Throws FormerVersionRuns as well.
void bring_up_to_date(PostgresConnection& connection, const std::string& process);

// Refuses the same, and changes nothing.
void refuse_foreign(PostgresConnection& connection);

} // namespace dahut
