#include "server/commands/copy.hpp"

#include "server/commands/attempted.hpp"
#include "server/commands/served_database.hpp"
#include "server/store/copying.hpp"
#include "server/store/postgres_address.hpp"
#include "server/store/postgres_copy_end.hpp"
#include "server/store/sqlite_copy_end.hpp"

#include <cmath>
#include <exception>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

namespace dahut {

namespace {

struct WhatToCopy {
    std::string source;
    std::string target;
    bool again = false;
};

// A file is named so that it is found from any folder.
std::string whole_name(const std::string& name)
{
    return is_postgres_address(name) ? name : std::filesystem::absolute(name).lexically_normal().string();
}

std::unique_ptr<CopyEnd> opened(const std::string& name)
{
    try {
        return is_postgres_address(name) ? open_postgres_copy_end(name) : open_sqlite_copy_end(name);
    } catch (const std::exception& error) {
        throw std::runtime_error(name + ": " + error.what());
    }
}

void say(const CopyDone& done, const std::string& source, const std::string& target)
{
    const double seconds = done.copying.count();
    std::cout << target << ": " << done.tables << " tables with " << done.entries
              << " entries, the same as there, sha256 " << done.digest << "\n"
              << std::fixed << std::setprecision(1) << done.entries_now << " entries copied in " << seconds << " s, "
              << std::llround(static_cast<double>(done.entries_now) / std::max(seconds, 0.001))
              << " a second; compared in " << done.comparing.count() << " s\n"
              << source << " is no longer served (only by `dahut serve --again`)\n";
}

ExitStatus copy(const WhatToCopy& wanted)
{
    return attempted("copy", [&] {
        const std::string source = whole_name(wanted.source);
        const std::string target = whole_name(wanted.target);
        if (!is_postgres_address(source) && !std::filesystem::exists(source)) {
            throw std::runtime_error(source + " does not exist");
        }
        if (source == target) {
            throw std::runtime_error(source + " would be copied to itself");
        }
        const std::unique_ptr<CopyEnd> from = opened(source);
        const std::unique_ptr<CopyEnd> to = opened(target);
        say(copy_all({*from, source}, {*to, target}, wanted.again ? AfterCopy::serve_again : AfterCopy::refuse), source,
            target);
        return ExitStatus::success;
    });
}

} // namespace

void add_copy(CLI::App& application, Command& chosen)
{
    CLI::App* const command = application.add_subcommand(
        "copy", "Copy all that a stopped server keeps from a file to PostgreSQL, or back; cut off, it goes on when"
                " started again");
    const auto wanted = std::make_shared<WhatToCopy>();
    command->add_option("source", wanted->source, "The database that is copied: a file, or an address of PostgreSQL")
        ->required()
        ->check(fault_of_database_name);
    command->add_option("target", wanted->target, "An empty database, or a file that is made")
        ->required()
        ->check(fault_of_database_name);
    command->add_flag("--again", wanted->again, "Copy a database from which everything has been copied before");
    command->callback([wanted, &chosen] { chosen = [wanted] { return copy(*wanted); }; });
}

} // namespace dahut
