// A PostgreSQL database as one end of a copy.
#pragma once

#include "server/store/copy_end.hpp"

#include <memory>
#include <string>

namespace dahut {

// Makes the schema if there is none, and brings that of a former Dahut up to date. Throws StoreError.
[[nodiscard]] std::unique_ptr<CopyEnd> open_postgres_copy_end(const std::string& address);

} // namespace dahut
