// Checks honest dealing against vectors that other code has computed (make_dealing_vectors.py).
#include "engine/core/chance.hpp"
#include "engine/core/events.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>
#include <ostream>
#include <type_traits>
#include <vector>

namespace dahut {
namespace {

using Json = nlohmann::json;

template <typename T>
concept Printable = requires(std::ostream& out, const T& value) { out << value; };

// Secrets and keys have no serialiser: nothing that prints or describes values works for them.
static_assert(!Printable<Secret> && !Printable<ChanceKey>);
static_assert(!Described<Secret> && !Described<ChanceKey>);
static_assert(!std::is_constructible_v<Json, Secret> && !std::is_constructible_v<Json, ChanceKey>);

std::vector<Json> vectors()
{
    std::ifstream file(DAHUT_SOURCE_DIR "/tests/core/dealing_vectors.json");
    return Json::parse(file).at("vectors").get<std::vector<Json>>();
}

Bytes32 bytes_of(const Json& hex) { return bytes_from_hex(hex.get<std::string>()).value(); }

Secret key_of(const Json& vector)
{
    std::vector<std::optional<Bytes32>> contributions;
    for (const Json& one : vector.at("contributions")) {
        contributions.push_back(one.is_null() ? std::nullopt : std::optional(bytes_of(one)));
    }
    const auto text = [&](const char* name) { return vector.at(name).get<std::string>(); };
    const std::string table = text("table");
    const std::string game = text("game");
    const std::string options = text("options");
    return deal_key(Secret(bytes_of(vector.at("secret"))), {table, game, options, contributions});
}

TEST_CASE("commitments and keys agree with independent vectors")
{
    REQUIRE(vectors().size() == 3);
    for (const Json& vector : vectors()) {
        CHECK(commitment_to(Secret(bytes_of(vector.at("secret")))) == vector.at("commitment").get<std::string>());
        CHECK(to_hex(key_of(vector).bytes()) == vector.at("key").get<std::string>());
    }
}

// The stream of a purpose from its beginning, with the numbers drawn from it.
struct FromTheStart {
    FromTheStart(const Secret& key, std::string_view purpose) : drawing(ChanceKey(key), purpose, position, draws) {}
    std::uint32_t position = 0;
    Draws draws;
    Drawing drawing;
};

TEST_CASE("sealed streams and shuffles agree with independent vectors")
{
    int streams = 0;
    for (const Json& vector : vectors()) {
        for (const Json& expected : vector.at("streams")) {
            const auto purpose = expected.at("purpose").get<std::string>();
            FromTheStart plain(key_of(vector), purpose);
            for (const Json& number : expected.at("numbers")) {
                REQUIRE(plain.drawing.next() == number.get<std::uint32_t>());
            }

            FromTheStart bounded(key_of(vector), purpose);
            for (const Json& draw : expected.at("draws")) {
                REQUIRE(bounded.drawing.below(draw.at("below").get<std::uint32_t>())
                        == draw.at("drawn").get<std::uint32_t>());
            }

            FromTheStart again(key_of(vector), purpose);
            std::vector<int> cards(24);
            std::iota(cards.begin(), cards.end(), 0);
            shuffle(again.drawing, std::span(cards));
            CHECK(cards == expected.at("shuffled_24").get<std::vector<int>>());
            ++streams;
        }
    }
    CHECK(streams == 7);
}

enum class Purpose : std::uint8_t { ships, order_cards };

} // namespace

template <>
inline constexpr std::array words<Purpose>{std::string_view("ships"), std::string_view("order cards")};

namespace {

using Log = Events<int>;

TEST_CASE("a stream continues where it was left, in a copy too, and does not move other streams")
{
    for (const ChanceKey& key : {ChanceKey(key_of(vectors().at(1))), ChanceKey(17)}) {
        Log log;
        Chance<Purpose> whole(key);
        std::vector<std::uint32_t> numbers;
        Drawing ships = whole.stream(Purpose::ships, log);
        for (int count = 0; count < 100; ++count) {
            numbers.push_back(ships.next());
        }
        Chance<Purpose> parts(key);
        for (int count = 0; count < 100; ++count) {
            Chance<Purpose> copy = parts;
            REQUIRE(copy.stream(Purpose::ships, log).next() == numbers[static_cast<std::size_t>(count)]);
            REQUIRE(parts.stream(Purpose::ships, log).next() == numbers[static_cast<std::size_t>(count)]);
            (void)parts.stream(Purpose::order_cards, log).next();
        }
    }
}

TEST_CASE("different keys give different numbers, and a plain number gives those of the fast generator")
{
    Log log;
    CHECK(Chance<Purpose>(ChanceKey(1)).stream(Purpose::ships, log).next()
          != Chance<Purpose>(ChanceKey(2)).stream(Purpose::ships, log).next());
    CHECK(Chance<Purpose>(ChanceKey(1)).stream(Purpose::ships, log).next() == FastRandom(1).stream("ships").next());
}

TEST_CASE("every draw is noted in order, and forgotten with the events")
{
    Log log;
    Chance<Purpose> chance{ChanceKey(key_of(vectors().at(1)))};
    const std::uint32_t first = chance.stream(Purpose::ships, log).below(6);
    const std::uint32_t second = chance.stream(Purpose::order_cards, log).next();
    const std::uint32_t third = chance.stream(Purpose::ships, log).below(5);
    CHECK(log.draws()
          == Draws{{"ships", 6, first}, {"order cards", std::uint64_t{1} << 32U, second}, {"ships", 5, third}});
    log.clear();
    CHECK(log.draws().empty());
}

TEST_CASE("every input of the key changes it")
{
    const Secret secret(sha256(Bytes32{}));
    const Bytes32 mine = sha256(Bytes32{1});
    const Bytes32 yours = sha256(Bytes32{2});
    const std::vector<std::optional<Bytes32>> people{mine, yours};
    const std::vector<std::optional<Bytes32>> swapped{yours, mine};
    const std::vector<std::optional<Bytes32>> with_bot{mine, std::nullopt};
    const std::vector<Secret> keys{
        deal_key(secret, {"t1", "ys", "{}", people}),           deal_key(Secret(mine), {"t1", "ys", "{}", people}),
        deal_key(secret, {"t2", "ys", "{}", people}),           deal_key(secret, {"t1", "pips", "{}", people}),
        deal_key(secret, {"t1", "ys", R"({"a":"b"})", people}), deal_key(secret, {"t1", "ys", "{}", swapped}),
        deal_key(secret, {"t1", "ys", "{}", with_bot}),
    };
    for (std::size_t one = 0; one < keys.size(); ++one) {
        CHECK(std::count(keys.begin(), keys.end(), keys[one]) == 1);
    }
}

TEST_CASE("only 64 lower-case hexadecimal digits are read as bytes")
{
    const std::string good = to_hex(sha256(Bytes32{}));
    CHECK(bytes_from_hex(good) == sha256(Bytes32{}));
    CHECK_FALSE(bytes_from_hex(""));
    CHECK_FALSE(bytes_from_hex(good.substr(1)));
    CHECK_FALSE(bytes_from_hex(good + "0"));
    CHECK_FALSE(bytes_from_hex("g" + good.substr(1)));
    CHECK_FALSE(bytes_from_hex("A" + good.substr(1)));
    CHECK_FALSE(bytes_from_hex(" " + good.substr(1)));
}

TEST_CASE("drawn secrets differ") { CHECK_FALSE(Secret::drawn() == Secret::drawn()); }

} // namespace
} // namespace dahut
