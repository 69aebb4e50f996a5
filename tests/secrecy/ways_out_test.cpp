// What a deal is made from is the same in all worlds, since it is sealed; so it is looked for in all that leaves a
// server. That the rest is the same in every world prove ways_out.hpp and the games' own files.
#include "protocol/games.hpp"
#include "tests/secrecy/sealed_table.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace dahut;
using namespace dahut::test;

namespace {

// Whether the text has so many digits in a row of those of the secret: a part of a key is as good as half of it.
bool holds_part_of(const std::string& text, const std::string& secret)
{
    constexpr std::size_t digits = 10;
    for (std::size_t first = 0; first + digits <= secret.size(); ++first) {
        if (text.find(secret.substr(first, digits)) != std::string::npos) {
            return true;
        }
    }
    return false;
}

} // namespace

TEST_CASE("No part of a secret that seals a deal or opens a seat leaves a server before the match is over")
{
    for (const HostedGame* const game : all_games()) {
        const TemporaryFolder folder;
        const SealedTable table = sealed_table(folder / "dahut.db", *game);
        REQUIRE(table.left.texts.size() > 30);
        REQUIRE(table.secrets.size() > 7);
        std::vector<std::string> texts = table.left.texts;
        texts.insert(texts.end(), table.left.log.begin(), table.left.log.end());
        for (const std::string& text : texts) {
            INFO("leak: a key is in: " << text);
            const auto is_in = [&text](const std::string& secret) { return holds_part_of(text, secret); };
            CHECK(std::ranges::none_of(table.secrets, is_in));
            CHECK((text.find(R"("type":"seated")") != std::string::npos || std::ranges::none_of(table.tokens, is_in)));
        }
    }
}
