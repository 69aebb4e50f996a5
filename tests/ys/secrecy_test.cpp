// A first test of secrecy. It exchanges what is hidden from a viewer in random states, and nothing that the viewer is
// shown, offered or refused may change. The full proof, over the wire, is a separate test.
#include "engine/ys/ys.hpp"
#include "tests/support/arbitrary.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <vector>

namespace dahut::ys {
namespace {

const std::vector<Viewer> viewers{Seat(0), Seat(1), Seat(2), Seat(3), the_public};

// Exchanges what `viewer` cannot know: for each other seat its brokers behind the screen, face down and bid; the cards
// in hands and the cards nobody has seen; and the ships to come.
class OtherWorld {
public:
    OtherWorld(const State& state, Viewer viewer, Stream& chance) : state_(state), viewer_(viewer), chance_(chance)
    {
        for (int seat = 0; seat < state.seats; ++seat) {
            exchange_brokers(Seat(seat));
        }
        exchange_characters();
        shuffle(chance_, std::span(state_.ships.begin() + state_.ships_arrived, state_.ships.end()));
    }

    [[nodiscard]] const State& state() const { return state_; }

private:
    [[nodiscard]] bool is_hidden(const PlacedBroker& broker, Seat owner) const
    {
        const bool own = viewer_ == owner && state_.options.blind_own == Switch::off;
        const bool seen = viewer_ && broker.seen_by.contains(*viewer_);
        return broker.on_board != 0 && broker.face == Face::down && broker.side == side_of(owner) && !own && !seen;
    }

    void exchange_brokers(Seat owner)
    {
        std::vector<Broker> pool;
        const bool others = viewer_ != owner;
        if (others) {
            take_behind(owner, pool);
        }
        for (const PlacedBroker& broker : state_.brokers) {
            if (is_hidden(broker, owner)) {
                pool.push_back(broker.value);
            }
        }
        shuffle(chance_, std::span(pool));
        for (PlacedBroker& broker : state_.brokers) {
            if (is_hidden(broker, owner)) {
                broker.value = pool.back();
                pool.pop_back();
            }
        }
        if (others) {
            put_behind(owner, pool);
        }
    }

    void take_behind(Seat owner, std::vector<Broker>& pool)
    {
        for (int value = Broker::lowest; value <= Broker::highest; ++value) {
            pool.insert(pool.end(), state_.of(owner).behind[static_cast<std::size_t>(value)], Broker(value));
        }
        state_.of(owner).behind = {};
    }

    // A bid is also counted behind the screen, so any two of those brokers may be the bid.
    void put_behind(Seat owner, const std::vector<Broker>& pool)
    {
        Player& player = state_.of(owner);
        for (const Broker broker : pool) {
            ++player.behind[static_cast<std::size_t>(broker.index())];
        }
        if (player.bid) {
            player.bid = Bid{std::max(pool[0], pool[1]), std::min(pool[0], pool[1])};
        }
    }

    // Shuffles the other hands, the face-down piles and the three undealt characters. Each place gets as many as
    // before.
    void exchange_characters()
    {
        std::vector<Character> pool = characters_out_of_sight();
        shuffle(chance_, std::span(pool));
        const auto draw = [&pool] {
            const Character character = pool.back();
            pool.pop_back();
            return character;
        };
        for (int number = 0; number < state_.seats; ++number) {
            if (viewer_ != Seat(number)) {
                redeal_hand(state_.of(Seat(number)), draw);
            }
        }
        for (QuarterState& quarter : state_.quarters) {
            std::generate(quarter.pile.begin() + quarter.turned, quarter.pile.end(), draw);
        }
    }

    template <typename Draw>
    static void redeal_hand(Player& player, const Draw& draw)
    {
        const int cards = player.hand.size();
        const int fresh = player.fresh.size();
        player.hand.clear();
        player.fresh.clear();
        for (int card = 0; card < cards; ++card) {
            const Character character = draw();
            player.hand.insert(character);
            if (card < fresh) {
                player.fresh.insert(character);
            }
        }
    }

    [[nodiscard]] std::vector<Character> characters_out_of_sight() const
    {
        Choices<Character> seen = state_.left.with(state_.played);
        for (const QuarterState& quarter : state_.quarters) {
            if (quarter.character && quarter.character != Character::blue_edged) {
                seen.insert(*quarter.character);
            }
        }
        if (viewer_) {
            seen.join(state_.of(*viewer_).hand);
        }
        std::vector<Character> unseen;
        for (int card = 0; card < yellow_edged_characters; ++card) {
            if (!seen.contains(static_cast<Character>(card))) {
                unseen.push_back(static_cast<Character>(card));
            }
        }
        return unseen;
    }

