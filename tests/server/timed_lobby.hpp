// A lobby whose clock the test holds.
#pragma once

#include "tests/server/fake_guest.hpp"

namespace dahut::test {

struct TimedLobby {
    explicit TimedLobby(const std::filesystem::path& database)
        : tables(database, TestLobby::only_pips(), settings_with(now_ms, jumped_ms))
    {}

    static LobbySettings settings_with(const std::int64_t& now_ms)
    {
        static constexpr std::int64_t never = 0;
        return settings_with(now_ms, never);
    }
    static LobbySettings settings_with(const std::int64_t& now_ms, const std::int64_t& jumped_ms)
    {
        LobbySettings settings = TestLobby::test_settings();
        settings.clock = [&] { return Now{now_ms + jumped_ms, now_ms}; };
        return settings;
    }

    // Time passes, and clocks are looked at as the host does it again and again.
    void pass(std::chrono::milliseconds time)
    {
        now_ms += time.count();
        tables.lobby.run_clocks();
        tables.run();
    }

    // The system's clock is set by so much, or the server stands still so long.
    void jump(std::chrono::milliseconds by)
    {
        jumped_ms += by.count();
        pass(std::chrono::milliseconds(0));
    }

    std::int64_t now_ms = 1'790'000'000'000;
    std::int64_t jumped_ms = 0;
    TestLobby tables;
};

} // namespace dahut::test
