// How the replays of one match are kept together: a line for each part, and the same part of all eyes one behind the
// other, since they are nearly the same. What the record says as well is left to it.
#include "protocol/whole_number.hpp"
#include "server/archive/seen_match.hpp"
#include "server/archive/shortening.hpp"
#include "server/kept_text.hpp"
#include "server/limits.hpp"

#include <utility>

namespace dahut {

namespace {

// A former version kept replays in the first format.
constexpr std::string_view first_format = "dahut-replay/1 ";
constexpr std::string_view format = "dahut-replay/2 ";

// As `all_eyes` orders them.
std::size_t place_of(const Perspective& eyes)
{
    const Viewer* const viewer = std::get_if<Viewer>(&eyes);
    if (viewer == nullptr) {
        return 0;
    }
    return *viewer ? 2 + static_cast<std::size_t>((*viewer)->index()) : 1;
}

void add_line(std::string& lines, std::string_view text)
{
    lines += text;
    lines += '\n';
}

std::string line_of(const SeenPart& part) { return std::to_string(part.told) + ' ' + part.text; }

// How a step begins, of which seat and moment are those of the record.
std::string beginning_of(const RecordedAction& action)
{
    return "{\"seat\":" + std::to_string(action.seat.index()) + ",\"at\":" + std::to_string(action.at_ms) + ",";
}

constexpr std::string_view short_beginning = "{";

// Without what the record says as well.
SeenPart shortened(const SeenPart& step, const RecordedAction& action)
{
    const std::string beginning = beginning_of(action);
    return step.text.starts_with(beginning)
               ? SeenPart{step.told, std::string(short_beginning) + step.text.substr(beginning.size())}
               : step;
}

SeenPart lengthened(SeenPart step, const RecordedAction& action)
{
    if (!step.text.starts_with("{\"seat\"")) {
        step.text.replace(0, short_beginning.size(), beginning_of(action));
    }
    return step;
}

// The first line of a group as it is, and the others by those before them.
void add_group(std::string& lines, std::span<const std::string> group)
{
    add_line(lines, group.front());
    for (std::size_t index = 1; index < group.size(); ++index) {
        add_line(lines, said_by_others(group[index], group.first(index)));
    }
}

// Takes one line after the other.
class Lines {
public:
    // Whether the lines of a group say each what it says, as in the first format, or say it by those before them.
    enum class Groups { apart, by_others };

    Lines(std::string_view text, Groups groups) : left_(text), groups_(groups) {}

    [[nodiscard]] bool at_end() const { return left_.empty(); }

    // Empty behind the last one.
    [[nodiscard]] std::string_view next()
    {
        const std::string_view line = left_.substr(0, left_.find('\n'));
        left_.remove_prefix(std::min(line.size() + 1, left_.size()));
        return line;
    }

