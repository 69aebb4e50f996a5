// The facts of a table, as everybody is told them who may know of it (PROTOCOL.md 3). What they are is worked out by
// server/table/facts.hpp.
#pragma once

#include "engine/bots/simulate.hpp"
#include "engine/core/seat.hpp"
#include "protocol/json.hpp"
#include "protocol/kinds.hpp"
#include "protocol/limits.hpp"
#include "protocol/table_words.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// A seat: a person, a bot, a person for whom a bot plays, or nobody. Who says that it is a bot of somebody's own is
// shown as one, and is a person in all else.
struct SeatFacts {
    // Empty for nobody.
    std::string player;
    std::optional<BotKind> bot;
    bool stood_in = false;
    bool relinked = false;
    bool own_bot = false;
    SeatSet agreed;
    bool connected = false;
    std::optional<std::chrono::seconds> away;

    static constexpr Several fields{
        as<LeftOut<PlayerName>>("player", &SeatFacts::player),
        field("bot", &SeatFacts::bot),
        as<LeftOut<Truth>>("stood_in", &SeatFacts::stood_in, "The bot plays until the player comes back."),
        as<LeftOut<Truth>>("relinked", &SeatFacts::relinked, "Whoever opens the new link holds the seat."),
        as<LeftOut<Truth>>("own_bot", &SeatFacts::own_bot, "The player says that it is a bot of somebody's own."),
        as<LeftOut<Seats>>("agreed", &SeatFacts::agreed, "Who has agreed that a bot stands in."),
        field("connected", &SeatFacts::connected),
        as<Passed>("away_s", &SeatFacts::away, "For how many seconds the player has been away, during the match.")};
};

// Who agrees to what those at a table do only together, as long as it is not done.
struct AccordFacts {
    SeatSet pause;
    SeatSet go_on;
    SeatSet stop;

    static constexpr Several fields{as<LeftOut<Seats>>("pause", &AccordFacts::pause),
                                    as<LeftOut<Seats>>("go_on", &AccordFacts::go_on),
                                    as<LeftOut<Seats>>("stop", &AccordFacts::stop)};

    bool operator==(const AccordFacts&) const = default;
};

// A table has either a commitment or is custom.
struct TableFacts {
    std::string id;
    std::string game;
    std::string name;
    Json options;
    TableStatus status{};
    Visibility visibility{};
    Watching watching{};
    Talk talk{};
    Memory memory{};
    bool hints = false;
    std::chrono::seconds patience{};
    std::optional<ClockTerms> clock;
    std::string commitment;
    bool custom = false;
    Seat host;
    std::vector<SeatFacts> seats;
    std::optional<std::string> invitation;
    std::optional<std::string> watch;
    std::string trouble;
    bool published = false;
    bool unsure = false;
    bool paused = false;
    bool ended_by_operator = false;
    AccordFacts accords;
    std::optional<Json> result;
    bool webhook = false;
    std::optional<std::chrono::seconds> goes_after;
    SeatSet awaited;

    static constexpr std::array<std::string_view, 2> alternatives{"custom", "commitment"};
    static constexpr Several fields{
        as<TableId>("id", &TableFacts::id),
        as<Identifier<limits::word_length>>("game", &TableFacts::game),
        as<TableName>("name", &TableFacts::name),
        as<Opaque<OfGame::options>>("options", &TableFacts::options),
        field("status", &TableFacts::status),
        field("visibility", &TableFacts::visibility),
        field("watching", &TableFacts::watching),
        as<Usually<Talk, Talk::seats>>("talk", &TableFacts::talk),
        as<Usually<Memory, Memory::aided>>("memory", &TableFacts::memory,
                                           "Whether its pages remind people of what was open once."),
        as<LeftOut<Truth>>("hints", &TableFacts::hints, "Whoever is asked may ask for a hint."),
        as<Patience>("patience_s", &TableFacts::patience, "How long somebody may be away before a bot can stand in."),
        field("clock", &TableFacts::clock),
        as<LeftOut<Token>>("commitment", &TableFacts::commitment),
        as<LeftOut<Truth>>("custom", &TableFacts::custom, "The host chose the seed, so that there is no commitment."),
        field("host", &TableFacts::host),
        as<List<SeatFacts, seats_max>>("seats", &TableFacts::seats),
        as<Token>("invitation", &TableFacts::invitation),
        as<Token>("watch", &TableFacts::watch),
        as<LeftOut<Prose>>("trouble", &TableFacts::trouble, "What went wrong, if the table is broken."),
        as<LeftOut<Truth>>("published", &TableFacts::published, "The host lets everybody read the finished match."),
        as<LeftOut<Truth>>("unsure", &TableFacts::unsure,
                           "The server is finding out whether the latest request at this table was stored."),
        as<LeftOut<Truth>>("paused", &TableFacts::paused, "The match rests until those at the table let it go on."),
        as<LeftOut<Truth>>("ended_by_operator", &TableFacts::ended_by_operator,
                           "The match was stopped by the operator of the server."),
        as<LeftOut<AccordFacts>>("accords", &TableFacts::accords),
        as<Opaque<OfGame::result>>("result", &TableFacts::result,
                                   "Of a finished match, for its people, and for everybody if all may read it."),
        as<LeftOut<Truth>>("webhook", &TableFacts::webhook, "Its host has notices posted somewhere."),
        as<Passed>("goes_after_s", &TableFacts::goes_after,
                   "How long the table stays without anybody, in seconds, unless it is over."),
        as<LeftOut<Seats>>("awaited", &TableFacts::awaited,
                           "The persons whom the match waits for, told to whoever inspects the table by a token.")};
};

// As JSON text.
[[nodiscard]] std::string facts_text(const TableFacts& table);

} // namespace dahut
