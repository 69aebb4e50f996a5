// Rows stand for exactly the actions they were made from, and for few rows at that.
#include "engine/core/random.hpp"
#include "engine/ys/action.hpp"
#include "engine/ys/ys.hpp"
#include "protocol/rows.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <string>

using namespace dahut;

namespace {

// Appends every combination of one value per field, from `field` on.
void expand(const Json& row, const Json::const_iterator& field, Json action, std::multiset<std::string>& actions)
{
    if (field == row.end()) {
        actions.insert(action.dump());
        return;
    }
    const auto next = std::next(field);
    if (field.key() == "type") {
        action["type"] = *field;
        expand(row, next, action, actions);
        return;
    }
    for (const Json& value : *field) {
        action[field.key()] = value;
        expand(row, next, action, actions);
    }
}

std::multiset<std::string> expanded(const Json& rows)
{
    std::multiset<std::string> actions;
    for (const Json& row : rows) {
        expand(row, row.begin(), Json::object(), actions);
    }
    return actions;
}

std::multiset<std::string> listed(const std::vector<ys::Action>& actions)
{
    std::multiset<std::string> texts;
    for (const ys::Action& action : actions) {
        texts.insert(to_json(action).dump());
    }
    return texts;
}

} // namespace

TEST_CASE("A full product is one row")
{
    std::vector<ys::Action> actions;
    for (const int broker : {0, 3}) {
        for (const ys::Face face : all_of<ys::Face>()) {
            for (const ys::Location where : {ys::Location::port1, ys::Location::blue2}) {
                actions.emplace_back(ys::PlaceBroker{ys::Broker(broker), face, where});
            }
        }
    }
    CHECK(to_rows(actions).dump()
          == R"([{"type":"place","broker":[0,3],"face":["up","down"],"where":["port1","blue2"]}])");
}

TEST_CASE("What is no product takes several rows and allows nothing more")
{
    const std::vector<ys::Action> actions{ys::SwapBrokers{ys::BrokerNumber(0), ys::BrokerNumber(1)},
                                          ys::SwapBrokers{ys::BrokerNumber(0), ys::BrokerNumber(2)},
                                          ys::SwapBrokers{ys::BrokerNumber(1), ys::BrokerNumber(2)}, ys::Pass{}};
    CHECK(expanded(to_rows(actions)) == listed(actions));
}

TEST_CASE("In whole random matches rows stand for exactly the legal actions")
{
    FastRandom random(7);
    Stream& chance = random.stream("test");
    Events<ys::Event> events;
    ys::State state = ys::Ys::start({}, 4, random, events);
    std::vector<ys::Action> legal;
    int decisions = 0;
    std::size_t longest = 0;
    for (Asked asked = ys::Ys::to_act(state); !asked.must.empty(); asked = ys::Ys::to_act(state)) {
        const Seat seat = *asked.must.begin();
        ys::Ys::legal(state, seat, legal);
        const Json rows = to_rows(legal);
        REQUIRE(expanded(rows) == listed(legal));
        longest = std::max(longest, rows.dump().size());
        ys::Ys::apply(state, seat, pick(chance, legal), events);
        ++decisions;
    }
    CHECK(decisions > 150);
    CHECK(longest < 2048);
}
