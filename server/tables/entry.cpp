#include "server/tables/entry.hpp"

#include "protocol/fields.hpp"
#include "protocol/limits.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace dahut {

namespace {

Json to_json(const entry::Created& created)
{
    Json json = {{"type", "created"},
                 {"game", created.game},
                 {"rules_version", created.rules_version},
                 {"name", created.name},
                 {"options", created.options},
                 {"seats", created.seats},
                 {"visibility", word(created.visibility)},
                 {"watching", word(created.watching)}};
    if (const auto* custom = std::get_if<CustomDealing>(&created.chance)) {
        json["seed"] = std::to_string(custom->seed);
    } else {
        json["secret"] = std::get<Secret>(created.chance).hex_for_the_record();
    }
    json["invitation"] = created.invitation;
    json["watch"] = created.watch;
    return json;
}

Json to_json(const entry::Joined& joined)
{
    return {{"type", "joined"},
            {"seat", joined.seat.number()},
            {"player", joined.player},
            {"contribution", to_hex(joined.contribution)},
            {"key", joined.key}};
}

Json to_json(const entry::BotSeated& seated)
{
    return {{"type", "bot_seated"}, {"seat", seated.seat.number()}, {"bot", word(seated.bot)}};
}

Json to_json(const entry::Contributed& contributed)
{
    return {{"type", "contributed"},
            {"seat", contributed.seat.number()},
            {"contribution", to_hex(contributed.contribution)}};
}

Json to_json(const entry::Freed& freed) { return {{"type", "freed"}, {"seat", freed.seat.number()}}; }

Json to_json(const entry::Started& started) { return {{"type", "started"}, {"digest", started.digest}}; }

Json to_json(const entry::Replaced& replaced)
{
    return {{"type", "replaced"}, {"seat", replaced.seat.number()}, {"bot", word(replaced.bot)}};
}

Json to_json(const entry::Finished& finished) { return {{"type", "finished"}, {"result", finished.result}}; }

Json to_json(const entry::Closed&) { return {{"type", "closed"}}; }

Json to_json(const entry::Published&) { return {{"type", "published"}}; }

Bytes32 read_bytes(Fields& fields, std::string_view name)
{
    return bytes_from_hex(fields.hex(name, limits::secret_digits)).value_or(Bytes32{});
}

entry::Chance read_chance(Fields& fields)
{
    if (fields.has("seed")) {
        return CustomDealing{fields.seed("seed")};
    }
    return Secret(read_bytes(fields, "secret"));
}

TableEntry read_created(Fields& fields)
{
    return entry::Created{.game = fields.identifier("game", limits::word_length),
                          .rules_version = fields.text("rules_version", limits::word_length),
                          .name = fields.text("name", limits::table_name_length),
                          .options = fields.object("options"),
                          .seats = static_cast<int>(fields.whole("seats", 1, seats_max)),
                          .visibility = fields.one_of<Visibility>("visibility"),
                          .watching = fields.one_of<Watching>("watching"),
                          .chance = read_chance(fields),
                          .invitation = fields.hex("invitation", limits::secret_digits),
                          .watch = fields.hex("watch", limits::secret_digits)};
}

TableEntry read_joined(Fields& fields)
{
    return entry::Joined{.seat = fields.seat("seat"),
                         .player = fields.text("player", limits::player_name_length),
                         .contribution = read_bytes(fields, "contribution"),
                         .key = fields.hex("key", limits::secret_digits)};
}

TableEntry read_acted(Fields& fields)
{
    return entry::Acted{.seat = fields.seat("seat"),
                        .id = fields.has("id") ? std::optional(fields.identifier("id", limits::request_id_length))
                                               : std::nullopt,
                        .action = fields.object("action"),
                        .digest = fields.identifier("digest", limits::word_length)};
}

using Reader = std::pair<std::string_view, TableEntry (*)(Fields&)>;

constexpr std::array<Reader, 11> readers{{
    {"created", read_created},
    {"joined", read_joined},
    {"bot_seated",
     [](Fields& fields) -> TableEntry {
         return entry::BotSeated{.seat = fields.seat("seat"), .bot = fields.one_of<BotKind>("bot")};
     }},
    {"contributed",
     [](Fields& fields) -> TableEntry {
         return entry::Contributed{.seat = fields.seat("seat"), .contribution = read_bytes(fields, "contribution")};
     }},
    {"freed", [](Fields& fields) -> TableEntry { return entry::Freed{fields.seat("seat")}; }},
    {"started",
     [](Fields& fields) -> TableEntry { return entry::Started{fields.identifier("digest", limits::word_length)}; }},
    {"acted", read_acted},
    {"replaced",
     [](Fields& fields) -> TableEntry {
         return entry::Replaced{.seat = fields.seat("seat"), .bot = fields.one_of<BotKind>("bot")};
     }},
    {"finished", [](Fields& fields) -> TableEntry { return entry::Finished{fields.object("result")}; }},
    {"closed", [](Fields&) -> TableEntry { return entry::Closed{}; }},
    {"published", [](Fields&) -> TableEntry { return entry::Published{}; }},
}};

} // namespace

namespace {

template <typename Kind>
std::string text_of(const Kind& entry)
{
    return to_json(entry).dump();
}

// By far the most frequent entry, so it is written without a document of its own.
std::string text_of(const entry::Acted& acted)
{
    std::string text = R"({"type":"acted")";
    write_key(text, "seat");
    write_number(text, acted.seat.number());
    if (acted.id) {
        write_key(text, "id");
        write_plain(text, *acted.id);
    }
    write_key(text, "action");
    text += acted.action.dump();
    write_key(text, "digest");
    write_plain(text, acted.digest);
    text += '}';
    return text;
}

} // namespace

Entry to_journal(const TableEntry& entry, std::int64_t at_ms)
{
    return {at_ms, std::visit([](const auto& one) { return text_of(one); }, entry)};
}

std::optional<TableEntry> from_journal(std::string_view text)
{
    const std::optional<Json> json = parse_bounded(text);
    if (!json) {
        return std::nullopt;
    }
    Fields fields(*json);
    const std::string type = fields.identifier("type", limits::word_length);
    const auto* const reader = std::ranges::find(readers, type, &Reader::first);
    if (reader == readers.end()) {
        return std::nullopt;
    }
    TableEntry entry = reader->second(fields);
    return fields.problem() ? std::nullopt : std::optional(std::move(entry));
}

} // namespace dahut
