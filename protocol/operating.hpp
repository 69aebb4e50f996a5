// What an operator asks of a running server, by commands over its socket or on the administrator's page, and what it
// answers (PROTOCOL.md 11): one JSON object in each line, described once (kinds.hpp). Carrying requests out is the
// server's affair.
#pragma once

#include "protocol/hosted.hpp"
#include "protocol/kinds.hpp"
#include "protocol/limits.hpp"
#include "protocol/table_words.hpp"

#include <chrono>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dahut {

namespace operating {

// For how long something lasts.
using Lasting = Seconds<1, limits::lasting_most.count()>;

// Tells all pages a text, and those that come within this time; no text takes back what was told before.
struct Announce {
    std::string text;
    std::chrono::seconds lasting = limits::announcement_usual;

    static constexpr std::string_view type = "announce";
    static constexpr Several fields{as<LeftOut<Line>>("text", &Announce::text),
                                    as<Lasting>("lasting_s", &Announce::lasting)};
};

// Makes no more tables, tells all pages, and stops after this time.
struct Drain {
    std::chrono::seconds until_stop = limits::draining_usual;

    static constexpr std::string_view type = "drain";
    static constexpr Several fields{as<Seconds<0, limits::lasting_most.count()>>("until_stop_s", &Drain::until_stop)};
};

// Ends a match without a result, or closes a table whose match has not begun.
struct End {
    std::string table;

    static constexpr std::string_view type = "end";
    static constexpr Several fields{as<TableId>("table", &End::table)};
};

// Puts a table out of everybody's reach.
struct Delete {
    std::string table;

    static constexpr std::string_view type = "delete";
    static constexpr Several fields{as<TableId>("table", &Delete::table)};
};

// Makes a table that was set aside, by age or by `delete`, as it was.
struct BringBack {
    std::string table;

    static constexpr std::string_view type = "bring_back";
    static constexpr Several fields{as<TableId>("table", &BringBack::table)};
};

// Reads anew which addresses are shut out, and ends their connections. Its command has written them down.
struct HeedRefused {
    static constexpr std::string_view type = "heed_refused";
    static constexpr Several fields{};
};

// Shows tables: the open and running ones, or those of any age that this names. It is an id, a link that leads to the
// table, or a part of the table's name or a player's.
struct ShowTables {
    std::string named;

    static constexpr std::string_view type = "show_tables";
    static constexpr Several fields{as<LeftOut<Line>>("named", &ShowTables::named)};
};

using Request = std::variant<Announce, Drain, End, Delete, BringBack, HeedRefused, ShowTables>;

struct Done {
    static constexpr std::string_view type = "done";
    static constexpr Several fields{};
};

struct Refused {
    std::string code;
    std::string sentence;

    static constexpr std::string_view type = "refused";
    static constexpr Several fields{as<Identifier<limits::word_length>>("code", &Refused::code),
                                    as<Text<limits::message_bytes>>("sentence", &Refused::sentence)};
};

// What an operator is shown of a table: what everybody may know, how old it is and how large. Moments are milliseconds
// since 1970, UTC.
struct ShownTable {
    using Word = Identifier<limits::word_length>;

    std::string id;
    std::string game;
    std::string stage;
    std::string name;
    std::vector<std::string> seats;
    std::int64_t made_ms = 0;
    std::int64_t changed_ms = 0;
    std::int64_t kib = 0;

    static constexpr Several fields{
        as<TableId>("id", &ShownTable::id),
        as<Word>("game", &ShownTable::game),
        as<Word>("stage", &ShownTable::stage),
        as<Characters<limits::table_name_length>>("name", &ShownTable::name),
        as<List<Characters<limits::holder_length>, seats_max>>("seats", &ShownTable::seats,
                                                               "Who holds each, in words."),
        as<TimeOfDay>("made_ms", &ShownTable::made_ms),
        as<TimeOfDay>("changed_ms", &ShownTable::changed_ms),
        as<Whole<0, std::numeric_limits<std::int64_t>::max()>>(
            "kib", &ShownTable::kib,
            "Of its entries. As long as it may go on each counts as 200 bytes, for none may tell how long it is.")};
};

// The latest first, stage by stage. How old each is follows from the moment of the answer, by the same clock.
struct Tables {
    std::vector<ShownTable> tables;
    bool are_more = false;
    std::int64_t now_ms = 0;

    static constexpr std::string_view type = "tables";
    static constexpr Several fields{as<List<ShownTable, limits::tables_in_list>>("tables", &Tables::tables),
                                    field("are_more", &Tables::are_more), as<TimeOfDay>("now_ms", &Tables::now_ms)};
};

using Answer = std::variant<Done, Refused, Tables>;
// What commands are answered. They read about tables in the database.
using AnswerToCommand = std::variant<Done, Refused>;

} // namespace operating

// A line without its end, as it is sent.
[[nodiscard]] std::string operating_text(const operating::Request& request);
[[nodiscard]] std::string operating_text(const operating::Answer& answer);

// What was asked, or why it is no request.
[[nodiscard]] std::variant<operating::Request, Refusal> read_operating_request(std::string_view line);
// What a server has answered to a command; refused if it is no answer.
[[nodiscard]] operating::AnswerToCommand read_operating_answer(std::string_view line);

} // namespace dahut
