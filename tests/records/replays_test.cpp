// What is kept of how finished matches looked: for the records of every game, the same as their rules show.
#include "protocol/games.hpp"
#include "server/archive/seen_match.hpp"
#include "server/archive/shortening.hpp"
#include "server/gzip.hpp"
#include "server/kept_text.hpp"
#include "server/limits.hpp"
#include "tests/records/kept_records.hpp"
#include "tests/support/every_game.hpp"

#include <algorithm>
#include <cstdio>

using namespace dahut;

namespace {

// More than the largest of the records needs now.
constexpr std::size_t kept_bytes_most = 20'000;

std::vector<SeenMatch> seen_of(const Record& record)
{
    const auto seen = see_again(record, all_games(), all_eyes(record.seats.size()), [] { return false; });
    REQUIRE(std::holds_alternative<std::vector<SeenMatch>>(seen));
    return std::get<std::vector<SeenMatch>>(seen);
}

// As a former version has kept it.
std::string in_the_first_format(std::span<const SeenMatch> seen)
{
    std::string lines = "dahut-replay/1 " + std::to_string(seen.size()) + "\n" + *seen.front().draws + "\n";
    for (const SeenMatch& one : seen) {
        lines += one.view + "\n";
    }
    for (const SeenMatch& one : seen) {
        lines += std::to_string(one.events.told) + " " + one.events.text + "\n";
    }
    for (std::size_t step = 0; step < seen.front().steps.size(); ++step) {
        for (const SeenMatch& one : seen) {
            lines += std::to_string(one.steps[step].told) + " " + one.steps[step].text + "\n";
        }
    }
    return gzipped(lines);
}

const EveryGame
    seen_alike("the replays that are kept of {} are those that its rules show", []<Game G, Bot<G> Greedy>() {
        std::size_t most = 0;
        const std::vector<Record> records = records_of(kept_library(G::name));
        for (const Record& record : records) {
            const std::vector<SeenMatch> seen = seen_of(record);
            const std::string replay = kept_replay(seen, record);
            most = std::max(most, replay.size());
            const std::vector<Perspective> eyes = all_eyes(record.seats.size());
            for (std::size_t index = 0; index < eyes.size(); ++index) {
                const std::optional<SeenMatch> read = seen_in(replay, eyes[index], record);
                REQUIRE(read);
                CHECK(replay_text(match_of(record), *read) == replay_text(match_of(record), seen[index]));
            }
            CHECK_FALSE(seen_in(replay, Viewer(Seat(static_cast<int>(record.seats.size()))), record));
        }
        std::printf("replays: %zu matches of %s, %zu bytes at most\n", records.size(), std::string(G::title).c_str(),
                    most);
        CHECK(most < kept_bytes_most);
    });

} // namespace

TEST_CASE("a damaged replay is none")
{
    const Record record = records_of(kept_library("ys")).front();
    const std::string replay = kept_replay(seen_of(record), record);
    CHECK(seen_in(replay, AllSeeing{}, record));
    CHECK_FALSE(seen_in("", AllSeeing{}, record));
    CHECK_FALSE(seen_in(replay.substr(0, replay.size() / 2), AllSeeing{}, record));
    std::string other = replay;
    other[other.size() / 2] = static_cast<char>(~other[other.size() / 2]);
    CHECK_FALSE(seen_in(other, AllSeeing{}, record));
    Record shorter = record;
    shorter.actions.pop_back();
    CHECK_FALSE(seen_in(replay, AllSeeing{}, shorter));
    Record longer = record;
    longer.actions.push_back(record.actions.back());
    CHECK_FALSE(seen_in(replay, AllSeeing{}, longer));
    for (const std::string text :
         {"", "another format\n", "dahut-replay/1 \n", "dahut-replay/1 99\n", "dahut-replay/2 3",
          "dahut-replay/1 3\n[]\nview\nview\nview\nno number\n0 []\n0 []\n", "dahut-replay/2 3\n\n[]\n",
          "dahut-replay/2 3\nword\n\xff\n"}) {
        INFO(text);
        CHECK_FALSE(seen_in(gzipped(text), AllSeeing{}, record));
    }
}

