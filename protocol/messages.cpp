// What the server says, written in one place: the writing half of messages.hpp.
#include "protocol/messages.hpp"

namespace dahut {

namespace {

Json typed(std::string_view type) { return {{"type", type}}; }

} // namespace

std::string hello_text(std::span<const NoticeKind> notices)
{
    Json message = typed("hello");
    message["protocol"] = protocol_version;
    message["software"] = software_version;
    for (const NoticeKind kind : notices) {
        message["notices"].push_back(word(kind));
    }
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

Json line_to_json(const TalkLine& line)
{
    Json json;
    if (line.seat) {
        json["seat"] = line.seat->number();
    } else {
        json["watcher"] = line.watcher;
    }
    json["at"] = line.at_ms;
    json["text"] = line.text;
    return json;
}

std::string said_text(const TalkLine& line)
{
    Json message = typed("said");
    message.update(line_to_json(line));
    return message.dump();
}

std::string clock_text(std::span<const TimeLeft> times)
{
    Json message = typed("clock");
    message["seats"] = Json::array();
    for (const TimeLeft& time : times) {
        Json one{{"seat", time.seat.number()}, {"left_ms", time.left.count()}};
        if (time.thinks) {
            one["thinks"] = true;
        }
        if (time.excused) {
            one["excused"] = word(time.excused->why);
            one["excuse_left_ms"] = time.excused->left.count();
        }
        message["seats"].push_back(std::move(one));
    }
    return message.dump();
}

std::string talk_text(std::span<const TalkLine> lines)
{
    Json message = typed("talk");
    message["lines"] = Json::array();
    for (const TalkLine& line : lines) {
        message["lines"].push_back(line_to_json(line));
    }
    return message.dump();
}

std::string nudged_text(Seat seat)
{
    Json message = typed("nudged");
    message["seat"] = seat.number();
    return message.dump();
}

std::string notices_text(const NoticePlaces& places)
{
    Json message = typed("notices");
    if (!places.mail.empty()) {
        message["mail"] = places.mail;
    }
    if (!places.webhook.empty()) {
        message["webhook"] = places.webhook;
    }
    return message.dump();
}

std::string keyring_text(std::string_view id, std::string_view keyring, std::span<const KeyringSeat> seats)
{
    Json message = typed("keyring");
    message["id"] = id;
    message["keyring"] = keyring;
    message["seats"] = Json::array();
    for (const KeyringSeat& one : seats) {
        message["seats"].push_back({{"token", one.token},
                                    {"table", one.table},
                                    {"name", one.name},
                                    {"game", one.game},
                                    {"seat", one.seat.number()}});
    }
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
