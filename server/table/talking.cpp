// What people at a table say to each other: who has a voice, who hears it, and how much is said.
#include "protocol/names.hpp"
#include "protocol/refusal_code.hpp"
#include "server/table/rules.hpp"

#include <algorithm>

namespace dahut {

namespace {

// Whether who says it has a voice here, and the name that goes with it.
std::optional<Refusal> refuse_voice(const entry::Created& charter, const TalkLine& line)
{
    if (charter.talk == Talk::off) {
        return refuse(RefusalCode::talk_off, "At this table nobody talks.");
    }
    if (!line.seat && charter.talk != Talk::all) {
        return refuse(RefusalCode::not_seated, "At this table those who watch do not talk.");
    }
    return line.seat.has_value() == line.watcher.empty()
               ? std::nullopt
               : std::optional(refuse(RefusalCode::bad_message, "Those who watch say a name, others do not."));
}

// Nobody who watches speaks under the name of somebody at the table.
std::optional<Refusal> refuse_foreign_name(const Seating& seating, const TalkLine& line)
{
    return !line.seat && is_name_taken(seating, line.watcher)
               ? std::optional(refuse(RefusalCode::bad_name, "Somebody at the table is called that."))
               : std::nullopt;
}

std::optional<Refusal> refuse_unshowable(const TalkLine& line)
{
    return is_showable_line(line.text)
               ? std::nullopt
               : std::optional(refuse(RefusalCode::bad_message, "This cannot be shown to others."));
}

// Those who watch share what they may say, so that nobody of them takes it all. A line of a later time than now was
// said before the clock was set back.
std::optional<Refusal> refuse_haste(const Situation& at, const TalkLine& line)
{
    constexpr std::int64_t minute_ms = 60'000;
    const auto recent = std::ranges::count_if(at.table.talk(), [&](const TalkLine& former) {
        return former.seat == line.seat && former.at_ms > line.at_ms - minute_ms && former.at_ms <= line.at_ms;
    });
    const bool has_its_part = !line.seat && at.present.lines_from_there >= limits::watcher_lines_a_minute;
    return recent >= limits::talk_lines_a_minute || has_its_part
               ? std::optional(refuse(RefusalCode::talk_too_fast, "You have said a lot. Wait a moment."))
               : std::nullopt;
}

bool all_is_said(const Table& table, const TalkLine& line)
{
    const Counts& counts = table.counts();
    if (line.seat) {
        return counts.lines.is_spent();
    }
    const bool is_early = table.status() == TableStatus::open;
    return counts.watchers_lines.is_spent()
           || (is_early && counts.watchers_lines.done >= limits::watcher_lines_before_start);
}

std::optional<Refusal> refuse_line(const Situation& at, const TalkLine& line)
{
    const Table& table = at.table;
    if (std::optional<Refusal> refusal = refuse_voice(table.charter(), line)) {
        return refusal;
    }
    if (std::optional<Refusal> refusal =
            first_of({refuse_unshowable(line), refuse_foreign_name(table.seating(), line), refuse_haste(at, line)})) {
        return refusal;
    }
    return all_is_said(table, line)
               ? std::optional(refuse(RefusalCode::too_many_changes, "Nothing more can be said at this table."))
               : refuse_change(table);
}

} // namespace

Planned plan(const Situation& at, request::Say& request)
{
    const Hearers hearers = at.table.charter().talk == Talk::all ? Hearers::all : Hearers::seated;
    TalkLine line{at.asker.viewer(), at.now_ms, std::move(request.text),
                  std::move(request.name).value_or(std::string()), hearers};
    if (std::optional<Refusal> refusal = refuse_line(at, line)) {
        return Denial{*std::move(refusal)};
    }
    std::string text = said_text(line);
    Plan plan;
    if (!line.seat) {
        plan.effects.emplace_back(effect::NoteVoice{});
    }
    plan.effects.emplace_back(effect::Tell{hearers, std::move(text)});
    plan.entries.emplace_back(entry::Said{std::move(line)});
    return plan;
}

} // namespace dahut
