// What is kept of how finished matches looked: for the records of every game, the same as their rules show.
#include "protocol/games.hpp"
#include "server/archive/seen_match.hpp"
#include "server/gzip.hpp"
#include "tests/records/library.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/golden.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>

using namespace dahut;

namespace {

// More than the largest of the records needs now, a match of four in Ys.
constexpr std::size_t kept_bytes_most = 60'000;

std::vector<Record> records_of(const Library& library)
{
    std::vector<Record> records;
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(DAHUT_SOURCE_DIR) / library.folder)) {
        if (file.path().extension() == ".json") {
            const std::string name = file.path().filename().string();
            const std::variant<Record, Refusal> read =
                read_record(project_file(std::string(library.folder) + "/" + name));
            INFO(name);
            REQUIRE(std::holds_alternative<Record>(read));
            records.push_back(std::get<Record>(read));
        }
    }
    return records;
}

FinishedMatch match_of(const Record& record) { return {record, TableFacts{}, {}, Sight{}}; }

std::vector<SeenMatch> seen_of(const Record& record)
{
    const auto seen = see_again(record, all_games(), all_eyes(record.seats.size()), Cancelled());
    REQUIRE(std::holds_alternative<std::vector<SeenMatch>>(seen));
    return std::get<std::vector<SeenMatch>>(seen);
}

const EveryGame
    seen_alike("the replays that are kept of {} are those that its rules show", []<Game G, Bot<G> Greedy>() {
        std::size_t most = 0;
        const std::vector<Record> records = records_of(kept_library(G::name));
        for (const Record& record : records) {
            const std::vector<SeenMatch> seen = seen_of(record);
            const std::string replay = kept_replay(seen);
            most = std::max(most, replay.size());
            const std::vector<Perspective> eyes = all_eyes(record.seats.size());
            for (std::size_t index = 0; index < eyes.size(); ++index) {
                const std::optional<SeenMatch> read = seen_in(replay, eyes[index]);
                REQUIRE(read);
                CHECK(replay_text(match_of(record), *read) == replay_text(match_of(record), seen[index]));
            }
            CHECK_FALSE(seen_in(replay, Viewer(Seat(static_cast<int>(record.seats.size())))));
        }
        std::printf("replays: %zu matches of %s, %zu bytes at most\n", records.size(), std::string(G::title).c_str(),
                    most);
        CHECK(most < kept_bytes_most);
    });

const EveryGame by_former_rules("a match of {} by former rules cannot be worked out", []<Game G, Bot<G> Greedy>() {
    Record record = records_of(kept_library(G::name)).front();
    record.rules_version += "-former";
    const auto seen = see_again(record, all_games(), all_eyes(record.seats.size()), Cancelled());
    CHECK(std::get<Unseen>(seen) == Unseen::other_rules);
});

} // namespace

TEST_CASE("a damaged replay is none")
{
    const Record record = records_of(kept_library("ys")).front();
    const std::string replay = kept_replay(seen_of(record));
    CHECK(seen_in(replay, AllSeeing{}));
    CHECK_FALSE(seen_in("", AllSeeing{}));
    CHECK_FALSE(seen_in(replay.substr(0, replay.size() / 2), AllSeeing{}));
    std::string other = replay;
    other[other.size() / 2] = static_cast<char>(~other[other.size() / 2]);
    CHECK_FALSE(seen_in(other, AllSeeing{}));
    for (const std::string text : {"", "another format\n", "dahut-replay/1 \n", "dahut-replay/1 99\n",
                                   "dahut-replay/1 3\n[]\nview\nview\nview\nno number\n0 []\n0 []\n"}) {
        INFO(text);
        CHECK_FALSE(seen_in(gzipped(text), AllSeeing{}));
    }
}

TEST_CASE("what was compressed is read again, unless it is longer than it may be")
{
    const std::string text(100'000, 'a');
    CHECK(ungzipped(gzipped(text), text.size()) == text);
    CHECK_FALSE(ungzipped(gzipped(text), text.size() - 1));
    CHECK(ungzipped(gzipped(""), 0) == "");
    CHECK_FALSE(ungzipped(gzipped(text) + "more", text.size()));
    CHECK_FALSE(ungzipped("", 1));
}
