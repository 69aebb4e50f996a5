// Changes between views: small, and applied they give the new view exactly.
#include "protocol/changes.hpp"
#include "tests/support/catch.hpp"

using dahut::apply_changes;
using dahut::changes_between;
using dahut::Json;

namespace {

Json after_changes(Json before, const Json& after)
{
    apply_changes(before, changes_between(before, after));
    return before;
}

} // namespace

TEST_CASE("Equal views have no changes")
{
    const Json view = Json::parse(R"({"a": [1, 2], "b": {"c": "d"}})");
    CHECK(changes_between(view, view) == Json::object());
}

TEST_CASE("Only what changed is named, removed keys as null")
{
    const Json before = Json::parse(R"({"kept": 1, "gone": 2, "deep": {"same": 1, "other": 2}})");
    const Json after = Json::parse(R"({"kept": 1, "deep": {"same": 1, "other": 3}, "added": {"x": 1}})");
    CHECK(changes_between(before, after) == Json::parse(R"({"deep": {"other": 3}, "added": {"x": 1}, "gone": null})"));
    CHECK(after_changes(before, after)
          == Json::parse(R"({"kept": 1, "deep": {"same": 1, "other": 3}, "added": {"x": 1}})"));
}

TEST_CASE("Arrays of objects change by position, other arrays and arrays of another length as a whole")
{
    const Json before = Json::parse(R"({"players": [{"gems": [0, 0], "score": 1}, {"gems": [0, 0], "score": 2}]})");
    const Json after = Json::parse(R"({"players": [{"gems": [0, 0], "score": 1}, {"gems": [0, 1], "score": 2}]})");
    CHECK(changes_between(before, after) == Json::parse(R"({"players": {"1": {"gems": [0, 1]}}})"));
    CHECK(after_changes(before, after) == after);

    const Json longer = Json::parse(R"({"players": [{"score": 1}, {"score": 2}, {"score": 3}]})");
    CHECK(changes_between(after, longer) == longer);
    CHECK(after_changes(after, longer) == longer);
}

TEST_CASE("A value can turn into an object and an object into a value")
{
    const Json value = Json::parse(R"({"a": 1})");
    const Json object = Json::parse(R"({"a": {"b": 2}})");
    CHECK(after_changes(value, object) == object);
    CHECK(after_changes(object, value) == value);
}
