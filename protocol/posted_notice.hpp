// What is posted to a webhook when it is somebody's turn (PROTOCOL.md 10), described once (kinds.hpp). It knows no
// match.
#pragma once

#include "engine/core/seat.hpp"
#include "protocol/kinds.hpp"
#include "protocol/limits.hpp"
#include "protocol/table_words.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

struct NoticedTable {
    std::string id;
    std::string name;
    std::string game;

    static constexpr Several fields{as<TableId>("id", &NoticedTable::id), as<TableName>("name", &NoticedTable::name),
                                    as<Identifier<limits::word_length>>("game", &NoticedTable::game)};
};

// Nobody is called by name in a chat.
struct Mentions {
    std::vector<std::string> parse;

    static constexpr Several fields{as<List<Prose, 0>>("parse", &Mentions::parse)};
};

struct PostedNotice {
    std::string id;
    NoticedTable table;
    Seat seat;
    std::string player;
    std::int64_t since = 0;
    std::string link;
    std::string text;
    std::string content;
    Mentions mentions = {};

    static constexpr std::string_view type = "turn";
    static constexpr Several fields{
        as<Hex<limits::secret_digits>>("id", &PostedNotice::id, "The same for every try."),
        field("table", &PostedNotice::table),
        field("seat", &PostedNotice::seat),
        as<PlayerName>("player", &PostedNotice::player),
        as<TimeOfDay>("since", &PostedNotice::since, "Milliseconds since 1970, UTC."),
        as<Prose>("link", &PostedNotice::link, "To the table, for a browser that holds the seat; it has no token."),
        as<Prose>("text", &PostedNotice::text, "All that as a sentence, with &, < and > escaped."),
        as<Prose>("content", &PostedNotice::content, "The same, not escaped."),
        field("allowed_mentions", &PostedNotice::mentions)};
};

} // namespace dahut