    // That in this place of a group of so many lines, which are all taken. Empty if there is none.
    [[nodiscard]] std::string next_of(std::size_t count, std::size_t place)
    {
        std::vector<std::string> group;
        for (std::size_t number = 0; number < count; ++number) {
            const std::string_view line = next();
            if (number <= place) {
                group.push_back(number == 0 || groups_ == Groups::apart ? std::string(line)
                                                                        : line_said(line, group).value_or(""));
            }
        }
        return group[place];
    }

private:
    std::string_view left_;
    Groups groups_;
};

// Nothing if the line does not begin with a number.
std::optional<SeenPart> part_in(std::string_view line)
{
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::optional<std::size_t> told = whole_number<std::size_t>(line.substr(0, space));
    return told && space < line.size() ? std::optional(SeenPart{*told, std::string(line.substr(space + 1))})
                                       : std::nullopt;
}

struct KeptText {
    std::size_t eyes = 0;
    Lines::Groups groups{};
    std::string lines;
};

// Nothing if this is no kept replay.
std::optional<KeptText> text_in(std::string_view kept)
{
    const std::optional<std::string> text = text_kept(kept, limits::kept_replay_bytes);
    if (!text) {
        return std::nullopt;
    }
    const std::size_t end = std::min(text->find('\n'), text->size());
    const std::string_view head = std::string_view(*text).substr(0, end);
    const bool is_first = head.starts_with(first_format);
    if (end == text->size() || (!is_first && !head.starts_with(format))) {
        return std::nullopt;
    }
    const std::optional<std::size_t> eyes = whole_number<std::size_t>(head.substr(format.size()));
    std::optional<std::string> lines =
        is_first ? text->substr(end + 1)
                 : with_whole_words(std::string_view(*text).substr(end + 1), limits::kept_replay_bytes);
    if (!eyes || !lines || *eyes > all_eyes(seats_max).size()) {
        return std::nullopt;
    }
    return KeptText{*eyes, is_first ? Lines::Groups::apart : Lines::Groups::by_others, *std::move(lines)};
}

} // namespace

std::vector<Perspective> all_eyes(std::size_t seats)
{
    std::vector<Perspective> eyes{AllSeeing{}, Viewer{}};
    for (std::size_t seat = 0; seat < seats; ++seat) {
        eyes.emplace_back(Viewer(Seat(static_cast<int>(seat))));
    }
    return eyes;
}

std::string kept_replay(std::span<const SeenMatch> seen, const Record& record)
{
    std::string lines;
    add_line(lines, *seen.front().draws);
    const auto add = [&](auto&& line_of_one) {
        std::vector<std::string> group;
        for (const SeenMatch& one : seen) {
            group.push_back(line_of_one(one));
        }
        add_group(lines, group);
    };
    add([](const SeenMatch& one) { return one.view; });
    add([](const SeenMatch& one) { return line_of(one.events); });
    for (std::size_t step = 0; step < record.actions.size(); ++step) {
        add([&](const SeenMatch& one) { return line_of(shortened(one.steps[step], record.actions[step])); });
    }
    std::string text;
    add_line(text, std::string(format) + std::to_string(seen.size()));
    return kept_text(text + with_short_words(lines));
}

std::optional<SeenMatch> seen_in(std::string_view kept, const Perspective& eyes, const Record& record)
{
    const std::optional<KeptText> text = text_in(kept);
    const std::size_t place = place_of(eyes);
    if (!text || place >= text->eyes) {
        return std::nullopt;
    }
    Lines lines(text->lines, text->groups);
    SeenMatch seen;
    const std::string_view draws = lines.next();
    seen.draws = place == 0 ? std::optional(std::string(draws)) : std::nullopt;
    seen.view = lines.next_of(text->eyes, place);
    const std::optional<SeenPart> events = part_in(lines.next_of(text->eyes, place));
    if (!events) {
        return std::nullopt;
    }
    seen.events = *events;
    for (const RecordedAction& action : record.actions) {
        std::optional<SeenPart> step = part_in(lines.next_of(text->eyes, place));
        if (!step) {
            return std::nullopt;
        }
        seen.steps.push_back(lengthened(*std::move(step), action));
    }
    return lines.at_end() ? std::optional(std::move(seen)) : std::nullopt;
}

std::optional<std::string> kept_anew(std::string_view kept, const Record& record)
{
    const std::optional<KeptText> text = text_in(kept);
    const bool is_short = text && text->groups == Lines::Groups::by_others && !is_kept_in_more(kept);
    if (!text || is_short || text->eyes != all_eyes(record.seats.size()).size()) {
        return std::nullopt;
    }
    std::vector<SeenMatch> all;
    for (const Perspective& eyes : all_eyes(record.seats.size())) {
        std::optional<SeenMatch> seen = seen_in(kept, eyes, record);
        if (!seen) {
            return std::nullopt;
        }
        all.push_back(*std::move(seen));
    }
    return kept_replay(all, record);
}

} // namespace dahut
