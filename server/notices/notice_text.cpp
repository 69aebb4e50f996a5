#include "server/notices/notice_text.hpp"

#include "protocol/kinds_writing.hpp"
#include "protocol/posted_notice.hpp"

#include <array>
#include <ctime>

namespace dahut {

namespace {

std::string time_text(std::int64_t at_ms, const char* format)
{
    const std::time_t seconds = at_ms / 1000;
    std::tm time{};
    gmtime_r(&seconds, &time);
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), format, &time)};
}

std::string sentence_of(const AwaitedPerson& about)
{
    return about.player + ", it is your turn at “" + about.table_name + "” (" + about.game_title + "): " + about.link;
}

// Escapes text for chats like Slack. There, these three characters could notify everybody.
std::string without_markup(const std::string& text)
{
    std::string plain;
    for (const char letter : text) {
        switch (letter) {
        case '&':
            plain += "&amp;";
            break;
        case '<':
            plain += "&lt;";
            break;
        case '>':
            plain += "&gt;";
            break;
        default:
            plain += letter;
        }
    }
    return plain;
}

std::string mail_body(const AwaitedPerson& about)
{
    return about.player + ", it is your turn.\r\n\r\n" + "Table: " + about.table_name + "\r\nGame: " + about.game_title
           + "\r\nSince: " + time_text(about.since_ms, "%Y-%m-%d %H:%M UTC") + "\r\n\r\n" + about.link
           + "\r\n\r\nYou get this because this address was entered at that table. To end it, open the table and empty"
             " the field under “Notices”. If you do not know of any such table, answer this mail: who runs the server"
             " can make it never write to you again.\r\n";
}

} // namespace

std::string webhook_text(const Notice& notice)
{
    const AwaitedPerson& about = notice.about;
    const std::string sentence = sentence_of(about);
    std::string text;
    write_typed(text, PostedNotice{.id = notice.id,
                                   .table = {about.table, about.table_name, about.game},
                                   .seat = about.seat,
                                   .player = about.player,
                                   .since = about.since_ms,
                                   .link = about.link,
                                   .text = without_markup(sentence),
                                   .content = sentence});
    return text;
}

MailText mail_text(const Notice& notice, const std::string& from, std::int64_t now_ms)
{
    const std::string domain = from.substr(from.find('@') + 1);
    return {{"Date: " + time_text(now_ms, "%a, %d %b %Y %H:%M:%S +0000"), "From: Dahut <" + from + ">",
             "To: <" + notice.address + ">", "Subject: It is your turn in " + notice.about.game_title,
             "Message-ID: <" + notice.id + "@" + domain + ">", "Auto-Submitted: auto-generated",
             "List-Unsubscribe: <mailto:" + from + "?subject=stop>"},
            mail_body(notice.about)};
}

} // namespace dahut
