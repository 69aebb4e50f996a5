// A lobby whose clock the test holds.
#pragma once

#include "tests/server/fake_guest.hpp"

namespace dahut::test {

struct TimedLobby {
    explicit TimedLobby(const std::filesystem::path& database)
        : tables(database, TestLobby::only_pips(), settings_with(now_ms))
    {}

    static LobbySettings settings_with(const std::int64_t& now_ms)
    {
        LobbySettings settings = TestLobby::test_settings();
        settings.clock = [&now_ms] { return now_ms; };
        return settings;
    }

    // Time passes, and clocks are looked at as the host does it again and again.
    void pass(std::chrono::milliseconds time)
    {
        now_ms += time.count();
        tables.lobby.run_clocks();
        tables.run();
    }

    std::int64_t now_ms = 1'790'000'000'000;
    TestLobby tables;
};

} // namespace dahut::test
