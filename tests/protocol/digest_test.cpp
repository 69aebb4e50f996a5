// The digest of a match, against values computed by other means and along whole matches.
#include "protocol/digest.hpp"
#include "tests/protocol/hosted_ys.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/hosted.hpp"

using namespace dahut;

namespace {

// The text of a list without its brackets, as the JSON library writes it.
std::string inside_of(const Json& list)
{
    const std::string text = list.dump();
    return text.substr(1, text.size() - 2);
}

} // namespace

TEST_CASE("The digest is a chain of SHA-256 over lines of compact JSON")
{
    Digest digest;
    CHECK(digest.text() == std::string(64, '0'));
    digest.add("");
    CHECK(digest.text() == "c563275778e95476f8450fd4f82ceb9f6fca85466c65935f4f2c59b236c576d2");
    digest.add(R"({"type":"named","name":"Kővár \"7\"","turn":1})");
    CHECK(digest.text() == "77ec006abb064898cfd8a0829b0442dfe101a624a563ee5a94802170bb33f905");
}

TEST_CASE("A match's digest follows from the events that its all-seeing replay tells")
{
    RandomMatch match(ys_as_hosted(), 4, 8);
    Digest digest;
    do {
        digest.add(inside_of(events_of(match.told(), AllSeeing{})));
        REQUIRE(match.now().digest() == digest.text());
    } while (match.step());
}

TEST_CASE("A simulated match has the digest of the same match played again")
{
    const SimulationPlan plan{2, 4, {BotKind::random, BotKind::greedy, BotKind::random, BotKind::greedy}, Checks::none};
    int compared = 0;
    const SimulationResult result =
        ys_as_hosted().simulate(default_options(), plan, [&compared](const PlayedMatch& played) {
            EventTexts told;
            const auto match = ys_as_hosted().start(default_options(), 4, ChanceKey(played.seed), told);
            for (const auto& [seat, action] : played.actions) {
                REQUIRE_FALSE(match->submit(seat, action, told));
            }
            CHECK(played.digest == match->digest());
            CHECK(played.outcome == *match->outcome());
            ++compared;
        });
    CHECK(compared == 2);
    CHECK(result.actions > 100);
}
