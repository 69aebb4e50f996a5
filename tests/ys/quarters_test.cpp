// ys 4: scoring a quarter.
#include "tests/ys/position.hpp"

#include <tuple>

namespace dahut::ys {
namespace {

using enum Location;

// 12.2. The rules text leaves the places of some brokers open; those are our choice.
Position quarter_of_the_example()
{
    Position position;
    position.ship(1, Colour::blue, Gem::red, Gem::green);
    position.turn_up(1, Character::spy);
    for (const auto& [value, where] : {std::pair(4, palace1), std::pair(3, port1), std::pair(2, commerce1)}) {
        position.put(blue, value, where);
    }
    position.put(yellow, 4, port1);
    position.put(yellow, 4, commerce1);
    position.put(purple, 3, port1, Face::down);
    position.put(purple, 3, commerce1);
    position.put(orange, 4, commerce1, Face::down);
    position.put(orange, 1, palace1);
    position.before(yellow, {3, 2, 1});
    position.before(orange, {4, 1, 0});
    return position;
}

// Blue and Orange, first and second, in a quarter with this ship.
Position two_in_quarter(Colour big, Gem first, Gem second)
{
    Position position;
    position.ship(1, big, first, second);
    position.turn_up(1, Character::spy);
    position.put(blue, 4, palace1);
    position.put(orange, 3, palace1);
    return position;
}

TEST_CASE("12.2: Blue takes blue and red, Yellow blue, Purple green, Orange nothing")
{
    Position position = quarter_of_the_example();
    position.begin_scoring();
    CHECK(position.tells(QuarterRanked{Quarter(1),
                                       {{side_of(blue), Strength(9)},
                                        {side_of(yellow), Strength(8)},
                                        {side_of(purple), Strength(6)},
                                        {side_of(orange), Strength(5)}}}));
    REQUIRE(position.asks(blue, Stage::taking_gems));
    position.act(blue, TakeGem{Gem::blue});
    position.act(blue, TakeGem{Gem::red});
    REQUIRE(position.asks(yellow, Stage::taking_gems));
    position.act(yellow, TakeGem{Gem::blue});
    CHECK(position.tells(GemTaken{side_of(purple), Gem::green, GemSource::ship}));
    CHECK(position.of(blue).gems == std::array<std::uint8_t, 4>{1, 0, 0, 1});
    CHECK(position.of(yellow).gems == std::array<std::uint8_t, 4>{1, 0, 0, 0});
    CHECK(position.of(purple).gems == std::array<std::uint8_t, 4>{0, 1, 0, 0});
    CHECK(position.of(orange).gems == std::array<std::uint8_t, 4>{});
}

TEST_CASE("12.2: Yellow wins the port, and the commerce on what lies before the screens, Blue takes the card")
{
    Position position = quarter_of_the_example();
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::blue});
    position.act(blue, TakeGem{Gem::red});
    position.act(yellow, TakeGem{Gem::blue});
    CHECK(position.tells(AreaWon{port1, side_of(yellow), Strength(4)}));
    CHECK(position.tells(BlackGemTaken{side_of(yellow)}));
    CHECK(position.of(yellow).black == 1);
    CHECK(position.tells(TieDecided{
        .contest = Contest::area,
        .area = commerce1,
        .total = Strength(4),
        .contenders = {{side_of(yellow), Strength(6), OrderCard(3)}, {side_of(orange), Strength(5), OrderCard(2)}},
        .by = TieBreak::before_screen}));
    CHECK(position.tells(PointsScored{side_of(yellow), Points(3), ScoreCause::commerce}));
    CHECK(position.points_of(yellow) == 3);
    CHECK(position.points_of(orange) == 0);
    CHECK(position.tells(CardWon{side_of(blue), Character::spy}));
    CHECK(position.of(blue).hand.contains(Character::spy));
}

TEST_CASE("only the face-down brokers of this quarter are revealed (ys 4.1)")
{
    Position position = quarter_of_the_example();
    position.put(blue, 1, port2, Face::down);
    position.put(blue, 1, red1, Face::down);
    position.begin_scoring();
    CHECK(position.all<BrokerRevealed>()
          == std::vector<BrokerRevealed>{{BrokerNumber(5), side_of(purple), Broker(3), port1},
                                         {BrokerNumber(7), side_of(orange), Broker(4), commerce1}});
    CHECK(position.state.at(BrokerNumber(9)).face == Face::down);
    CHECK(position.state.at(BrokerNumber(10)).face == Face::down);
}

TEST_CASE("a revealed broker lies face up for all to see while its quarter is scored (ys 4.1, 10)")
{
    Position position = quarter_of_the_example();
    CHECK_FALSE(position.seen_by(the_public).brokers[7]->value);
    position.begin_scoring();
    REQUIRE(position.asks(blue, Stage::taking_gems));
    CHECK(position.seen_by(the_public).brokers[7]
          == BrokerView{side_of(orange), commerce1, Face::up, Broker(4), std::nullopt});
}

