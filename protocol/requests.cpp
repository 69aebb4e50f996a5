// What clients ask, read strictly: the reading half of messages.hpp.
#include "protocol/fields.hpp"
#include "protocol/limits.hpp"
#include "protocol/messages.hpp"
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

std::optional<std::string> read_webhook(Fields& fields, std::string_view name)
{
    return fields.has(name) ? std::optional(fields.characters(name, limits::webhook_length)) : std::nullopt;
}

std::optional<Seat> read_seat_wish(Fields& fields)
{
    return fields.has("seat") ? std::optional(fields.seat("seat")) : std::nullopt;
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
    create.talk = read_talk(fields);
    create.memory = read_memory(fields);
    create.patience = read_patience(fields);
    create.clock = read_clock(fields);
    create.seed = fields.has("seed") ? std::optional(fields.seed("seed")) : std::nullopt;
    create.token = read_own_token(fields);
    create.webhook = read_webhook(fields, "webhook");
    create.seat = read_seat_wish(fields);
    return create;
}

// Both at once are one field too many.
Request read_inspect(Fields& fields)
{
    request::Inspect inspect;
    const bool by_token = fields.has("token");
    (by_token ? inspect.token : inspect.invitation) =
        fields.hex(by_token ? "token" : "invitation", limits::secret_digits);
    return inspect;
}

Request read_join(Fields& fields)
{
    request::Join join;
    join.invitation = fields.hex("invitation", limits::secret_digits);
    join.player = fields.characters("player", limits::player_name_length);
    join.contribution = fields.hex("contribution", limits::secret_digits);
    join.token = read_own_token(fields);
    join.seat = read_seat_wish(fields);
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

Request read_notify(Fields& fields)
{
    return request::Notify{fields.has("mail") ? std::optional(fields.characters("mail", limits::mail_address_length))
                                              : std::nullopt};
}

Request read_set_webhook(Fields& fields) { return request::SetWebhook{read_webhook(fields, "address")}; }

Request read_say(Fields& fields)
{
    request::Say say{fields.text("text", limits::talk_line_length)};
    if (fields.has("name")) {
        say.name = fields.characters("name", limits::player_name_length);
    }
    return say;
}

std::string read_keyring(Fields& fields) { return fields.hex("keyring", limits::secret_digits); }

Request read_add_to_keyring(Fields& fields)
{
    std::string keyring = read_keyring(fields);
    return request::AddToKeyring{std::move(keyring), fields.hex("token", limits::secret_digits)};
}

constexpr std::array<Reader, 33> readers{{
    {"create", read_create},
    {"ping", [](Fields&) -> Request { return request::Ping{}; }},
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
    {"undo", [](Fields&) -> Request { return request::Undo{}; }},
    {"say", read_say},
    {"stand_in", [](Fields& fields) -> Request { return request::StandIn{fields.seat("seat")}; }},
    {"come_back", [](Fields&) -> Request { return request::ComeBack{}; }},
    {"vacation", [](Fields&) -> Request { return request::GoOnVacation{}; }},
    {"agree", [](Fields& fields) -> Request { return request::Agree{fields.one_of<Accord>("to")}; }},
    {"disagree", [](Fields& fields) -> Request { return request::Disagree{fields.one_of<Accord>("to")}; }},
    {"rename",
     [](Fields& fields) -> Request { return request::Rename{fields.characters("name", limits::table_name_length)}; }},
    {"hand_over", [](Fields& fields) -> Request { return request::HandOver{fields.seat("seat")}; }},
    {"make_private", [](Fields&) -> Request { return request::MakePrivate{}; }},
    {"end_watching", [](Fields&) -> Request { return request::EndWatching{}; }},
    {"set_talk", [](Fields& fields) -> Request { return request::SetTalk{fields.one_of<Talk>("talk")}; }},
    {"close", [](Fields&) -> Request { return request::Close{}; }},
    {"nudge", [](Fields& fields) -> Request { return request::Nudge{fields.seat("seat")}; }},
    {"notify", read_notify},
    {"set_webhook", read_set_webhook},
    {"resync", [](Fields&) -> Request { return request::Resync{}; }},
    {"make_keyring",
     [](Fields& fields) -> Request { return request::MakeKeyring{fields.hex("token", limits::secret_digits)}; }},
    {"add_to_keyring", read_add_to_keyring},
    {"open_keyring", [](Fields& fields) -> Request { return request::OpenKeyring{read_keyring(fields)}; }},
    {"revoke_keyring", [](Fields& fields) -> Request { return request::RevokeKeyring{read_keyring(fields)}; }},
}};

// Only these bring names, which are shown to others.
bool has_showable_names(const Request& request)
{
    if (const auto* const rename = std::get_if<request::Rename>(&request)) {
        return is_showable_name(rename->name);
    }
    if (const auto* const say = std::get_if<request::Say>(&request)) {
        return !say->name || is_showable_name(*say->name);
    }
    if (const auto* const create = std::get_if<request::Create>(&request)) {
        return is_showable_name(create->player) && is_showable_name(create->name);
    }
    const auto* const join = std::get_if<request::Join>(&request);
    return join == nullptr || is_showable_name(join->player);
}

BadMessage bad_message(std::string id, std::string_view sentence)
{
    return {std::move(id), refuse(RefusalCode::bad_message, sentence)};
}

// The id, if the message has a proper one, so that even a bad message is answered by name.
std::string readable_id(const Json& message) { return Fields(message).identifier("id", limits::request_id_length); }

} // namespace

