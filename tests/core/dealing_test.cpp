// Honest dealing against vectors computed without our code (make_dealing_vectors.py).
#include "engine/core/deal_key.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/sealed_random.hpp"
#include "engine/core/witnessed_random.hpp"
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

// The seed is a type without a serialiser: none of the ways by which anything is told works for it.
static_assert(!Printable<Secret>);
static_assert(!Described<Secret>);
static_assert(!std::is_constructible_v<Json, Secret>);

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

TEST_CASE("sealed streams and shuffles agree with independent vectors")
{
    int streams = 0;
    for (const Json& vector : vectors()) {
        for (const Json& expected : vector.at("streams")) {
            const auto purpose = expected.at("purpose").get<std::string>();
            SealedRandom random(key_of(vector).bytes());
            for (const Json& number : expected.at("numbers")) {
                REQUIRE(random.stream(purpose).next() == number.get<std::uint32_t>());
            }

            SealedRandom bounded(key_of(vector).bytes());
            for (const Json& draw : expected.at("draws")) {
                REQUIRE(bounded.stream(purpose).below(draw.at("below").get<std::uint32_t>())
                        == draw.at("drawn").get<std::uint32_t>());
            }

            SealedRandom again(key_of(vector).bytes());
            std::vector<int> cards(24);
            std::iota(cards.begin(), cards.end(), 0);
            shuffle(again.stream(purpose), std::span(cards));
            CHECK(cards == expected.at("shuffled_24").get<std::vector<int>>());
            ++streams;
        }
    }
    CHECK(streams == 7);
}

TEST_CASE("what is drawn for one purpose leaves the other streams alone")
{
    const Secret key = key_of(vectors().at(1));
    SealedRandom mixed(key.bytes());
    SealedRandom alone(key.bytes());
    for (int round = 0; round < 100; ++round) {
        (void)mixed.stream("ships").next();
        REQUIRE(mixed.stream("order cards").next() == alone.stream("order cards").next());
    }
}

TEST_CASE("a witness changes nothing and keeps every draw in order")
{
    const Secret key = key_of(vectors().at(1));
    SealedRandom alone(key.bytes());
    SealedRandom source(key.bytes());
    WitnessedRandom witnessed(source);
    CHECK(witnessed.stream("ships").below(6) == alone.stream("ships").below(6));
    CHECK(witnessed.stream("order cards").next() == alone.stream("order cards").next());
    CHECK(witnessed.stream("ships").below(5) == alone.stream("ships").below(5));

    REQUIRE(witnessed.draws().size() == 3);
    SealedRandom again(key.bytes());
    const std::vector<Draw>& draws = witnessed.draws();
    CHECK((draws[0].purpose == "ships" && draws[0].below == 6 && draws[0].drawn == again.stream("ships").below(6)));
    CHECK((draws[1].purpose == "order cards" && draws[1].below == std::uint64_t{1} << 32U));
    CHECK(draws[1].drawn == again.stream("order cards").next());
    CHECK((draws[2].purpose == "ships" && draws[2].below == 5 && draws[2].drawn == again.stream("ships").below(5)));
}

TEST_CASE("everything that goes into the key changes it")
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
