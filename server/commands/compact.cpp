#include "server/commands/compact.hpp"

#include "server/commands/attempted.hpp"
#include "server/commands/former_copy.hpp"
#include "server/commands/host.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/upkeep.hpp"

#include <filesystem>
#include <iostream>
#include <memory>

namespace dahut {

namespace {

ExitStatus carry_out(const std::filesystem::path& database)
{
    return attempted_on("compact", database, [&] {
        const DatabaseLock lock(database);
        const Compacted compacted = compact(database);
        say_copied(database, compacted.copy);
        constexpr std::int64_t kib = 1024;
        std::cout << database.string() << ": " << compacted.bytes_before / kib << " KiB before, "
                  << compacted.bytes_after / kib << " KiB now\n";
        return ExitStatus::success;
    });
}

} // namespace

void add_compact(CLI::App& application, Command& chosen)
{
    CLI::App* const command = application.add_subcommand(
        "compact", "Write a stopped server's database anew, so that the disk gets back what it does not need");
    const auto database = std::make_shared<std::filesystem::path>(HostSettings().database);
    add_database(*command, *database, "use vacuumdb --full");
    command->callback([database, &chosen] { chosen = [database] { return carry_out(*database); }; });
}

} // namespace dahut
