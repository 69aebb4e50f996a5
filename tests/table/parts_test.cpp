// How entries reach the parts of a table.
#include "server/table/parts.hpp"

#include "tests/support/catch.hpp"

using namespace dahut;

namespace {

// Of this part nothing but what it lists is called.
struct Listener {
    using Takes = EntryKinds<entry::Said, entry::Resumed>;
    void take(const entry::Said&) { ++said; }
    void take(const entry::Resumed&, std::int64_t at_ms) { resumed_ms = at_ms; }

    int said = 0;
    std::int64_t resumed_ms = 0;
};

} // namespace

TEST_CASE("whether all kinds of entries are taken by some part is known when it is compiled")
{
    STATIC_REQUIRE_FALSE(detail::Coverage<TableEntry, Listener>::complete);
    STATIC_REQUIRE(detail::Coverage<std::variant<entry::Said, entry::Resumed>, Listener>::complete);
    STATIC_REQUIRE(detail::Coverage<std::variant<entry::Said>, std::optional<Listener>>::complete);
}

TEST_CASE("an entry is given to the parts that take its kind, with its moment if they want that")
{
    Listener listener;
    offer(listener, entry::Said{}, 7);
    offer(listener, entry::Paused{}, 8);
    CHECK(listener.said == 1);
    CHECK(listener.resumed_ms == 0);
    offer(listener, entry::Resumed{}, 9);
    CHECK(listener.resumed_ms == 9);
}

TEST_CASE("a part that a table does not have takes nothing")
{
    std::optional<Listener> listener;
    give(listener, entry::Said{}, 0);
    CHECK_FALSE(listener.has_value());
    listener.emplace();
    give(listener, entry::Said{}, 0);
    CHECK(listener->said == 1);
}
