// The running server: sets up journal, tables and network, and stops them politely at the end.
#pragma once

#include "protocol/hosted.hpp"
#include "server/commands/cannot_start.hpp"
#include "server/commands/logging.hpp"
#include "server/limits.hpp"
#include "server/lobby/lobby.hpp"
#include "server/net/settings.hpp"
#include "server/notices/mail_server.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

namespace dahut {

struct HostSettings {
    NetSettings net;
    // The outlet of notices is set later.
    LobbySettings lobby;
    MailServer mail;
    std::chrono::seconds notice_retry{limits::notice_retry_seconds.usual};
    // A file of SQLite, or the address of a database of PostgreSQL.
    std::filesystem::path database = "data/dahut.db";
    // Whether to serve a database from which everything has been copied.
    bool serves_again = false;
    std::chrono::seconds commit_time{limits::commit_seconds.usual};
    std::chrono::seconds drain_time{limits::drain_seconds.usual};
    std::int64_t database_mib_most = limits::database_mib.usual;
    std::filesystem::path web = "web-client";
    std::string log_level = "info";
    LogFormat log_format = LogFormat::words;
    // As endpoint_of reads it; empty for no metrics.
    std::string metrics_address;
    // Empty for no administrator's page.
    std::filesystem::path admin_token_file;
};

// Serves these games until SIGTERM, SIGINT, SIGHUP or SIGQUIT. Throws CannotStart; or another exception, of which the
// log says what it is.
void host_tables(const HostSettings& settings, std::span<const HostedGame* const> games);

} // namespace dahut
