// Finished records: written and read without loss, read strictly, and re-run without trust.
#include "protocol/fields.hpp"
#include "protocol/limits.hpp"
#include "protocol/record.hpp"
#include "tests/server/fake_guest.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/hosted.hpp"

#include <fstream>

using namespace dahut;

namespace {

const std::filesystem::path record_examples =
    std::filesystem::path(DAHUT_SOURCE_DIR) / "protocol" / "examples" / "record";

Json record_example(const std::string& name)
{
    std::ifstream file(record_examples / (name + ".json"));
    return Json::parse(file);
}

bool is_refused(const Json& record) { return std::holds_alternative<Refusal>(read_record(record.dump())); }

// A whole match of the tiny game, each seat giving its first answer.
Record played_match()
{
    Record record{"pips", "1", "table", {}, {BotKind::random, "Anna"}, FastDealing{5}, {}, {}, {}};
    record.options = std::get<Json>(hosted_pips().complete_options(Json::object(), 2));
    EventTexts told;
    const auto match = deal(hosted_pips(), record.table, record.options, 2, record.dealing, told);
    while (!match->asked().must.empty()) {
        const Seat seat = *match->asked().must.begin();
        const Json action = first_answer(rows_of(*match, seat));
        REQUIRE_FALSE(match->submit(seat, action, told));
        record.actions.push_back({seat, 1000, action});
    }
    record.result = *match->outcome();
    record.digest = match->digest();
    return record;
}

std::optional<Refusal> rerun_problem(const Record& record)
{
    std::variant<Rerun, Refusal> begun = Rerun::begin(record, test::TestLobby::only_pips());
    if (const Refusal* refusal = std::get_if<Refusal>(&begun)) {
        return *refusal;
    }
    Rerun& rerun = std::get<Rerun>(begun);
    while (!rerun.at_end()) {
        if (std::optional<Refusal> refusal = rerun.step()) {
            return refusal;
        }
    }
    return rerun.difference();
}

} // namespace

TEST_CASE("a record is written as it was read")
{
    for (const char* name : {"sealed", "fast", "custom"}) {
        const Json json = record_example(name);
        const std::variant<Record, Refusal> record = read_record(json.dump());
        REQUIRE(std::holds_alternative<Record>(record));
        CHECK(record_to_json(std::get<Record>(record)) == json);
    }
}

TEST_CASE("every field of a record has to be there and right")
{
    const Json record = record_example("sealed");
    for (const auto& field : record.items()) {
        Json without = record;
        without.erase(field.key());
        Json wrong = record;
        wrong[field.key()] = 7;
        INFO(field.key());
        CHECK(is_refused(without));
        CHECK(is_refused(wrong));
    }
    Json more = record;
    more["more"] = 1;
    CHECK(is_refused(more));
}

TEST_CASE("objects with more fields than anything needs are refused while they are read")
{
    const auto with_fields = [](int count) {
        Json object = Json::object();
        for (int field = 0; field < count; ++field) {
            object["f" + std::to_string(field)] = Json::object();
        }
        return object;
    };
    CHECK(parse_bounded(with_fields(limits::object_fields).dump()));
    CHECK_FALSE(parse_bounded(with_fields(limits::object_fields + 1).dump()));
    const Json small = with_fields(limits::object_fields);
    CHECK(parse_bounded(Json({small, small, {{"inside", small}}}).dump()));
    CHECK_FALSE(parse_bounded(Json({{{"inside", with_fields(limits::object_fields + 1)}}}).dump()));
    std::string deepest = "{}";
    for (int level = 0; level < limits::nesting_levels; ++level) {
        deepest.insert(0, "[").append("]");
    }
    CHECK(parse_bounded(deepest));
    CHECK_FALSE(parse_bounded("[" + deepest + "]"));
}

TEST_CASE("a record that does not fit together is refused")
{
    Json record = record_example("sealed");
    record["dealing"]["contributions"].push_back("bot");
    CHECK(is_refused(record));
    record = record_example("sealed");
    for (std::size_t seat = 0; seat < record["seats"].size(); ++seat) {
        Json swapped = record;
        swapped["seats"][seat] =
            record["seats"][seat].contains("bot") ? Json{{"player", "Cora"}} : Json{{"bot", "greedy"}};
        CHECK(is_refused(swapped));
    }
    record["actions"][0]["seat"] = 2;
    CHECK(is_refused(record));
    record = record_example("fast");
    record["dealing"]["seed"] = "18446744073709551616";
    CHECK(is_refused(record));
    record = record_example("custom");
    record["dealing"]["commitment"] = record_example("sealed")["dealing"]["commitment"];
    CHECK(is_refused(record));
    record = record_example("sealed");
    record["digest"] = "0123456789abcdef";
    CHECK(is_refused(record));
}

TEST_CASE("a record of a played match re-runs to the same end")
{
    const Record played = played_match();
    const std::variant<Record, Refusal> read = read_record(record_to_json(played).dump());
    REQUIRE(std::holds_alternative<Record>(read));
    CHECK_FALSE(rerun_problem(std::get<Record>(read)));
}

TEST_CASE("a re-run tells every draw, and a custom table draws what a simulation with its seed draws")
{
    const Record simulated = played_match();
    Record custom = simulated;
    custom.dealing = CustomDealing{5};
    CHECK_FALSE(rerun_problem(custom));
    const auto draws_of = [](const Record& record) {
        return std::get<Rerun>(Rerun::begin(record, test::TestLobby::only_pips())).told().draws();
    };
    const Draws draws = draws_of(simulated);
    REQUIRE(draws.size() > 3);
    FastRandom again(5);
    for (const Draw& draw : draws) {
        CHECK(again.stream(draw.purpose).below(static_cast<std::uint32_t>(draw.below)) == draw.drawn);
    }
    CHECK(draws_of(custom) == draws);
}

TEST_CASE("a record that was tampered with does not re-run to the end it claims")
{
    Record other_result = played_match();
    (*other_result.result)["points"][0] = 77;
    CHECK(rerun_problem(other_result));

    Record other_deal = played_match();
    other_deal.dealing = FastDealing{6};
    CHECK(rerun_problem(other_deal));

    Record shorter = played_match();
    shorter.actions.pop_back();
    CHECK(rerun_problem(shorter));

    Record longer = played_match();
    longer.actions.push_back(longer.actions.back());
    CHECK(rerun_problem(longer));

    Record nonsense = played_match();
    nonsense.actions[0].action = {{"type", "nonsense"}};
    CHECK(rerun_problem(nonsense)->code == "bad_message");

    Record unknown = played_match();
    unknown.game = "chess";
    CHECK(rerun_problem(unknown)->code == "unknown_game");

    Record other_rules = played_match();
    other_rules.rules_version = "0";
    CHECK(rerun_problem(other_rules)->code == "other_rules");

    Record lonely = played_match();
    lonely.seats.resize(1);
    CHECK(rerun_problem(lonely)->code == "bad_record");
}
