#include "server/table/entry.hpp"

#include "protocol/fields.hpp"
#include "protocol/limits.hpp"

#include <algorithm>
#include <array>
#include <limits>
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
    json["talk"] = word(created.talk);
    json["memory"] = word(created.memory);
    json["patience_s"] = created.patience.count();
    if (created.clock) {
        json["clock"] = clock_to_json(*created.clock);
    }
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

Json to_json(const entry::Agreed& agreed)
{
    return {{"type", "agreed"}, {"seat", agreed.seat.number()}, {"absent", agreed.absent.number()}};
}

Json to_json(const entry::StoodIn& stood_in)
{
    return {{"type", "stood_in"}, {"seat", stood_in.seat.number()}, {"bot", word(stood_in.bot)}};
}

Json to_json(const entry::CameBack& back) { return {{"type", "came_back"}, {"seat", back.seat.number()}}; }

Json to_json(const entry::Resumed&) { return {{"type", "resumed"}}; }

Json to_json(const entry::Excused& excused)
{
    return {{"type", "excused"}, {"seat", excused.seat.number()}, {"why", word(excused.why)}};
}

Json to_json(const entry::ExcuseOver& over) { return {{"type", "excuse_over"}, {"seat", over.seat.number()}}; }

Json to_json(const entry::AgreedTo& agreed)
{
    return {{"type", "agreed_to"}, {"seat", agreed.seat.number()}, {"accord", word(agreed.accord)}};
}

Json to_json(const entry::Disagreed& disagreed)
{
    return {{"type", "disagreed"}, {"seat", disagreed.seat.number()}, {"accord", word(disagreed.accord)}};
}

Json to_json(const entry::Paused&) { return {{"type", "paused"}}; }

Json to_json(const entry::WentOn&) { return {{"type", "went_on"}}; }

Json to_json(const entry::Stopped&) { return {{"type", "stopped"}}; }

Json to_json(const entry::Renamed& renamed) { return {{"type", "renamed"}, {"name", renamed.name}}; }

Json to_json(const entry::HandedOver& over) { return {{"type", "handed_over"}, {"seat", over.seat.number()}}; }

Json to_json(const entry::MadePrivate&) { return {{"type", "made_private"}}; }

Json to_json(const entry::WatchingEnded&) { return {{"type", "watching_ended"}}; }

Json to_json(const entry::TalkSet& set) { return {{"type", "talk_set"}, {"talk", word(set.talk)}}; }

Json to_json(const entry::Said& said)
{
    Json json{{"type", "said"}};
    json.update(line_to_json(said.line));
    if (said.line.hearers == Hearers::all) {
        json["to"] = word(said.line.hearers);
    }
    return json;
}

Json to_json(const entry::MailSet& set)
{
    Json json{{"type", "mail_set"}, {"seat", set.seat.number()}};
    if (!set.mail.empty()) {
        json["mail"] = set.mail;
    }
    return json;
}

Json to_json(const entry::WebhookSet& set)
{
    Json json{{"type", "webhook_set"}, {"seat", set.seat.number()}};
    if (!set.address.empty()) {
        json["address"] = set.address;
    }
    return json;
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
                          .watch = fields.hex("watch", limits::secret_digits),
                          .talk = read_talk(fields),
                          .memory = read_memory(fields),
                          .patience = read_patience(fields),
                          .clock = read_clock(fields)};
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

TableEntry read_said(Fields& fields)
{
    TalkLine line;
    if (fields.has("watcher")) {
        line.watcher = fields.text("watcher", limits::player_name_length);
    } else {
        line.seat = fields.seat("seat");
    }
    line.at_ms = fields.whole("at", 0, std::numeric_limits<std::int64_t>::max());
    line.text = fields.text("text", limits::talk_line_length);
    line.hearers = fields.has("to") ? fields.one_of<Hearers>("to") : Hearers::seated;
    return entry::Said{std::move(line)};
}

std::string optional_text(Fields& fields, std::string_view name, std::size_t longest)
{
    return fields.has(name) ? fields.text(name, longest) : std::string();
}

TableEntry read_mail_set(Fields& fields)
{
    const Seat seat = fields.seat("seat");
    return entry::MailSet{seat, optional_text(fields, "mail", limits::mail_address_length)};
}

TableEntry read_webhook_set(Fields& fields)
{
    const Seat seat = fields.seat("seat");
    return entry::WebhookSet{seat, optional_text(fields, "address", limits::webhook_length)};
}

using Reader = std::pair<std::string_view, TableEntry (*)(Fields&)>;

constexpr std::array<Reader, 30> readers{{
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
    {"agreed",
     [](Fields& fields) -> TableEntry {
         return entry::Agreed{.seat = fields.seat("seat"), .absent = fields.seat("absent")};
     }},
    {"stood_in",
     [](Fields& fields) -> TableEntry {
         return entry::StoodIn{.seat = fields.seat("seat"), .bot = fields.one_of<BotKind>("bot")};
     }},
    {"came_back", [](Fields& fields) -> TableEntry { return entry::CameBack{fields.seat("seat")}; }},
    {"resumed", [](Fields&) -> TableEntry { return entry::Resumed{}; }},
    {"excused",
     [](Fields& fields) -> TableEntry {
         return entry::Excused{.seat = fields.seat("seat"), .why = fields.one_of<Excuse>("why")};
     }},
    {"excuse_over", [](Fields& fields) -> TableEntry { return entry::ExcuseOver{fields.seat("seat")}; }},
    {"agreed_to",
     [](Fields& fields) -> TableEntry {
         return entry::AgreedTo{.seat = fields.seat("seat"), .accord = fields.one_of<Accord>("accord")};
     }},
    {"disagreed",
     [](Fields& fields) -> TableEntry {
         return entry::Disagreed{.seat = fields.seat("seat"), .accord = fields.one_of<Accord>("accord")};
     }},
    {"paused", [](Fields&) -> TableEntry { return entry::Paused{}; }},
    {"went_on", [](Fields&) -> TableEntry { return entry::WentOn{}; }},
    {"stopped", [](Fields&) -> TableEntry { return entry::Stopped{}; }},
    {"renamed",
     [](Fields& fields) -> TableEntry { return entry::Renamed{fields.text("name", limits::table_name_length)}; }},
    {"handed_over", [](Fields& fields) -> TableEntry { return entry::HandedOver{fields.seat("seat")}; }},
    {"made_private", [](Fields&) -> TableEntry { return entry::MadePrivate{}; }},
    {"watching_ended", [](Fields&) -> TableEntry { return entry::WatchingEnded{}; }},
    {"talk_set", [](Fields& fields) -> TableEntry { return entry::TalkSet{fields.one_of<Talk>("talk")}; }},
    {"said", read_said},
    {"mail_set", read_mail_set},
    {"webhook_set", read_webhook_set},
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

bool changes_facts(const TableEntry& entry)
{
    return !is_any_of<entry::Acted, entry::Contributed, entry::Said, entry::MailSet, entry::Resumed, entry::Excused,
                      entry::ExcuseOver>(entry);
}

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