    State state_;
    Viewer viewer_;
    Stream& chance_;
};

// Everything that this viewer would be shown, offered and refused.
struct Shown {
    Shown(const State& state, Viewer viewer, const std::vector<Action>& tried) : view(Ys::view(state, viewer))
    {
        const Asked to_act = Ys::to_act(state);
        asked = to_act;
        if (viewer) {
            const Rows<Action> rows = legal_rows<Ys>(state, *viewer);
            legal = rows.listed();
            for (const Action& action : tried) {
                refusals.push_back(rows.holds(action) ? std::nullopt
                                                      : std::optional(Ys::why_not(state, *viewer, action)));
            }
        }
    }
    bool operator==(const Shown&) const = default;

    View view;
    Asked asked;
    std::vector<Action> legal;
    std::vector<std::optional<Rejection>> refusals;
};

std::vector<Action> wrong_actions()
{
    std::vector<Action> actions(60);
    std::generate(actions.begin(), actions.end(),
                  [number = std::uint64_t{0}]() mutable { return nth_value<Action>(number++ * 0x9e3779b9U); });
    return actions;
}

// Calls look(state) in every state of random matches.
template <typename Look>
void in_random_matches(int matches, Look&& look)
{
    for (int match = 0; match < matches; ++match) {
        const auto number = static_cast<std::uint64_t>(match);
        FastStream chance(seed_of_purpose(number, "random play"));
        Events<Event> events;
        State state = Ys::start(nth_value<Options>(number), 4, ChanceKey(number), events);
        Rows<Action> rows;
        for (Asked asked = Ys::to_act(state); !asked.must.empty(); asked = Ys::to_act(state)) {
            look(state);
            const bool free_will = !asked.may.empty() && pick_below(chance, 3) == 0;
            const Seat seat = free_will ? *asked.may.begin() : *asked.must.begin();
            Ys::legal(state, seat, rows);
            events.clear();
            Ys::apply(state, seat, rows.nth(pick_below(chance, rows.size())), events);
        }
        look(state);
    }
}

TEST_CASE("exchanging hidden facts changes nothing that a viewer is shown, offered or refused (ys 10)")
{
    const std::vector<Action> tried = wrong_actions();
    FastStream chance(1);
    int pairs = 0;
    int really_different = 0;
    int noticed = 0;
    in_random_matches(64, [&](const State& state) {
        for (const Viewer viewer : viewers) {
            const OtherWorld other(state, viewer, chance);
            ++pairs;
            really_different += other.state() == state ? 0 : 1;
            noticed += Shown(state, viewer, tried) == Shown(other.state(), viewer, tried) ? 0 : 1;
        }
    });
    CHECK(noticed == 0);
    CHECK(pairs > 50'000);
    CHECK(really_different > pairs * 9 / 10);
}

TEST_CASE("the exchanged states add up too, so that they could be the true ones")
{
    FastStream chance(2);
    int wrong = 0;
    in_random_matches(8, [&](const State& state) {
        for (const Viewer viewer : viewers) {
            wrong += Ys::check_state(OtherWorld(state, viewer, chance).state()) ? 1 : 0;
        }
    });
    CHECK(wrong == 0);
}

TEST_CASE("the owner of the exchanged facts notices, so the comparison can fail")
{
    FastStream chance(3);
    int noticed = 0;
    in_random_matches(8, [&](const State& state) {
        const OtherWorld other(state, Seat(0), chance);
        for (const Seat owner : {Seat(1), Seat(2), Seat(3)}) {
            noticed += Shown(state, owner, {}) == Shown(other.state(), owner, {}) ? 0 : 1;
        }
    });
    CHECK(noticed > 1000);
}

TEST_CASE("events about a broker placed face down leave out its value, wherever it is placed (ys 10)")
{
    in_random_matches(16, [](const State& state) {
        for (const Seat seat : SeatSet::first(4)) {
            for (const Action& action : legal_rows<Ys>(state, seat).listed()) {
                const auto* place = std::get_if<PlaceBroker>(&action);
                if (place == nullptr || place->face == Face::up || place->where != Location::port3) {
                    continue;
                }
                State next = state;
                Events<Event> told;
                Ys::apply(next, seat, action, told);
                const auto* placed = std::get_if<BrokerPlaced>(&told.all().front().event);
                REQUIRE(placed != nullptr);
                REQUIRE_FALSE(placed->value);
            }
        }
    });
}

} // namespace
} // namespace dahut::ys
