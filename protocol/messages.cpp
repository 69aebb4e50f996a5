// Writes what the server says.
#include "protocol/messages.hpp"

#include "protocol/kinds_writing.hpp"

#include <utility>

namespace dahut {

namespace {

template <typename Message>
std::string text_of(const Message& message)
{
    std::string text;
    write_typed(text, message);
    return text;
}

} // namespace

std::string hello_text(std::span<const NoticeKind> notices)
{
    told::Hello hello;
    hello.notices.assign(notices.begin(), notices.end());
    return text_of(hello);
}

std::string invited_text(std::string_view id, TableFacts table)
{
    return text_of(told::Invited{std::string(id), std::move(table)});
}

std::string seated_text(std::string_view id, Seat seat, std::string_view token, TableFacts table)
{
    return text_of(told::Seated{std::string(id), seat, std::string(token), std::move(table)});
}

std::string entered_text(std::string_view id, Viewer role, TableFacts table, SeenBefore seen)
{
    return text_of(told::Entered{std::string(id), {role}, std::move(table), seen == SeenBefore::lost});
}

std::string table_text(TableFacts table) { return text_of(told::Table{std::move(table)}); }

std::string facts_text(const TableFacts& table)
{
    std::string text;
    write_described(text, table);
    return text;
}

std::string clock_text(std::span<const TimeLeft> times) { return text_of(told::Clock{times}); }

std::string said_text(const TalkLine& line) { return text_of(told::Said{line}); }

std::string talk_text(std::span<const TalkLine> lines) { return text_of(told::Talk{lines}); }

std::string nudged_text(Seat seat) { return text_of(told::Nudged{seat}); }

std::string hint_text(std::string_view id, std::int64_t decision, const Hint<Json>& hint)
{
    told::Hint told{std::string(id), decision, hint.action, {}};
    if (hint.next) {
        told.next = {hint.next->action, hint.next->lead.own, hint.next->lead.others};
    }
    return text_of(told);
}

std::string hinted_text(Seat seat) { return text_of(told::Hinted{seat}); }

std::string notices_text(const NoticePlaces& places) { return text_of(told::Notices{places}); }

std::string keyring_text(std::string_view id, std::string_view keyring, std::span<const KeyringSeat> seats)
{
    return text_of(told::Keyring{std::string(id), std::string(keyring), seats});
}

std::string announced_text(const told::Announced& announced) { return text_of(announced); }

std::string done_text(std::string_view id) { return text_of(told::Done{std::string(id)}); }

std::string refused_text(const Refused& refused) { return text_of(refused); }

std::string closing_text(std::string_view code, std::string_view sentence)
{
    return text_of(told::Closing{std::string(code), std::string(sentence)});
}

} // namespace dahut
