// What is answered over HTTP (PROTOCOL.md 5), each described once (kinds.hpp). Views, events and changes are written
// where the match is.
#pragma once

#include "engine/bots/bot.hpp"
#include "protocol/messages.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut::http_answer {

// Numbers of seats.
using SeatCounts = List<Whole<1, seats_max>, seats_max>;

struct OptionValue {
    std::string value;
    std::string explanation;
    std::vector<int> seats;

    static constexpr Several fields{as<Prose>("value", &OptionValue::value),
                                    as<Prose>("explanation", &OptionValue::explanation),
                                    as<SeatCounts>("seats", &OptionValue::seats, "Which numbers of seats it fits.")};
};

struct Option {
    std::string name;
    std::string explanation;
    std::vector<OptionValue> values;

    static constexpr Several fields{
        as<Identifier<limits::word_length>>("name", &Option::name), as<Prose>("explanation", &Option::explanation),
        as<List<OptionValue, limits::object_fields>>("values", &Option::values, "The first one is the usual one.")};
};

struct Game {
    std::string game;
    std::string title;
    std::vector<int> seats;
    std::vector<BotKind> bots;
    Written options;

    static constexpr Several fields{as<Identifier<limits::word_length>>("game", &Game::game),
                                    as<Prose>("title", &Game::title), as<SeatCounts>("seats", &Game::seats),
                                    as<List<BotKind, words<BotKind>.size()>>("bots", &Game::bots),
                                    as<List<Option, limits::object_fields>>("options", &Game::options)};
};

struct Forms {
    Json action;
    Json event;
    Json view;

    static constexpr Several fields{as<Opaque<OfGame::form>>("action", &Forms::action),
                                    as<Opaque<OfGame::form>>("event", &Forms::event),
                                    as<Opaque<OfGame::form>>("view", &Forms::view)};
};

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): nobody can leave out what is written in place
struct Tables {
    Written open;
    Written running;
    Written finished;
    std::optional<told::Announced> announced;

    static constexpr Several fields{
        as<List<TableFacts, limits::tables_in_list>>("open", &Tables::open),
        as<List<TableFacts, limits::tables_in_list>>("running", &Tables::running),
        as<List<TableFacts, limits::tables_in_list>>("finished", &Tables::finished),
        as<told::Announced>("announced", &Tables::announced, "What the operator of the server has to say.")};
};

// Whoever asks, for the check of a proxy.
struct Asker {
    std::string address;

    static constexpr Several fields{
        as<Prose>("address", &Asker::address, "Where the server takes it to be, of IPv4 or IPv6.")};
};

struct Error {
    std::string code;
    std::string sentence;

    static constexpr Several fields{as<Identifier<limits::word_length>>("code", &Error::code),
                                    as<Prose>("sentence", &Error::sentence)};
};

struct Draw {
    std::string_view purpose;
    std::uint64_t below = 0;
    std::uint32_t drawn = 0;

    static constexpr std::int64_t numbers = std::int64_t{1} << 32U;
    static constexpr Several fields{as<Prose>("purpose", &Draw::purpose), as<Whole<1, numbers>>("below", &Draw::below),
                                    as<Whole<0, numbers - 1>>("drawn", &Draw::drawn)};
};

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): whoever makes one says what is written
struct ReplayStep {
    Seat seat;
    std::int64_t at = 0;
    std::optional<std::int64_t> undoes;
    Written events;
    Written changes;

    static constexpr Several fields{
        field("seat", &ReplayStep::seat), as<TimeOfDay>("at", &ReplayStep::at),
        as<StreamNumber>("undoes", &ReplayStep::undoes, "The step that this one has undone, counted from 0."),
        as<Opaque<OfGame::events>>("events", &ReplayStep::events),
        as<Opaque<OfGame::changes>>("changes", &ReplayStep::changes)};
};

struct Replay {
    TableFacts table;
    Written view;
    Written events;
    std::vector<ToldHandover> handovers;
    std::optional<Written> draws;
    Written steps;

    static constexpr Several fields{
        field("table", &Replay::table),
        as<Opaque<OfGame::view>>("view", &Replay::view),
        as<Opaque<OfGame::events>>("events", &Replay::events),
        as<Handed>("handovers", &Replay::handovers),
        as<List<Draw, limits::unbounded_list>>("draws", &Replay::draws,
                                               "All chance of the match in the order of drawing, for as=all only."),
        as<List<ReplayStep, limits::record_actions>>("steps", &Replay::steps)};
};

using EstimatedPoints = List<Whole<-limits::estimate, limits::estimate>, seats_max>;
using EstimatedPlaces = List<Whole<100, 100 * seats_max>, seats_max>;

struct Standing {
    std::int64_t step = 0;
    std::vector<int> points;
    std::vector<int> places;

    static constexpr Several fields{
        as<StreamNumber>("step", &Standing::step, "How many steps of the replay had been taken."),
        as<EstimatedPoints>("points", &Standing::points, "By seat, in hundredths of a point."),
        as<EstimatedPlaces>("places", &Standing::places, "By seat, in hundredths of a place.")};
};

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): whoever makes one says whose it is
struct TurningPoint {
    std::int64_t step = 0;
    Seat seat;

    static constexpr Several fields{as<StreamNumber>("step", &TurningPoint::step, "Counted from 0."),
                                    field("seat", &TurningPoint::seat)};
};

struct Analysis {
    static constexpr std::size_t turning_points_most = 3;

    std::vector<Standing> standings;
    std::vector<TurningPoint> turning_points;

    static constexpr Several fields{
        as<List<Standing, limits::record_actions>>("standings", &Analysis::standings,
                                                   "What everybody could expect, by what the public knew."),
        as<List<TurningPoint, turning_points_most>>("turning_points", &Analysis::turning_points,
                                                    "The steps that changed most of it, in their order.")};
};

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): whoever makes one says whose it is
struct Advice {
    Seat seat;
    Json action;
    int better_by = 0;
    Written events;

    static constexpr Several fields{
        field("seat", &Advice::seat), as<Opaque<OfGame::action>>("action", &Advice::action),
        as<Whole<0, 2 * limits::estimate>>("better_by", &Advice::better_by,
                                           "In hundredths of a point; 0 if it is what was done."),
        as<Opaque<OfGame::events>>("events", &Advice::events, "What it would have led to at once.")};
};

} // namespace dahut::http_answer
