// Journals that a disk has damaged, one entry on each line: what can be read is written as it was; the table is there
// again, frozen, or not there at all; and whatever people do there next harms nobody else's server.
#include "protocol/fields.hpp"
#include "protocol/games.hpp"
#include "server/archive/finished_match.hpp"
#include "server/table/history.hpp"
#include "server/table/restore.hpp"
#include "server/table/tokens.hpp"
#include "tests/fuzz/memory_lobby.hpp"
#include "tests/fuzz/stored_tables.hpp"
#include "tests/fuzz/targets.hpp"

#include <algorithm>
#include <array>

namespace dahut::fuzz {

namespace {

constexpr std::size_t entries_most = 200;

StoredTable stored_in(std::string_view bytes)
{
    StoredTable stored{std::string(the_table), {}};
    while (!bytes.empty() && stored.entries.size() < entries_most) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(bytes.size(), line.size() + 1));
        stored.entries.push_back({1000, std::string(line)});
    }
    return stored;
}

void check_entry(const std::string& text)
{
    const std::optional<TableEntry> entry = from_journal(text);
    if (!entry) {
        return;
    }
    const Entry written = to_journal(*entry, 1000);
    const std::optional<TableEntry> again = from_journal(written.text);
    expect(again.has_value(), "an entry that was read can be read again");
    expect(to_journal(*again, 1000) == written, "an entry is written as it was read");
}

// Nothing that a table is told by may show what is its own until the end.
void check_facts(const Table& table)
{
    const std::string facts = facts_text(table.facts({}, FactsFor::others));
    for (const std::optional<std::string>& secret :
         {std::optional(seat_token(the_table, 0)), std::optional(contribution_of(the_table, 0))}) {
        expect(!holds(facts, *secret), "a table's facts have no secrets");
    }
}

void check_record(const StoredTable& stored)
{
    const std::optional<FinishedMatch> finished = finished_match_of(stored);
    if (!finished) {
        return;
    }
    const auto begun = Rerun::begin(finished->record, all_games());
    if (const auto* refusal = std::get_if<Refusal>(&begun)) {
        expect(!refusal->sentence.empty(), "a record that cannot be played says why");
    }
}

// A table that comes out well comes out the same again of what it would write.
void check_again(const StoredTable& stored, const Table& table)
{
    StoredTable written{stored.id, {}};
    for (const Entry& entry : stored.entries) {
        const std::optional<TableEntry> read = from_journal(entry.text);
        if (!read) {
            return;
        }
        written.entries.push_back(to_journal(*read, entry.at_ms));
    }
    const std::optional<Table> again = restore_table(written, all_games());
    expect(again && facts_text(again->facts({}, FactsFor::members)) == facts_text(table.facts({}, FactsFor::members)),
           "a table comes out the same again");
    const bool same_match = (table.match() == nullptr) == (again->match() == nullptr)
                            && (table.match() == nullptr || table.match()->digest() == again->match()->digest());
    expect(same_match, "its match comes out the same again");
}

// Everything that somebody with a token can ask at a table.
std::vector<Json> requests_at_table()
{
    return {{{"type", "start"}, {"id", "r2"}},
            {{"type", "act"}, {"id", "r3"}, {"decision", 1}, {"action", {{"type", "pass"}}}},
            {{"type", "seat_bot"}, {"id", "r4"}, {"seat", 1}, {"bot", "random"}},
            {{"type", "unseat"}, {"id", "r5"}, {"seat", 1}},
            {{"type", "contribute"}, {"id", "r6"}, {"contribution", std::string(64, '5')}},
            {{"type", "resync"}, {"id", "r7"}},
            {{"type", "publish"}, {"id", "r8"}},
            {{"type", "leave"}, {"id", "r9"}}};
}

void check_answered(MemoryLobby& lobby, const std::shared_ptr<Listener>& somebody, const Json& request)
{
    const std::size_t before = somebody->heard.size();
    lobby.carry_out(somebody, std::get<ClientMessage>(read_message(request.dump())));
    int answers = 0;
    for (std::size_t index = before; index < somebody->heard.size(); ++index) {
        const Json said = Json::parse(*somebody->heard[index]);
        answers += said.value("id", "") == request.at("id").get<std::string>() ? 1 : 0;
        expect(said.value("code", "") != "internal_error", "a damaged table is frozen: " + said.dump());
    }
    expect(answers == 1, "a request is answered once");
}

void visit(MemoryLobby& lobby, const std::string& token)
{
    const std::shared_ptr<Listener> somebody = lobby.listener();
    check_answered(lobby, somebody, {{"type", "enter"}, {"id", "r1"}, {"token", token}});
    for (const Json& request : requests_at_table()) {
        if (somebody->role() && !somebody->closed) {
            check_answered(lobby, somebody, request);
        }
    }
    lobby.let_go(*somebody);
}

void check_visits(const StoredTable& stored, const Table& table)
{
    MemoryJournal& journal = Machinery::get().journal();
    journal.clear();
    const std::array<Addition, 1> all{Addition{stored.id,
                                               0,
                                               stored.entries,
                                               {key_of(table.charter().watch), key_of(table.charter().invitation),
                                                key_of(seat_token(the_table, 0)), key_of(seat_token(the_table, 1))},
                                               {}}};
    static_cast<void>(journal.append(all));
    MemoryLobby lobby;
    for (const std::string& token : {table.charter().watch, seat_token(the_table, 1), seat_token(the_table, 0)}) {
        visit(lobby, token);
    }
    for (const char* eyes : {"public", "0", "all"}) {
        const ApiAnswer replay = lobby.await(lobby.lobby().archive().replay(stored.id, eyes, seat_token(the_table, 0)));
        expect(Json::accept(*replay.body), "a replay is JSON");
    }
}

} // namespace

void check_journals(std::string_view bytes)
{
    const StoredTable stored = stored_in(bytes);
    for (const Entry& entry : stored.entries) {
        check_entry(entry.text);
    }
    check_record(stored);
    const std::optional<Table> table = restore_table(stored, all_games());
    if (!table) {
        return;
    }
    check_facts(*table);
    check_again(stored, *table);
    check_visits(stored, *table);
}

} // namespace dahut::fuzz
