// The mark of a copy (copy_mark.hpp) in a PostgreSQL database. One that was never copied has no place for it.
// Everything here throws StoreError.
#pragma once

#include "server/store/copy_mark.hpp"
#include "server/store/postgres_connection.hpp"

namespace dahut::postgres_copy_mark {

[[nodiscard]] std::optional<CopyMark> read(PostgresConnection& connection);
void write(PostgresConnection& connection, const std::optional<CopyMark>& mark);
// Of a copy from here nothing is said any more.
void come_back(PostgresConnection& connection);

} // namespace dahut::postgres_copy_mark
