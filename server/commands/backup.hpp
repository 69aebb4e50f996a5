// `dahut backup FILE` copies the database of a running or stopped server, also again and again
// (server/commands/repeated_backup.hpp), and `dahut restore FILE` puts such a copy in its place.
#pragma once

#include "server/commands/command.hpp"

namespace dahut {

void add_backup(CLI::App& application, Command& chosen);
void add_restore(CLI::App& application, Command& chosen);

} // namespace dahut
