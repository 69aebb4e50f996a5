// The tables of a journal in PostgreSQL, and their version. They are those of SQLite (sqlite_schema.hpp) without what
// makes its pages few: each entry is a row from the start. Everything here throws StoreError.
#pragma once

#include "server/store/postgres_connection.hpp"

namespace dahut {

// Makes the tables in an empty database. Refuses a database of a newer Dahut, and one that holds something else.
void bring_up_to_date(PostgresConnection& connection);

// Refuses the same, and changes nothing.
void refuse_foreign(PostgresConnection& connection);

} // namespace dahut
