// Undoing: what may be undone, what the match is afterwards, that nobody knows more than before, and that a record has
// what was undone. The tiny game for single cases, random play for all games.
#include "protocol/undo.hpp"

#include "protocol/games.hpp"
#include "protocol/limits.hpp"
#include "protocol/record.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/hosted.hpp"
#include "tests/support/planted.hpp"
#include "tests/tiny/hosted_pips.hpp"
#include "tests/tiny/pips.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace dahut;

namespace {

// A match with its past, whose seats act and undo.
class UndoableMatch {
public:
    UndoableMatch(const HostedGame& game, int seats, std::uint64_t seed)
        : random_(seed), record_{std::string(game.name()),
                                 std::string(game.rules_version()),
                                 "table",
                                 std::get<Json>(game.complete_options(Json::object(), seats)),
                                 std::vector<Holder>(static_cast<std::size_t>(seats), BotKind::random),
                                 FastDealing{seed},
                                 {},
                                 {},
                                 {}}
    {
        match_ = game.start(record_.options, seats, ChanceKey(seed), told_);
    }

    [[nodiscard]] const HostedMatch& match() const { return *match_; }
    [[nodiscard]] const Past& past() const { return past_; }
    [[nodiscard]] const EventTexts& told() const { return told_; }
    [[nodiscard]] Random& random() { return random_; }
    [[nodiscard]] bool is_over() const { return match_->asked().must.empty(); }

    void act(Seat seat, const Json& action)
    {
        std::unique_ptr<HostedMatch> after = match_->clone();
        REQUIRE_FALSE(after->submit(seat, action, told_));
        past_.add({record_.actions.size(), match_, seat, action});
        record_.actions.push_back({seat, 0, action});
        match_ = std::move(after);
    }

    // With all that was undone and every undoing.
    [[nodiscard]] Record record() const
    {
        Record record = record_;
        record.result = match_->outcome();
        record.digest = match_->digest();
        return record;
    }

    // The seat that acts next does something.
    Seat act_somehow()
    {
        const Seat seat = next_to_act(match_->asked(), random_.stream("moods"));
        act(seat, match_->choose(BotKind::random, seat, random_));
        return seat;
    }

    // Why the seat may not undo its latest action; empty if it may.
    [[nodiscard]] std::string refused(Seat seat)
    {
        const std::optional<Refusal> refusal = refuse_undo(past_, seat, random_);
        return refusal ? refusal->code : "";
    }

    void undo(Seat seat)
    {
        std::optional<Past::Undone> undone = past_.undone(*match_, seat);
        REQUIRE(undone);
        match_ = std::move(undone->match);
        told_ = std::move(undone->told);
        past_ = std::move(undone->past);
        record_.actions.push_back({seat, 0, undo_action()});
    }

private:
    FastRandom random_;
    Record record_;
    std::shared_ptr<const HostedMatch> match_;
    EventTexts told_;
    Past past_;
};

std::string seen_by(const HostedMatch& match, const Perspective& eyes)
{
    std::string text;
    match.write_view(text, eyes);
    return text;
}

std::string asked_of(const HostedMatch& match, Seat seat)
{
    std::string text;
    match.write_rows(text, seat, Style::named);
    return text;
}

// In the tiny game.
Json first_card(const HostedMatch& match, Seat seat) { return first_answer(rows_of(match, seat)); }

UndoableMatch three_at_pips() { return {hosted_pips(), 3, 4}; }

void choose_first_card(UndoableMatch& match, Seat seat) { match.act(seat, first_card(match.match(), seat)); }

int matches_of_each() { return std::getenv("DAHUT_NIGHTLY") != nullptr ? 40 : 4; }

} // namespace

TEST_CASE("before anybody has acted there is nothing to undo")
{
    UndoableMatch match = three_at_pips();
    CHECK(match.refused(Seat(0)) == "nothing_to_undo");
    choose_first_card(match, Seat(0));
    CHECK(match.refused(Seat(1)) == "nothing_to_undo");
}

TEST_CASE("what is undone has not been, but the digest remembers it")
{
    UndoableMatch match = three_at_pips();
    const std::string before = seen_by(match.match(), AllSeeing{});
    choose_first_card(match, Seat(0));
    const std::string digest = match.match().digest();
    REQUIRE(match.refused(Seat(0)).empty());
    match.undo(Seat(0));
    CHECK(seen_by(match.match(), AllSeeing{}) == before);
    CHECK(events_of(match.told(), AllSeeing{}) == Json::parse(R"([{"type":"undone","seat":0}])"));
    CHECK(match.match().digest() != digest);
    CHECK(match.refused(Seat(0)) == "nothing_to_undo");
}

TEST_CASE("a secret choice can be undone until it is revealed, whoever else has chosen")
{
    UndoableMatch match = three_at_pips();
    choose_first_card(match, Seat(0));
    choose_first_card(match, Seat(1));
    REQUIRE(match.refused(Seat(0)).empty());
    match.undo(Seat(0));
    const Json view = view_of(match.match(), the_public);
    CHECK(view["have_chosen"] == Json::parse("[1]"));
    CHECK(match.match().asked().must.contains(Seat(0)));

    choose_first_card(match, Seat(0));
    choose_first_card(match, Seat(2));
    CHECK(match.refused(Seat(0)) == "undo_too_late");
    CHECK(match.refused(Seat(1)) == "undo_too_late");
    CHECK(match.refused(Seat(2)) == "undo_learned");
}

