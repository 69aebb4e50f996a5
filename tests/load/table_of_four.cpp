#include "tests/load/table_of_four.hpp"

#include "protocol/games.hpp"
#include "protocol/limits.hpp"
#include "protocol/messages.hpp"
#include "tests/load/random_play.hpp"
#include "tests/support/unpacking.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

constexpr std::array<const char*, clients_count> names{"Anna", "Béla", "Csilla", "Dávid"};

// What is contributed to a custom table does not count, but it is read and stored.
std::string contribution() { return std::string(limits::secret_digits, 'c'); }

// What views, changes and events say is of no interest here. What an update asks is unpacked.
Json without_details(std::string_view text)
{
    static const Json forms = find_game(all_games(), "ys")->forms();
    Json message = Json::parse(text, [](int depth, Json::parse_event_t event, const Json& parsed) {
        const bool detail = depth == 1 && event == Json::parse_event_t::key
                            && (parsed == "view" || parsed == "changes" || parsed == "events");
        return !detail;
    });
    if (message.at("type") == "update") {
        unpack_decision(forms, message);
    }
    return message;
}

} // namespace

TableOfFour::TableOfFour(asio::io_context& context, std::uint64_t seed, const Home& home) : choices_(seed), seed_(seed)
{
    for (Person& person : persons_) {
        person.connection = std::make_shared<Connection>(context, home);
    }
}

asio::awaitable<void> TableOfFour::set_up(Endpoint server)
{
    for (std::size_t seat = 0; seat < clients_count; ++seat) {
        co_await take_seat(server, seat);
    }
    Json start = new_request("start");
    co_await ask(0, std::move(start));
    for (std::size_t seat = 0; seat < clients_count; ++seat) {
        while (!persons_[seat].playing) {
            const std::string text = co_await persons_[seat].connection->next();
            hear(seat, text);
        }
        persons_[seat].connection->listen([this, seat](std::string_view text) { hear_while_playing(seat, text); });
    }
}

asio::awaitable<void> TableOfFour::take_seat(Endpoint server, std::size_t seat)
{
    Person& person = persons_[seat];
    co_await person.connection->open(server, "/ws", std::string(protocol_version));
    Json take = seat_request(seat);
    const Json seated = co_await ask(seat, std::move(take));
    id_ = seated.at("table").at("id");
    invitation_ = seated.at("table").at("invitation");
    person.token = seated.at("token");
    Json contribute = new_request("contribute");
    contribute["contribution"] = contribution();
    co_await ask(seat, std::move(contribute));
    Json enter = new_request("enter");
    enter["token"] = person.token;
    co_await ask(seat, std::move(enter));
}

Json TableOfFour::seat_request(std::size_t seat)
{
    Json request = new_request(seat == 0 ? "create" : "join");
    request["player"] = names[seat];
    request["contribution"] = contribution();
    if (seat > 0) {
        request["invitation"] = invitation_;
        return request;
    }
    request["game"] = "ys";
    request["name"] = "A table under load";
    request["seats"] = clients_count;
    request["options"] = Json::object();
    request["visibility"] = "link";
    request["watching"] = "allowed";
    request["seed"] = std::to_string(seed_);
    return request;
}

Json TableOfFour::new_request(std::string_view type)
{
    return {{"type", type}, {"id", "r" + std::to_string(++requests_)}};
}

asio::awaitable<Json> TableOfFour::ask(std::size_t seat, Json request)
{
    Connection& connection = *persons_[seat].connection;
    const std::string id = request.at("id");
    connection.send(request.dump());
    Json message = Json::object();
    while (message.value("id", "") != id) {
        const std::string text = co_await connection.next();
        message = hear(seat, text);
    }
    co_return message;
}

void TableOfFour::act(Lane::Told told)
{
    const std::size_t seat = who_acts(decisions_, choices_).value();
    Json request = new_request("act");
    request["decision"] = decisions_[seat].at("number");
    request["action"] = some_action(decisions_[seat].at("rows"), choices_);
    for (Person& person : persons_) {
        person.told = false;
    }
    answered_ = false;
    awaited_id_ = request["id"];
    told_ = std::move(told);
    std::string text = request.dump();
    exchange_ = {.sent_bytes = text.size()};
    sent_ = Clock::now();
    persons_[seat].connection->send(std::move(text));
}

void TableOfFour::hear_while_playing(std::size_t seat, std::string_view text)
{
    const Clock::time_point now = Clock::now();
    exchange_.told_bytes[seat] += text.size();
    ++exchange_.told_messages;
    hear(seat, text);
    if (told_ && everybody_told()) {
        exchange_.duration = now - sent_;
        std::exchange(told_, nullptr)(exchange_);
    }
}

Json TableOfFour::hear(std::size_t seat, std::string_view text)
{
    Json message = without_details(text);
    const std::string type = message.at("type");
    Person& person = persons_[seat];
    if (type == "refused" || type == "closing") {
        throw std::runtime_error("the server refuses what its rows allow: " + message.dump());
    }
    if (type == "snapshot" || message.contains("decision")) {
        decisions_[seat] = message.value("decision", Json());
    }
    person.playing = person.playing || type == "snapshot";
    person.told = person.told || type == "update";
    person.heard_the_end = type == "table" ? message.at("table").at("status") == "finished" : person.heard_the_end;
    answered_ = answered_ || message.value("id", "") == awaited_id_;
    return message;
}

// After the last action everybody also hears that the table is finished.
bool TableOfFour::everybody_told() const
{
    const bool asked = std::ranges::any_of(
        decisions_, [](const Json& decision) { return !decision.is_null() && !decision.contains("optional"); });
    return answered_ && std::ranges::all_of(persons_, &Person::told) && (asked || over());
}

bool TableOfFour::over() const { return std::ranges::all_of(persons_, &Person::heard_the_end); }

void TableOfFour::leave()
{
    for (const Person& person : persons_) {
        person.connection->close();
    }
}

} // namespace dahut::load
