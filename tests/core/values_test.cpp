// The small values that every game is written with: seats, ranged numbers, short lists, hashes.
#include "engine/core/events.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/require.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/small_list.hpp"
#include "tests/support/catch.hpp"

#include <optional>
#include <vector>

namespace dahut {
namespace {

using Numbers = SmallList<int, 4>;

std::vector<int> numbers_of(SeatSet seats)
{
    std::vector<int> numbers;
    for (const Seat seat : seats) {
        numbers.push_back(seat.number());
    }
    return numbers;
}

TEST_CASE("a set of seats is walked in ascending order, whatever the order of insertion")
{
    SeatSet seats;
    seats.insert(Seat(7));
    seats.insert(Seat(0));
    seats.insert(Seat(3));
    CHECK(numbers_of(seats) == std::vector<int>{0, 3, 7});
    CHECK(seats.size() == 3);
    seats.erase(Seat(0));
    CHECK(numbers_of(seats) == std::vector<int>{3, 7});
    CHECK_FALSE(seats.contains(Seat(0)));
    CHECK(numbers_of(SeatSet::first(seats_max)).size() == seats_max);
    CHECK(SeatSet::first(0).empty());
}

TEST_CASE("a ranged number knows its bounds and its position")
{
    using Quarter = Ranged<struct QuarterTag, 1, 4>;
    CHECK(Quarter().number() == 1);
    CHECK(Quarter(4).index() == 3);
    CHECK(Quarter::at_index(1) == Quarter(2));
    CHECK(Quarter::holds(4));
    CHECK_FALSE(Quarter::holds(0));
    CHECK_FALSE(Quarter::holds(5'000'000'000));
    CHECK_THROWS_AS(Quarter(0), InvariantViolation);
    CHECK_THROWS_AS(Quarter(5), InvariantViolation);
}

TEST_CASE("a short list keeps its order and forgets what was removed")
{
    Numbers list{5, 3, 5, 1};
    list.remove(5);
    CHECK(list == Numbers{3, 5, 1});
    list.pop_back();
    list.push_back(9);
    CHECK(list == Numbers{3, 5, 9});
    CHECK(list.contains(9));
    CHECK_FALSE(list.contains(1));
    CHECK(list.front() == 3);
    CHECK(list.back() == 9);
    list.clear();
    CHECK(list.empty());
    CHECK_THROWS_AS(list.pop_back(), InvariantViolation);
    CHECK_THROWS_AS(list.back(), InvariantViolation);
    CHECK_THROWS_AS(list.remove(9), InvariantViolation);
    CHECK_THROWS_AS((Numbers{1, 2, 3, 4, 5}), InvariantViolation);
}

TEST_CASE("an event for one seat is heard by that seat alone")
{
    Events<int> events;
    events.tell(1);
    events.tell_only(Seat(2), 2);
    const auto heard_by = [&events](Viewer viewer) {
        std::vector<int> heard;
        events.for_viewer(viewer, [&heard](int event) { heard.push_back(event); });
        return heard;
    };
    CHECK(heard_by(the_public) == std::vector<int>{1});
    CHECK(heard_by(Seat(0)) == std::vector<int>{1});
    CHECK(heard_by(Seat(2)) == std::vector<int>{1, 2});
}

struct Pair {
    Seat seat;
    std::optional<Seat> other;
    static constexpr Several fields{field("seat", &Pair::seat), field("other", &Pair::other)};
};

std::string hash_of(const Pair& pair)
{
    Hash hash;
    hash.add(pair);
    return hash.text();
}

TEST_CASE("hashes tell values apart, absent from default and an order from another")
{
    CHECK(Hash().text() == "cbf29ce484222325");
    CHECK(hash_of({Seat(1), std::nullopt}) == hash_of({Seat(1), std::nullopt}));
    CHECK(hash_of({Seat(1), std::nullopt}) != hash_of({Seat(1), Seat(0)}));
    CHECK(hash_of({Seat(1), Seat(2)}) != hash_of({Seat(2), Seat(1)}));
}

TEST_CASE("hashes of lists longer than a word depend on every element and on the length")
{
    const auto hash_of_list = [](const std::vector<Seat>& seats) {
        Hash hash;
        hash.add(seats);
        return hash.text();
    };
    const std::vector<Seat> zeros(9);
    for (std::size_t place = 0; place < zeros.size(); ++place) {
        std::vector<Seat> other = zeros;
        other[place] = Seat(1);
        CHECK(hash_of_list(other) != hash_of_list(zeros));
        other.resize(place);
        CHECK(hash_of_list(other) != hash_of_list(zeros));
    }
}

} // namespace
} // namespace dahut