// Of all cards in play the first seat holds the one and the twos, and so knows that the others' are fives. Who watches
// does not know that it knows.
TEST_CASE("what a seat could foresee, but nobody knew that, is not undone, for that would tell what it holds")
{
    using pips::Card;
    pips::State state;
    state.seats = 2;
    state.hands = {pips::Hand{Card(1), Card(2), Card(2)}, pips::Hand{Card(5), Card(5)}};
    state.chosen[1] = Card(5);
    const HostedPlanted<pips::Pips> game;
    EventTexts told;
    const auto seedling = game.start(std::get<Json>(game.complete_options(Json::object(), 2)), 2, ChanceKey(1), told);
    Past past;
    past.add({0, planted_in(*seedling, state), Seat(0), Json{{"type", "choose"}, {"card", 1}}});
    FastRandom random(1);
    const std::optional<Refusal> refusal = refuse_undo(past, Seat(0), random);
    REQUIRE(refusal);
    CHECK(refusal->code == "undo_learned");
}

TEST_CASE("so many actions can be undone, one after the other, and no more")
{
    UndoableMatch match = three_at_pips();
    for (std::size_t action = 0; action < limits::undo_reach + 1; ++action) {
        match.act(Seat(0), first_card(match.match(), Seat(0)));
    }
    for (std::size_t undone = 0; undone < limits::undo_reach; ++undone) {
        REQUIRE(match.refused(Seat(0)).empty());
        match.undo(Seat(0));
    }
    CHECK(match.refused(Seat(0)) == "nothing_to_undo");
}

namespace {

// The match is what it was before the action in every eye, and the action can be done again with the same events.
void check_turned_back(UndoableMatch& match, const HostedMatch& before, Seat actor, int seats)
{
    const Past::Undone undone = match.past().undone(match.match(), actor).value();
    CHECK(seen_by(*undone.match, AllSeeing{}) == seen_by(before, AllSeeing{}));
    for (const Seat seat : SeatSet::first(seats)) {
        CHECK(seen_by(*undone.match, Viewer(seat)) == seen_by(before, Viewer(seat)));
        CHECK(asked_of(*undone.match, seat) == asked_of(before, seat));
    }
    const std::string told = match.told().all();
    const Json action = match.past().since_latest_of(actor).front().action;
    match.undo(actor);
    match.act(actor, action);
    CHECK(match.told().all() == told);
}

struct Counts {
    int undone = 0;
    int refused = 0;
};

// The record, read as one that comes from outside, gives the same match again; and another one if what was undone is
// left out of it, for the digest remembers that.
void check_record(const Record& record)
{
    const auto difference = [](const Record& one) {
        const std::variant<Record, Refusal> read = read_record(record_to_json(one).dump());
        std::variant<Rerun, Refusal> begun = Rerun::begin(std::get<Record>(read), all_games());
        Rerun& rerun = std::get<Rerun>(begun);
        while (!rerun.at_end()) {
            REQUIRE_FALSE(rerun.step());
        }
        return rerun.difference();
    };
    CHECK_FALSE(difference(record));
    Record forgetful = record;
    const auto undoing =
        std::ranges::find_if(forgetful.actions, [](const RecordedAction& one) { return is_undo(one.action); });
    REQUIRE(undoing != forgetful.actions.end());
    forgetful.actions.erase(undoing - 1, undoing + 1);
    CHECK(difference(forgetful));
}

// A whole match at random in which everything is undone once that can be.
Counts play_undoing(const HostedGame& game, int seats, std::uint64_t seed)
{
    UndoableMatch match(game, seats, seed);
    Counts counts;
    while (!match.is_over()) {
        const Seat actor = match.act_somehow();
        if (match.is_over() || !match.refused(actor).empty()) {
            ++counts.refused;
            continue;
        }
        const std::shared_ptr<const HostedMatch> before = match.past().since_latest_of(actor).front().before;
        check_turned_back(match, *before, actor, seats);
        ++counts.undone;
    }
    check_record(match.record());
    return counts;
}

int seats_for(const HostedGame& game, int round)
{
    return game.seats_fewest() + round % (game.seats_most() - game.seats_fewest() + 1);
}

} // namespace

TEST_CASE("after an undoing that is allowed everybody is where they were, and the record has it, in all games")
{
    for (const HostedGame* const game : all_games()) {
        Counts all;
        for (int round = 0; round < matches_of_each(); ++round) {
            const Counts counts = play_undoing(*game, seats_for(*game, round), static_cast<std::uint64_t>(round));
            all.undone += counts.undone;
            all.refused += counts.refused;
        }
        CHECK(all.undone > 0);
        CHECK(all.refused > 0);
        std::printf("undo: %d actions of %s undone and done again, %d that could not be undone\n", all.undone,
                    std::string(game->name()).c_str(), all.refused);
    }
}
