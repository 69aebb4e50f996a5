// What is on the wire, in journals and in records, byte for byte as a former Dahut wrote it: databases and records
// that people have kept stay readable, and clients that were written for it go on.
#include "protocol/messages.hpp"
#include "protocol/record.hpp"
#include "protocol/refusal_code.hpp"
#include "server/archive/api_answer.hpp"
#include "server/notices/notice_text.hpp"
#include "server/table/facts.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/golden.hpp"

#include <array>
#include <filesystem>
#include <set>

using namespace dahut;

namespace {

const std::string folder = "tests/server/wire/";

std::string digits(char letter) { return std::string(limits::secret_digits, letter); }

entry::Created charter(entry::Chance chance)
{
    return {.game = "ys",
            .rules_version = "1",
            .name = "Pénteki \"játék\"",
            .options = Json{{"market", "fixed"}},
            .seats = 3,
            .visibility = Visibility::by_link,
            .watching = Watching::allowed,
            .chance = chance,
            .invitation = digits('a'),
            .watch = digits('b'),
            .talk = Talk::all,
            .memory = Memory::unaided,
            .patience = std::chrono::seconds(90)};
}

// Two persons and a bot.
Seating seating()
{
    Seating seating(3);
    seating.take(entry::Joined{Seat(0), "Anna", {}, digits('c')});
    seating.take(entry::BotSeated{Seat(1), BotKind::random});
    seating.take(entry::Joined{Seat(2), "Zoë", {}, digits('d')});
    return seating;
}

std::string facts(const entry::Created& created, const Seating& seated, const Course& course, FactsFor audience,
                  const Circumstances& circumstances = {})
{
    return facts_text(table_facts("0123456789abcdef0123", created, seated, course, circumstances, audience));
}

void add_facts(std::string& text)
{
    const auto add = [&text](const std::string& line) { text += line + "\n"; };
    entry::Created sealed = charter(Secret(Bytes32{}));
    entry::Created custom = charter(CustomDealing{7});
    custom.visibility = Visibility::listed;
    custom.clock = ClockTerms{std::chrono::seconds(600), std::chrono::seconds(10), std::chrono::seconds(60), {}};
    Seating seated = seating();
    add(facts(sealed, Seating(3), {}, FactsFor::others));
    add(facts(sealed, seated, {}, FactsFor::members, {SeatSet::only(Seat(0))}));
    add(facts(custom, seated, {}, FactsFor::others));
    seated.take(entry::Agreed{Seat(0), Seat(2)});
    Accords accords;
    accords.take(entry::AgreedTo{Seat(0), Accord::pause});
    accords.take(entry::AgreedTo{Seat(2), Accord::pause});
    accords.take(entry::AgreedTo{Seat(2), Accord::stop});
    add(facts(custom, seated, {TableStatus::running, Progress::paused}, FactsFor::members,
              {SeatSet::first(2), Certainty::unsure, accords}));
    seated.take(entry::StoodIn{Seat(2), BotKind::greedy});
    sealed.watching = Watching::forbidden;
    add(facts(sealed, seated, {.status = TableStatus::broken, .trouble = "It \"broke\"."}, FactsFor::members));
    const Json result{{"points", {41, 38, 7}}, {"places", {1, 2, 3}}};
    const Circumstances with_result{.result = result};
    const Course over{TableStatus::finished};
    add(facts(sealed, seated, over, FactsFor::others, with_result));
    add(facts(sealed, seated, over, FactsFor::members, with_result));
    add(facts(sealed, seated, {.status = TableStatus::finished, .publication = Publication::published},
              FactsFor::others, with_result));
    seated.take(entry::Replaced{Seat(2), BotKind::greedy});
    add(facts(custom, seated, {TableStatus::closed}, FactsFor::others));
}

void add_messages(std::string& text)
{
    const auto add = [&text](const std::string& line) { text += line + "\n"; };
    const std::array both{NoticeKind::webhook, NoticeKind::mail};
    add(hello_text({}));
    add(hello_text(both));
    const TalkLine line{Seat(1), 1'790'000'000'000, "Well \"played\"!\n"};
    const TalkLine watchers{the_public, 1'790'000'005'000, "Bravo!", "Zoë", Hearers::all};
    add(said_text(line));
    add(said_text(watchers));
    add(talk_text(std::array{line, watchers}));
    add(talk_text({}));
    const auto time = [](int milliseconds) { return std::chrono::milliseconds(milliseconds); };
    add(clock_text(std::array{TimeLeft{Seat(0), time(598'000)}, TimeLeft{Seat(1), time(0), true},
                              TimeLeft{Seat(2), time(412'345), true, TimeLeft::Excused{Excuse::lost, time(95'000)}},
                              TimeLeft{Seat(3), time(1), false, TimeLeft::Excused{Excuse::vacation, time(2)}}}));
    add(clock_text({}));
    add(nudged_text(Seat(1)));
    const Json pass = {{"type", "pass"}};
    add(hint_text("r1", 12, {pass}));
    add(hint_text("r1", 12, {pass, Hint<Json>::Next{pass, {290, 240, -50}}}));
    add(hinted_text(Seat(1)));
    add(notices_text({}));
    add(notices_text({"anna@example.org", "https://hooks.example.org/\"t\""}));
    const KeyringSeat opened{digits('e'), "0123456789abcdef0123", "Pénteki \"játék\"", "ys", Seat(2)};
    add(keyring_text("r1", digits('f'), std::array{opened, opened}));
    add(done_text("r-1_Z"));
    add(refused_text({"", refuse(RefusalCode::bad_message, "Not \"so\".")}));
    add(refused_text({"r1", refuse(RefusalCode::stale_decision, "Over."), R"({"number":8,"rows":[]})"}));
    add(closing_text("stopping", "The server \"stops\"."));
}

void add_tables(std::string& text)
{
    const auto add = [&text](const std::string& line) { text += line + "\n"; };
    const auto table =
        table_facts("0123456789abcdef0123", charter(CustomDealing{7}), seating(), {}, {}, FactsFor::members);
    add(invited_text("r1", table));
    add(seated_text("r1", Seat(2), digits('e'), table));
    add(entered_text("r1", the_public, table));
    add(entered_text("r1", Seat(2), table, SeenBefore::lost));
    add(table_text(table));
}

void add_answers(std::string& text)
{
    text += *api_error(404, "not_found", "There is \"nothing\".").body + "\n";
    const AwaitedPerson about{"0123456789abcdef0123", "Pénteki <játék>",         "ys", "Ys", Seat(2), "Zoë & Anna",
                              1'790'000'000'000,      "https://dahut.example/#x"};
    text += webhook_text({digits('a'), NoticeKind::webhook, "https://hooks.example/", about}) + "\n";
}

// Each field of each example left out, of another type, too long, and beyond all bounds.
void add_refusals(std::string& text, const std::string& file)
{
    const Json message = Json::parse(project_file("protocol/examples/client/" + file));
    const std::array<std::pair<const char*, Json>, 4> wrongs{
        {{"list", Json::array({1})}, {"long", std::string(600, 'x')}, {"below", -1}, {"hidden", "a\u2060b"}}};
    const auto add = [&](const std::string& field, const char* what, const Json& asked) {
        const auto read = read_message(asked.dump());
        Json line = Json::array({file, field, what});
        if (const BadMessage* const bad = std::get_if<BadMessage>(&read)) {
            line.push_back(bad->id);
            line.push_back(bad->why.code);
            line.push_back(bad->why.sentence);
        }
        text += line.dump() + "\n";
    };
    for (const auto& field : message.items()) {
        Json without = message;
        without.erase(field.key());
        add(field.key(), "missing", without);
        for (const auto& [what, value] : wrongs) {
            Json wrong = message;
            wrong[field.key()] = value;
            add(field.key(), what, wrong);
        }
    }
}

} // namespace

TEST_CASE("every kind of entry is read from a journal that was kept, and written as it was")
{
    std::set<std::size_t> kinds;
    const std::string journal = project_file(folder + "journal.jsonl");
    for (const std::string_view line : lines_of(journal)) {
        INFO(line);
        const std::optional<TableEntry> entry = from_journal(line);
        REQUIRE(entry);
        CHECK(to_journal(*entry, 0).text == line);
        kinds.insert(entry->index());
    }
    CHECK(kinds.size() == std::variant_size_v<TableEntry>);
}

TEST_CASE("every kind of record is read as it was kept, and written as it was")
{
    const std::string records = project_file(folder + "records.jsonl");
    REQUIRE(lines_of(records).size() == std::variant_size_v<Dealing>);
    for (const std::string_view line : lines_of(records)) {
        INFO(line);
        const std::variant<Record, Refusal> record = read_record(line);
        REQUIRE(std::holds_alternative<Record>(record));
        CHECK(record_text(std::get<Record>(record)) == line);
    }
}

TEST_CASE("what the server says is written as it is kept")
{
    std::string text;
    add_messages(text);
    add_tables(text);
    add_facts(text);
    add_answers(text);
    check_golden(folder + "told.jsonl", text);
}

TEST_CASE("what is wrong with a request is said as it is kept")
{
    std::set<std::string> files;
    for (const auto& file :
         std::filesystem::directory_iterator(std::string(DAHUT_SOURCE_DIR) + "/protocol/examples/client")) {
        files.insert(file.path().filename().string());
    }
    std::string text;
    for (const std::string& file : files) {
        add_refusals(text, file);
    }
    check_golden(folder + "refusals.jsonl", text);
}
