#include "protocol/messages.hpp"

#include "protocol/fields.hpp"
#include "protocol/limits.hpp"
#include "protocol/names.hpp"
#include "protocol/refusal_code.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace dahut {

namespace {

using Reader = std::pair<std::string_view, Request (*)(Fields&)>;

std::optional<std::string> read_own_token(Fields& fields)
{
    return fields.has("token") ? std::optional(fields.hex("token", limits::secret_digits)) : std::nullopt;
}

Request read_create(Fields& fields)
{
    request::Create create;
    create.game = fields.identifier("game", limits::word_length);
    create.name = fields.characters("name", limits::table_name_length);
    create.seats = static_cast<int>(fields.whole("seats", 1, seats_max));
    create.options = fields.object("options");
    create.visibility = fields.one_of<Visibility>("visibility");
    create.watching = fields.one_of<Watching>("watching");
    create.player = fields.characters("player", limits::player_name_length);
    create.contribution = fields.hex("contribution", limits::secret_digits);
    create.seed = fields.has("seed") ? std::optional(fields.seed("seed")) : std::nullopt;
    create.token = read_own_token(fields);
    return create;
}

Request read_inspect(Fields& fields) { return request::Inspect{fields.hex("invitation", limits::secret_digits)}; }

Request read_join(Fields& fields)
{
    request::Join join;
    join.invitation = fields.hex("invitation", limits::secret_digits);
    join.player = fields.characters("player", limits::player_name_length);
    join.contribution = fields.hex("contribution", limits::secret_digits);
    join.token = read_own_token(fields);
    return join;
}

Request read_enter(Fields& fields)
{
    request::Enter enter;
    enter.token = fields.hex("token", limits::secret_digits);
    enter.seen = fields.optional_whole("seen", 0, limits::number_highest);
    return enter;
}

Request read_contribute(Fields& fields)
{
    return request::Contribute{fields.hex("contribution", limits::secret_digits)};
}

Request read_seat_bot(Fields& fields)
{
    const Seat seat = fields.seat("seat");
    return request::SeatBot{seat, fields.one_of<BotKind>("bot")};
}

Request read_act(Fields& fields)
{
    const std::int64_t decision = fields.whole("decision", 1, limits::number_highest);
    return request::Act{decision, fields.object("action")};
}

constexpr std::array<Reader, 12> readers{{
    {"create", read_create},
    {"inspect", read_inspect},
    {"join", read_join},
    {"enter", read_enter},
    {"contribute", read_contribute},
    {"leave", [](Fields&) -> Request { return request::Leave{}; }},
    {"seat_bot", read_seat_bot},
    {"unseat", [](Fields& fields) -> Request { return request::Unseat{fields.seat("seat")}; }},
    {"start", [](Fields&) -> Request { return request::Start{}; }},
    {"publish", [](Fields&) -> Request { return request::Publish{}; }},
    {"act", read_act},
    {"resync", [](Fields&) -> Request { return request::Resync{}; }},
}};

// Names are shown to others. A request that brings none has nothing to refuse.
template <typename Asked>
bool has_showable_player(const Asked& asked)
{
    if constexpr (requires { asked.player; }) {
        return is_showable_name(asked.player);
    } else {
        return true;
    }
}
template <typename Asked>
bool has_showable_name(const Asked& asked)
{
    if constexpr (requires { asked.name; }) {
        return is_showable_name(asked.name);
    } else {
        return true;
    }
}

std::optional<Refusal> refuse_names(const Request& request)
{
    return std::visit(
        [](const auto& asked) -> std::optional<Refusal> {
            const bool showable = has_showable_player(asked) && has_showable_name(asked);
            return showable ? std::nullopt
                            : std::optional(refuse(RefusalCode::bad_name, "A name must be seen, and must not change how"
                                                                          " the text beside it is shown."));
        },
        request);
}

BadMessage bad_message(std::string id, std::string_view sentence)
{
    return {std::move(id), refuse(RefusalCode::bad_message, sentence)};
}

// The id, if the message has a proper one, so that even a bad message is answered by name.
std::string readable_id(const Json& message) { return Fields(message).identifier("id", limits::request_id_length); }

Json typed(std::string_view type) { return {{"type", type}}; }

} // namespace

std::variant<ClientMessage, BadMessage> read_message(std::string_view text)
{
    const std::optional<Json> message = parse_bounded(text);
    if (!message) {
        return bad_message({}, "The message is not JSON, is nested too deeply, or has too many fields.");
    }
    std::string readable = readable_id(*message);
    Fields fields(*message);
    const std::string type = fields.identifier("type", limits::word_length);
    std::string id = fields.identifier("id", limits::request_id_length);
    const auto* const reader = std::ranges::find(readers, type, &Reader::first);
    if (reader == readers.end()) {
        return bad_message(std::move(readable), "The message has no type that this server knows.");
    }
    Request request = reader->second(fields);
    if (const std::optional<std::string> problem = fields.problem()) {
        return bad_message(std::move(readable), "The message is not right: " + *problem + ".");
    }
    if (std::optional<Refusal> refusal = refuse_names(request)) {
        return BadMessage{std::move(readable), *std::move(refusal)};
    }
    return ClientMessage{std::move(id), std::move(request)};
}

std::string hello_text()
{
    Json message = typed("hello");
    message["protocol"] = protocol_version;
    message["software"] = software_version;
    return message.dump();
}

std::string invited_text(std::string_view id, const Json& table)
{
    Json message = typed("invited");
    message["id"] = id;
    message["table"] = table;
    return message.dump();
}

std::string seated_text(std::string_view id, Seat seat, std::string_view token, const Json& table)
{
    Json message = typed("seated");
    message["id"] = id;
    message["seat"] = seat.number();
    message["token"] = token;
    message["table"] = table;
    return message.dump();
}

std::string entered_text(std::string_view id, Viewer role, const Json& table, SeenBefore seen)
{
    Json message = typed("entered");
    message["id"] = id;
    message["role"] = role ? Json(role->number()) : Json("public");
    message["table"] = table;
    if (seen == SeenBefore::lost) {
        message["lost"] = true;
    }
    return message.dump();
}

std::string table_text(const Json& table)
{
    Json message = typed("table");
    message["table"] = table;
    return message.dump();
}

std::string done_text(std::string_view id)
{
    Json message = typed("done");
    message["id"] = id;
    return message.dump();
}

std::string refused_text(const Refused& refused)
{
    Json message = typed("refused");
    if (!refused.id.empty()) {
        message["id"] = refused.id;
    }
    message["code"] = refused.why.code;
    message["sentence"] = refused.why.sentence;
    std::string text = message.dump();
    if (refused.decision) {
        text.pop_back();
        write_key(text, "decision");
        text += *refused.decision + "}";
    }
    return text;
}

std::string closing_text(std::string_view code, std::string_view sentence)
{
    Json message = typed("closing");
    message["code"] = code;
    message["sentence"] = sentence;
    return message.dump();
}

} // namespace dahut
