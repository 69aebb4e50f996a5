// Finished matches and the time that passes for them, for the tests of how long they are kept, and with what.
#pragma once

#include "tests/server/match.hpp"
#include "tests/support/temporary_folder.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>

namespace dahut::test {

// A lobby whose time is what the test says. Only what a test sets goes.
struct Keeping {
    TemporaryFolder folder;
    std::int64_t now_ms = 1'000'000'000;
    LobbySettings settings = TestLobby::test_settings();

    Keeping()
    {
        settings.clock = [this] { return Now{now_ms, now_ms}; };
        settings.tables_most = 100;
    }

    [[nodiscard]] std::filesystem::path file() const { return folder / "dahut.db"; }
    [[nodiscard]] TestLobby lobby() const { return TestLobby(file(), TestLobby::only_pips(), settings); }

    void pass(TestLobby& tables, std::chrono::seconds time)
    {
        tables.clear_away();
        now_ms += std::chrono::milliseconds(time).count();
        tables.clear_away();
    }
};

// A match that has been played to its end, and which everybody has left.
inline Match finished_match(TestLobby& tables)
{
    Match match = started_match(tables);
    play_to_end(tables, {match.anna, match.bela});
    all_go(tables, match);
    return match;
}

// By somebody who then goes.
inline std::string code_of_entering(TestLobby& tables, const std::string& token)
{
    const Person comer = person();
    std::string code = tables.ask(comer, enter_request(token)).value("code", "none");
    tables.lobby.gone(*comer);
    return code;
}

} // namespace dahut::test