TEST_CASE("lines are said by others, and words by bytes, and both are read again")
{
    const std::vector<std::string> others{"abcdef", "abxyef"};
    for (const std::string line : {"abcdef", "abxyef", "abxef", "", "abcdefabcdef", "other", "1,2,3", "ab,ef"}) {
        INFO(line);
        CHECK(line_said(said_by_others(line, others), others) == line);
    }
    CHECK(said_by_others("abxyef", others) == "1");
    for (const std::string said : {"", "2", "0,7,0,", "0,0,7,", "0,1", "x,1,1,", "0,-1,0,"}) {
        INFO(said);
        CHECK_FALSE(line_said(said, others));
    }
    const std::string text = R"({"seat":1,"seat":[2],"other":{"seat":"x","seats":"seat"}} "" "un)";
    const std::string short_text = with_short_words(text);
    CHECK(short_text.size() - short_text.find('\n') - 1 < text.size());
    CHECK(with_whole_words(short_text, text.size()) == text);
    CHECK_FALSE(with_whole_words(short_text, text.size() - 1));
    const std::string foreign = R"({"name":"B\u00e9la","name":"Béla"})";
    CHECK(with_short_words(foreign) == "\n" + foreign);
    CHECK(with_whole_words("\n" + foreign, 100) == foreign);
    CHECK_FALSE(with_whole_words("\"a\"\n\xff", 100));
}

TEST_CASE("a replay that a former version has kept is read, and kept in fewer bytes")
{
    for (const std::string_view game : {"ys", "yspahan", "magna-carta"}) {
        const Record record = records_of(kept_library(game)).front();
        const std::vector<SeenMatch> seen = seen_of(record);
        const std::string former = in_the_first_format(seen);
        const std::optional<std::string> anew = kept_anew(former, record);
        REQUIRE(anew);
        CHECK(anew == kept_replay(seen, record));
        CHECK(anew->size() * 5 < former.size() * 4);
        CHECK_FALSE(kept_anew(*anew, record));
        CHECK_FALSE(kept_anew(former.substr(9), record));
        const std::string in_more = gzipped(*text_kept(*anew, limits::kept_replay_bytes));
        CHECK(seen_in(in_more, AllSeeing{}, record));
        CHECK(kept_anew(in_more, record) == anew);
        const std::vector<Perspective> eyes = all_eyes(record.seats.size());
        for (std::size_t index = 0; index < eyes.size(); ++index) {
            const std::optional<SeenMatch> read = seen_in(former, eyes[index], record);
            REQUIRE(read);
            CHECK(replay_text(match_of(record), *read) == replay_text(match_of(record), seen[index]));
        }
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

TEST_CASE("what is kept for ever is read again, unless it is damaged, or longer than it may be")
{
    std::string text = "some text, ";
    for (int number = 0; number < 1000; ++number) {
        text += std::to_string(number * number);
    }
    const std::string bytes = kept_text(text);
    CHECK(bytes.size() < gzipped(text).size());
    CHECK(text_kept(bytes, text.size()) == text);
    CHECK(text_kept(gzipped(text), text.size()) == text);
    CHECK_FALSE(text_kept(bytes, text.size() - 1));
    CHECK_FALSE(text_kept(gzipped(text), text.size() - 1));
    CHECK(text_kept(kept_text(""), 0) == "");
    CHECK_FALSE(text_kept(bytes + "more", text.size()));
    CHECK_FALSE(text_kept("", 1));
    for (std::size_t place = 0; place < bytes.size(); ++place) {
        INFO(place);
        CHECK_FALSE(text_kept(std::string_view(bytes).substr(0, place), text.size()));
        std::string damaged = bytes;
        damaged[place] = static_cast<char>(~damaged[place]);
        CHECK_FALSE(text_kept(damaged, text.size()));
    }
}
