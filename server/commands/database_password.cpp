#include "server/commands/database_password.hpp"

#include "server/store/postgres_address.hpp"

#include <cstdlib>
#include <filesystem>

namespace dahut {

namespace {

bool is_read_by_everybody(const std::string& file)
{
    using std::filesystem::perms;
    return (std::filesystem::status(file).permissions() & perms::others_read) != perms::none;
}

} // namespace

void take_database_password(std::vector<Setting>& settings)
{
    for (Setting& one : settings) {
        if (one.option != "--database" || one.file.empty()) {
            continue;
        }
        const PostgresAddressParts parts = parts_of_postgres_address(one.value);
        if (!parts.password) {
            continue;
        }
        if (is_read_by_everybody(one.file)) {
            throw WrongSetting(one.place + ": says a password, and everybody can read this file; chmod 600 "
                               + one.file);
        }
        one.value = parts.address;
        // The system still shows others the environment as it was at the start.
        // NOLINTNEXTLINE(concurrency-mt-unsafe): no other thread runs yet
        setenv("PGPASSWORD", parts.password->c_str(), 1);
    }
}

} // namespace dahut
