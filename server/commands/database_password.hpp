// The password of a database, which a file of settings may say within the address. The command line and the environment
// may not: what an address may say is left to postgres_address.hpp.
#pragma once

#include "server/commands/settings.hpp"

#include <vector>

namespace dahut {

// Takes it out of the address, so that nothing can repeat it, and gives it to libpq as PGPASSWORD. No other thread may
// run yet. Throws WrongSetting if everybody can read the file.
void take_database_password(std::vector<Setting>& settings);

} // namespace dahut
