// People at a table who are not all there all the time: what they say to each other, who plays when one is away, and
// what they do only together: rest, go on, and end a match early.
#include "protocol/refusal_code.hpp"
#include "server/tables/room.hpp"

#include <algorithm>

namespace dahut {

namespace asio = boost::asio;

namespace {

TableEntry done_by(Accord accord)
{
    switch (accord) {
    case Accord::pause:
        return entry::Paused{};
    case Accord::go_on:
        return entry::WentOn{};
    default:
        return entry::Stopped{};
    }
}

} // namespace

asio::awaitable<Answer> Room::say(std::shared_ptr<Guest> guest, request::Say say)
{
    const Turns::Turn turn = co_await turns_.take();
    if (!is_here(*guest)) {
        co_return not_seated();
    }
    const Hearers hearers = table_.charter().talk == Talk::all ? Hearers::all : Hearers::seated;
    const TalkLine line{guest->role()->viewer, services_.settings.clock(), std::move(say.text),
                        std::move(say.name).value_or(std::string()), hearers};
    const bool is_open = table_.status() == TableStatus::open;
    if (const std::optional<Refusal> refusal =
            first_of({table_.refuse_line(line), is_open ? refuse_change() : std::nullopt})) {
        co_return Denial{*refusal};
    }
    entry::Said said{line};
    Answer answer = co_await carry_out(std::move(said), {});
    if (!answer) {
        tell_line(line);
    }
    co_return answer;
}

void Room::tell_line(const TalkLine& line) const
{
    const Message message = message_of(said_text(line));
    if (line.hearers == Hearers::all) {
        company_.tell(message, message, nullptr);
    } else {
        company_.tell_seated(message);
    }
}

// What was said among those who sit here stays there, whatever the host lets be heard later.
void Room::tell_talk(Guest& guest) const
{
    std::vector<TalkLine> lines(table_.talk().begin(), table_.talk().end());
    if (!seat_of(guest)) {
        const bool is_in_talk = table_.charter().talk == Talk::all;
        std::erase_if(lines, [&](const TalkLine& one) { return !is_in_talk || one.hearers == Hearers::seated; });
    }
    if (!lines.empty()) {
        guest.send(message_of(talk_text(lines)));
    }
}

// Agreeing again is no mistake: whoever did not agree before may have gone since.
asio::awaitable<Answer> Room::stand_in(std::shared_ptr<Guest> asker, Seat absent)
{
    const Turns::Turn turn = co_await turns_.take();
    const std::optional<Seat> seat = seat_of(*asker);
    if (!seat) {
        co_return not_seated();
    }
    if (const std::optional<Refusal> refusal = table_.refuse_stand_in(*seat, absent)) {
        co_return Denial{*refusal};
    }
    const bool is_excused = table_.on_vacation(absent, services_.settings.clock());
    if (company_.anybody_at(absent) || is_excused || away(absent) < table_.charter().patience) {
        co_return Denial{refuse(RefusalCode::not_away, "This player has not been away for long.")};
    }
    Answer answer;
    if (!table_.seating().at(absent).agreed.contains(*seat)) {
        answer = co_await carry_out(entry::Agreed{*seat, absent}, {});
    }
    if (!answer && all_agree(absent)) {
        answer = co_await carry_out(entry::StoodIn{absent, BotKind::greedy}, {});
        wake_bots();
    }
    co_return answer;
}

asio::awaitable<Answer> Room::come_back(std::shared_ptr<Guest> guest, Return how)
{
    const Turns::Turn turn = co_await turns_.take();
    const std::optional<Seat> seat = seat_of(*guest);
    const bool running = table_.status() == TableStatus::running;
    if (!seat || !running) {
        co_return std::nullopt;
    }
    const Place& place = table_.seating().at(*seat);
    Answer answer;
    if (place.is_stood_in() || !place.agreed.empty()) {
        answer = co_await carry_out(entry::CameBack{*seat}, {});
    }
    if (!answer && ends_excuse(*seat, how)) {
        answer = co_await carry_out(entry::ExcuseOver{*seat}, {});
    }
    co_return answer;
}

bool Room::ends_excuse(Seat seat, Return how) const
{
    const std::optional<Excuse> why = table_.clocks() != nullptr ? table_.clocks()->excuse_of(seat) : std::nullopt;
    return why && (how == Return::asked_for || *why == Excuse::lost);
}

asio::awaitable<Answer> Room::agree(std::shared_ptr<Guest> guest, Accord accord)
{
    const Turns::Turn turn = co_await turns_.take();
    const std::optional<Seat> seat = seat_of(*guest);
    if (!seat) {
        co_return not_seated();
    }
    if (const std::optional<Refusal> refusal = table_.refuse_accord(*seat, accord)) {
        co_return Denial{*refusal};
    }
    // What is agreed and what is done about it are stored together.
    std::vector<TableEntry> entries;
    if (!table_.accords().to(accord).contains(*seat)) {
        entries.emplace_back(entry::AgreedTo{*seat, accord});
    }
    if (all_agree(*seat, accord)) {
        entries.push_back(done_by(accord));
    }
    if (entries.empty()) {
        co_return std::nullopt;
    }
    Answer answer = co_await carry_out_all(std::move(entries), {});
    wake_bots();
    co_return answer;
}

asio::awaitable<Answer> Room::disagree(std::shared_ptr<Guest> guest, Accord accord)
{
    const Turns::Turn turn = co_await turns_.take();
    const std::optional<Seat> seat = seat_of(*guest);
    if (!seat) {
        co_return not_seated();
    }
    if (table_.accords().to(accord).empty()) {
        co_return std::nullopt;
    }
    if (const std::optional<Refusal> refusal = table_.refuse_disagreement(*seat)) {
        co_return Denial{*refusal};
    }
    co_return co_await carry_out(entry::Disagreed{*seat, accord}, {});
}

std::chrono::milliseconds Room::away(Seat seat) const
{
    const std::int64_t left = left_ms_[seat];
    return std::chrono::milliseconds(std::max<std::int64_t>(0, services_.settings.clock() - left));
}

bool Room::all_agree(Seat absent) const
{
    SeatSet others = company_.connected();
    others.erase(absent);
    return others.without(table_.seating().at(absent).agreed).empty();
}

// Nobody who has just gone is passed over.
bool Room::all_agree(Seat asker, Accord accord) const
{
    const SeatSet asked = table_.seating().seats().without(table_.accords().to(accord).with(asker));
    return std::ranges::all_of(asked, [this](Seat seat) {
        const Place& place = table_.seating().at(seat);
        const bool is_excused = table_.on_vacation(seat, services_.settings.clock());
        const bool is_away = !company_.anybody_at(seat) && !is_excused && away(seat) >= table_.charter().patience;
        return !place.has_person() || place.is_stood_in() || is_away;
    });
}

} // namespace dahut