Asking asked_by(const Request& request)
{
    return std::visit([](const auto& one) { return one.asked_by; }, request);
}

Stages stages_of(const Request& request)
{
    return std::visit([](const auto& one) { return one.stages; }, request);
}

Talk read_talk(Fields& fields) { return fields.has("talk") ? fields.one_of<Talk>("talk") : Talk::seats; }

Memory read_memory(Fields& fields) { return fields.has("memory") ? fields.one_of<Memory>("memory") : Memory::aided; }

std::chrono::seconds read_patience(Fields& fields)
{
    const std::optional<std::int64_t> patience = fields.optional_whole("patience_s", 0, limits::patience_most.count());
    return patience ? std::chrono::seconds(*patience) : limits::patience_usual;
}

std::optional<ClockTerms> read_clock(Fields& fields)
{
    if (!fields.has("clock")) {
        return std::nullopt;
    }
    const Json object = fields.object("clock");
    Fields clock(object);
    const std::chrono::seconds bank(clock.whole("bank_s", limits::bank_least.count(), limits::bank_most.count()));
    const std::chrono::seconds increment(clock.whole("increment_s", 0, limits::bank_most.count()));
    const std::chrono::seconds lost(clock.optional_whole("lost_s", 0, limits::lost_most.count()).value_or(0));
    const std::chrono::seconds vacation(
        clock.optional_whole("vacation_s", 0, limits::vacation_most.count()).value_or(0));
    if (const std::optional<std::string> problem = clock.problem()) {
        fields.fail("of the clock, " + *problem);
    }
    return ClockTerms{bank, increment, lost, vacation};
}

Json clock_to_json(const ClockTerms& clock)
{
    Json json{{"bank_s", clock.bank.count()}, {"increment_s", clock.increment.count()}};
    if (clock.lost.count() > 0) {
        json["lost_s"] = clock.lost.count();
    }
    if (clock.vacation.count() > 0) {
        json["vacation_s"] = clock.vacation.count();
    }
    return json;
}

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
    if (!has_showable_names(request)) {
        return BadMessage{
            std::move(readable),
            refuse(RefusalCode::bad_name, "A name must be seen, and must not change how the text beside it is shown.")};
    }
    return ClientMessage{std::move(id), std::move(request)};
}

} // namespace dahut