TEST_CASE("a player is present with a broker of any value (ys 4.1)")
{
    Position position;
    position.put(blue, 0, port1);
    position.put(orange, 1, palace1);
    position.begin_scoring();
    CHECK(position.tells(QuarterRanked{Quarter(1), {{side_of(orange), Strength(1)}, {side_of(blue), Strength(0)}}}));
}

TEST_CASE("brokers are summed up over the three areas of the quarter (ys 4.2)")
{
    Position position;
    position.put(blue, 4, port1);
    position.put(orange, 3, port1);
    position.put(orange, 1, commerce1);
    position.put(orange, 1, palace1);
    position.put(blue, 4, port2); // which counts elsewhere
    position.begin_scoring();
    CHECK(position.tells(QuarterRanked{Quarter(1), {{side_of(orange), Strength(5)}, {side_of(blue), Strength(4)}}}));
}

TEST_CASE("first takes two gems, second one of the two left, third the last (ys 4.3)")
{
    Position position = two_in_quarter(Colour::blue, Gem::red, Gem::green);
    position.put(yellow, 1, palace1);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::blue});
    position.act(blue, TakeGem{Gem::blue});
    position.act(orange, TakeGem{Gem::green});
    CHECK(position.all<GemTaken>()
          == std::vector<GemTaken>{{side_of(orange), Gem::green, GemSource::ship},
                                   {side_of(yellow), Gem::red, GemSource::ship}});
}

TEST_CASE("a gem that is not on the ship any more cannot be taken (ys 4.3)")
{
    Position position = two_in_quarter(Colour::blue, Gem::red, Gem::green);
    position.begin_scoring();
    CHECK(position.offered<TakeGem>(blue) == std::vector<TakeGem>{{Gem::blue}, {Gem::green}, {Gem::red}});
    position.act(blue, TakeGem{Gem::red});
    CHECK(position.refusal(blue, TakeGem{Gem::red}) == "no_such_gem");
    CHECK(position.refusal(orange, TakeGem{Gem::blue}) == "not_asked");
}

TEST_CASE("gems that nobody claims stay in the bank (ys 4.3)")
{
    Position position = two_in_quarter(Colour::blue, Gem::red, Gem::green);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::red});
    position.act(blue, TakeGem{Gem::green});
    CHECK(position.of(blue).gems == std::array<std::uint8_t, 4>{0, 1, 0, 1});
    CHECK(position.of(orange).gems == std::array<std::uint8_t, 4>{1, 0, 0, 0});
    CHECK(position.state.gems_paid == 3);
}

TEST_CASE("the only one present takes two of the four gems (ys 4.3)")
{
    Position position;
    position.ship(1, Colour::blue, Gem::red, Gem::green);
    position.put(blue, 0, commerce1);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::blue});
    position.act(blue, TakeGem{Gem::green});
    CHECK(position.state.gems_paid == 2);
    CHECK_FALSE(position.asks(blue, Stage::taking_gems));
}

TEST_CASE("nobody is asked which of two equal gems to take (ys 13 R5)")
{
    Position position = two_in_quarter(Colour::blue, Gem::red, Gem::green);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::red});
    position.act(blue, TakeGem{Gem::green});
    CHECK(position.tells(GemTaken{side_of(orange), Gem::blue, GemSource::ship}));
}

TEST_CASE("a white gem becomes at once a gem of the taker's choice, before the next is taken (ys 4.3, 13 R13)")
{
    Position position = two_in_quarter(Colour::blue, Gem::red, Gem::white);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::white});
    REQUIRE(position.asks(blue, Stage::colouring_gem));
    CHECK(position.state.gems_paid == 0);
    CHECK(position.offered<ChooseColour>(blue).size() == 4);
    position.act(blue, ChooseColour{Colour::yellow});
    CHECK(position.tells(GemColoured{side_of(blue), Colour::yellow}));
    CHECK(position.gem_count(blue, Colour::yellow) == 1);
    CHECK(position.asks(blue, Stage::taking_gems));
}

TEST_CASE("the third takes a white gem that is left and chooses its colour (ys 4.3)")
{
    Position position = two_in_quarter(Colour::blue, Gem::red, Gem::white);
    position.put(yellow, 1, palace1);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::blue});
    position.act(blue, TakeGem{Gem::red});
    position.act(orange, TakeGem{Gem::blue});
    CHECK(position.tells(GemTaken{side_of(yellow), Gem::white, GemSource::ship}));
    REQUIRE(position.asks(yellow, Stage::colouring_gem));
    position.act(yellow, ChooseColour{Colour::red});
    CHECK(position.gem_count(yellow, Colour::red) == 1);
}

TEST_CASE("the areas follow when all gems are taken (ys 13 R13)")
{
    Position position = two_in_quarter(Colour::blue, Gem::red, Gem::white);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::blue});
    CHECK(position.all<AreaWon>().empty());
    position.act(blue, TakeGem{Gem::red});
    CHECK(position.all<AreaWon>().empty());
    position.act(orange, TakeGem{Gem::blue});
    CHECK(position.all<AreaWon>() == std::vector<AreaWon>{{palace1, side_of(blue), Strength(4)}});
}

