// What an operator's commands ask of a running server over its socket, and what it answers (PROTOCOL.md 11): one JSON
// object in each line, described once (kinds.hpp). Carrying requests out is the server's affair.
#pragma once

#include "protocol/hosted.hpp"
#include "protocol/kinds.hpp"
#include "protocol/limits.hpp"
#include "protocol/table_words.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

namespace dahut {

namespace operating {

// For how long something lasts.
using Lasting = Seconds<1, limits::lasting_most.count()>;

// Tells all pages a text, and those that come within this time; no text takes back what was told before.
struct Announce {
    std::string text;
    std::chrono::seconds lasting = limits::announcement_usual;

    static constexpr std::string_view type = "announce";
    static constexpr std::tuple fields{as<LeftOut<Line>>("text", &Announce::text),
                                       as<Lasting>("lasting_s", &Announce::lasting)};
};

// Makes no more tables, tells all pages, and stops after this time.
struct Drain {
    std::chrono::seconds until_stop = limits::draining_usual;

    static constexpr std::string_view type = "drain";
    static constexpr std::tuple fields{
        as<Seconds<0, limits::lasting_most.count()>>("until_stop_s", &Drain::until_stop)};
};

// Ends a match without a result, or closes a table whose match has not begun.
struct End {
    std::string table;

    static constexpr std::string_view type = "end";
    static constexpr std::tuple fields{as<TableId>("table", &End::table)};
};

// Puts a table out of everybody's reach.
struct Delete {
    std::string table;

    static constexpr std::string_view type = "delete";
    static constexpr std::tuple fields{as<TableId>("table", &Delete::table)};
};

// Reads anew which addresses are shut out, and ends their connections. Its command has written them down.
struct HeedRefused {
    static constexpr std::string_view type = "heed_refused";
    static constexpr std::tuple fields{};
};

using Request = std::variant<Announce, Drain, End, Delete, HeedRefused>;

struct Done {
    static constexpr std::string_view type = "done";
    static constexpr std::tuple fields{};
};

struct Refused {
    std::string code;
    std::string sentence;

    static constexpr std::string_view type = "refused";
    static constexpr std::tuple fields{as<Identifier<limits::word_length>>("code", &Refused::code),
                                       as<Text<limits::message_bytes>>("sentence", &Refused::sentence)};
};

using Answer = std::variant<Done, Refused>;

} // namespace operating

// A line without its end, as it is sent.
[[nodiscard]] std::string operating_text(const operating::Request& request);
[[nodiscard]] std::string operating_text(const operating::Answer& answer);

// What was asked, or why it is no request.
[[nodiscard]] std::variant<operating::Request, Refusal> read_operating_request(std::string_view line);
// What a server has answered; refused if it is no answer.
[[nodiscard]] operating::Answer read_operating_answer(std::string_view line);

} // namespace dahut
