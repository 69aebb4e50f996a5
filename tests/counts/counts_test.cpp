// What one action costs, counted: messages and bytes to the four clients of a table, and calls of operator new from the
// request to the last message. Exact numbers over whole games of random play, kept in a text for each game. Whoever
// changes them does so deliberately, with DAHUT_UPDATE_GOLDENS=1, and says why.
#include "protocol/games.hpp"
#include "server/room/guest.hpp"
#include "server/table/table.hpp"
#include "tests/counts/allocations.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/hosted.hpp"

#include <cstdio>

using namespace dahut;

namespace {

struct Counts {
    std::uint64_t actions = 0;
    std::uint64_t messages = 0;
    std::uint64_t bytes = 0;
    std::uint64_t allocations = 0;
};

std::string text_of(const Counts& counts)
{
    return "actions " + std::to_string(counts.actions) + "\nmessages " + std::to_string(counts.messages) + "\nbytes "
           + std::to_string(counts.bytes) + "\nallocations " + std::to_string(counts.allocations) + "\n";
}

constexpr std::uint64_t games = 5;
// All four clients together are sent no more than this for an action, on average over whole games.
constexpr std::uint64_t bytes_goal = 1024;

Table full_table(const HostedGame& game, std::uint64_t seed)
{
    const int seats = game.seats_most();
    entry::Created charter{.game = std::string(game.name()),
                           .rules_version = std::string(game.rules_version()),
                           .name = "Counted",
                           .options = std::get<Json>(game.complete_options(Json::object(), seats)),
                           .seats = seats,
                           .visibility = Visibility::listed,
                           .watching = Watching::allowed,
                           .chance = CustomDealing{seed},
                           .invitation = "invitation",
                           .watch = "watch"};
    Table table("table", std::move(charter), &game);
    for (const Seat seat : SeatSet::first(seats)) {
        table.apply(entry::Joined{seat, "Anna", Bytes32{}, "key " + std::to_string(seat.number())}, 0);
    }
    const MatchStep start = table.work_out_start();
    table.apply(entry::Started{start.after->digest()}, 0, &start);
    return table;
}

// As a room does it (server/room/storing.cpp), without store and sockets: each seat has one client.
void carry_out(Table& table, Seat actor, Json action, Counts& counts)
{
    const std::string id = "r" + std::to_string(++counts.actions);
    const std::uint64_t before = allocations();
    const MatchStep step = std::get<MatchStep>(table.work_out(actor, action));
    const TableEntry acted = entry::Acted{actor, id, std::move(action), step.after->digest()};
    const Entry journaled = to_journal(acted, 0);
    table.apply(acted, 0, &step);
    for (const ViewerStep& viewer : step.viewers) {
        if (viewer.noticed && viewer.stream.viewer) {
            const bool answers = viewer.stream.viewer == actor;
            const Message message =
                message_of(step_text(step, viewer, answers ? std::optional<std::string_view>(id) : std::nullopt));
            ++counts.messages;
            counts.bytes += message->size();
        }
    }
    counts.allocations += allocations() - before;
}

void play(const HostedGame& game, std::uint64_t seed, Counts& counts)
{
    Table table = full_table(game, seed);
    FastRandom random(seed);
    for (Asked asked = table.match()->asked(); !asked.must.empty(); asked = table.match()->asked()) {
        const Seat actor = next_to_act(asked, random.stream("moods"));
        carry_out(table, actor, table.match()->choose(BotKind::random, actor, random), counts);
    }
}

Counts played(const HostedGame& game)
{
    Counts counts;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        play(game, seed, counts);
    }
    return counts;
}

unsigned long long average(std::uint64_t sum, const Counts& counts) { return sum / counts.actions; }

// Matches of this game cost what the text that is kept of it says (docs/performance.md has the goals).
void check_counts(const HostedGame& game)
{
    // What is used again and again has its size once everything was played.
    (void)played(game);
    const Counts counts = played(game);
    std::printf("an action of %s: %llu bytes to four clients, %llu allocations\n", std::string(game.title()).c_str(),
                average(counts.bytes, counts), average(counts.allocations, counts));
    check_golden("tests/counts/" + std::string(game.name()) + ".txt", text_of(counts));
    CHECK(counts.messages <= static_cast<std::uint64_t>(game.seats_most()) * counts.actions);
    CHECK(counts.bytes <= bytes_goal * counts.actions);
}

const EveryGame costs("an action of {} costs as many messages, bytes and allocations as it did",
                      []<Game G, Bot<G> Greedy>() { check_counts(*find_game(all_games(), G::name)); });

} // namespace

TEST_CASE("what is taken from the heap is counted")
{
    const std::uint64_t before = allocations();
    const auto number = std::make_unique<int>(7);
    CHECK(allocations() == before + 1);
    CHECK(*number == 7);
}