TEST_CASE("an area without anybody pays nothing, and its character leaves the game (ys 4.4)")
{
    Position position;
    position.turn_up(1, Character::queen);
    position.put(blue, 4, port1);
    position.begin_scoring();
    position.play_until(Stage::ordering_columns);
    CHECK(position.of(blue).black == 1);
    CHECK(position.points_of(blue) == 0);
    CHECK(position.state.left.contains(Character::queen));
}

TEST_CASE("a quarter without anybody pays nobody and its character leaves the game (ys 4.4)")
{
    Position position;
    position.turn_up(3, Character::queen);
    position.begin_scoring();
    CHECK(position.tells(CharacterLeft{Quarter(3), Character::queen}));
    CHECK(position.all<CharacterLeft>().size() == 4);
    CHECK(position.all<GemTaken>().empty());
    CHECK(position.all<QuarterRanked>().empty());
    CHECK(position.state.gems_paid == 0);
}

TEST_CASE("everybody takes the brokers home before the next quarter is revealed (ys 4.5)")
{
    Position position = quarter_of_the_example();
    position.put(blue, 1, port2, Face::down);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::blue});
    position.act(blue, TakeGem{Gem::red});
    position.act(yellow, TakeGem{Gem::blue});
    const auto& told = position.told.all();
    const auto place_of = [&told](const Event& event) {
        return std::find_if(told.begin(), told.end(), [&event](const auto& one) { return one.event == event; });
    };
    const auto home = place_of(QuarterWentHome{Quarter(1)});
    const auto revealed = place_of(BrokerRevealed{BrokerNumber(9), side_of(blue), Broker(1), port2});
    REQUIRE(home != told.end());
    REQUIRE(revealed != told.end());
    CHECK(home < revealed);
    REQUIRE(position.asks(blue, Stage::taking_gems));
    CHECK(position.state.scoring == Quarter(2));
    // All brokers except those in quarter 2 and before the screens.
    CHECK(position.of(blue).behind == BrokerCounts{2, 2, 1, 3, 2});
    CHECK(position.of(purple).behind == team);
}

TEST_CASE("a lone 0-broker wins its area and its quarter (ys 4.6)")
{
    Position position;
    position.turn_up(1, Character::queen);
    position.put(yellow, 0, palace1);
    position.begin_scoring();
    REQUIRE(position.asks(yellow, Stage::taking_gems));
    position.play_until(Stage::ordering_columns);
    CHECK(position.of(yellow).hand.contains(Character::queen));
    CHECK(position.state.gems_paid == 2);
}

TEST_CASE("Prince and King resolve the moment they are won and never enter a hand (ys 7.1 c, 7.3)")
{
    for (const auto& [character, points, cause] :
         {std::tuple(Character::prince, 4, ScoreCause::prince), std::tuple(Character::king, 5, ScoreCause::king)}) {
        Position position = two_in_quarter(Colour::blue, Gem::red, Gem::green);
        position.turn_up(1, character);
        position.begin_scoring();
        position.act(blue, TakeGem{Gem::red});
        position.act(blue, TakeGem{Gem::green});
        CHECK(position.tells(CardWon{side_of(blue), character}));
        CHECK(position.tells(PointsScored{side_of(blue), Points(points), cause}));
        CHECK(position.points_of(blue) == points);
        CHECK(position.of(blue).hand.empty());
        CHECK(position.of(blue).played == 0);
    }
}

TEST_CASE("a blue-edged card is one coloured gem of free choice at once (ys 7.1 c, 7.3)")
{
    Position position(4);
    position.ship(1, Colour::blue, Gem::red, Gem::green);
    position.put(blue, 4, palace1);
    position.begin_scoring();
    position.act(blue, TakeGem{Gem::blue});
    position.act(blue, TakeGem{Gem::red});
    CHECK(position.tells(CardWon{side_of(blue), Character::blue_edged}));
    REQUIRE(position.asks(blue, Stage::blue_edged_gem));
    CHECK(position.offered<ChooseColour>(blue).size() == 4);
    position.act(blue, ChooseColour{Colour::blue});
    CHECK(position.gem_count(blue, Colour::blue) == 2);
    CHECK(position.of(blue).hand.empty());
}

TEST_CASE("a blue-edged card that nobody wins leaves the game (ys 4.4)")
{
    Position position(4);
    position.put(blue, 4, port2);
    position.begin_scoring();
    CHECK(position.tells(CharacterLeft{Quarter(1), Character::blue_edged}));
    CHECK(position.state.blue_edged_left == 3);
}

TEST_CASE("quarters are scored one after another, 1 to 4 (ys 3.4)")
{
    Position position;
    for (const Location where : {port4, port3, port2, port1}) {
        position.put(blue, 3 - static_cast<int>(where) / 3, where);
    }
    position.begin_scoring();
    for (const int quarter : {1, 2, 3, 4}) {
        REQUIRE(position.asks(blue, Stage::taking_gems));
        CHECK(position.state.scoring == Quarter(quarter));
        CHECK(position.of(blue).black == quarter - 1);
        position.act(blue, position.legal(blue).front());
        position.act(blue, position.legal(blue).front());
    }
    CHECK(position.of(blue).black == 4);
}

} // namespace
} // namespace dahut::ys
