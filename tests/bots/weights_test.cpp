// Files of weights: they are read as they were written, what is wrong with one is said, and those of the repository are
// those that are compiled in.
#include "engine/bots/weights.hpp"
#include "tests/bots/played_states.hpp"
#include "tests/support/catch.hpp"

#include <fstream>
#include <iterator>

namespace dahut {
namespace {

const std::vector<std::string> names{"always", "points", "gold"};

std::string refusal(std::string_view text)
{
    const auto read = read_weights(text, "tiny", names);
    const std::string* const fault = std::get_if<std::string>(&read);
    return fault != nullptr ? *fault : "";
}

TEST_CASE("weights are read as they were written, whatever is said of their origin")
{
    Weights weights;
    weights.models[2] = {1'000'000'000, -4, 0};
    weights.models[4] = {3, 2, 1};
    const std::string text = weights_text(weights, "tiny", names, "one line\nplayers 7");
    CHECK(text
          == "# one line\n# players 7\ngame tiny\nplayers 2\nalways 1000000000\npoints -4\ngold 0\n"
             "players 4\nalways 3\npoints 2\ngold 1\n");
    CHECK(std::get<Weights>(read_weights(text, "tiny", names)) == weights);
    CHECK(weights.of(3) == nullptr);
    CHECK(*weights.of(4) == weights.models[4]);
    CHECK_FALSE(weights.is_empty());
    CHECK(compiled_weights("", "tiny", names).is_empty());
}

TEST_CASE("what is wrong with a file of weights is said with its line")
{
    CHECK(refusal("") == "line 0: these are no weights of tiny");
    CHECK(refusal("game large\n") == "line 1: these are no weights of tiny");
    CHECK(refusal("game tiny\nplayers 1\n") == "line 2: a number of players is missing");
    CHECK(refusal("game tiny\nplayers 9\n") == "line 2: a number of players is missing");
    CHECK(refusal("game tiny\nalways 1\n") == "line 2: a number of players is missing");
    CHECK(refusal("game tiny\nplayers 2\nalways 1\npoints 2\n") == "line 4: the weight of gold is missing");
    CHECK(refusal("game tiny\nplayers 2\nalways 1\ngold 2\n") == "line 4: the weight of points is missing");
    const std::string whole = "game tiny\nplayers 2\nalways 1\npoints 2\ngold 3\n";
    CHECK(refusal(whole).empty());
    CHECK(refusal(whole + "players 2\n") == "line 6: this number of players was there before");
    CHECK(refusal("game tiny\nplayers 2\nalways 1.5\n")
          == "line 3: the weight of always is no whole number, or too large");
    CHECK(refusal("game tiny\nplayers 2\nalways 1000000001\n")
          == "line 3: the weight of always is no whole number, or too large");
}

TEST_CASE("a correction is a whole number of hundredths, and bounded")
{
    CHECK(correction_of({1000, 500, -1}, {3, 5, 999}) == 4);
    CHECK(correction_of({1000, 500, -1}, {-3, -5, 0}) == -5);
    CHECK(correction_of({1'000'000'000, 0, 0}, {feature_most, 0, 0}) == feature_most);
    CHECK(correction_of({1'000'000'000, 0, 0}, {-feature_most, 0, 0}) == -feature_most);
}

TEST_CASE("the weights in the repository are those that are compiled in, and fit the features, in all games")
{
    Games::for_each([]<typename G, typename Greedy>() {
        if constexpr (LearningAdviser<Greedy, G>) {
            std::string name(G::name);
            std::ranges::replace(name, '-', '_');
            std::ifstream file(std::string(DAHUT_SOURCE_DIR) + "/engine/bots/weights/" + name + ".txt");
            const std::string text{std::istreambuf_iterator<char>(file), {}};
            INFO(G::name);
            const Weights weights = compiled_weights(text, G::name, Greedy::feature_names());
            CHECK(weights == Greedy::learned());
        }
    });
}

} // namespace
} // namespace dahut
