// How the replays of one match are kept together: a line for each part, and the same part of all eyes one behind the
// other, since they are nearly the same and are compressed well that way.
#include "protocol/whole_number.hpp"
#include "server/archive/seen_match.hpp"
#include "server/gzip.hpp"
#include "server/limits.hpp"

#include <utility>

namespace dahut {

namespace {

constexpr std::string_view format = "dahut-replay/1 ";

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

void add_part(std::string& lines, const SeenPart& part)
{
    add_line(lines, std::to_string(part.told) + ' ' + part.text);
}

// Takes one line after the other.
class Lines {
public:
    explicit Lines(std::string_view text) : left_(text) {}

    [[nodiscard]] bool at_end() const { return left_.empty(); }

    // Empty behind the last one.
    [[nodiscard]] std::string_view next()
    {
        const std::string_view line = left_.substr(0, left_.find('\n'));
        left_.remove_prefix(std::min(line.size() + 1, left_.size()));
        return line;
    }

    // That in this place of so many lines, which are all taken.
    [[nodiscard]] std::string_view next_of(std::size_t count, std::size_t place)
    {
        std::string_view wanted;
        for (std::size_t number = 0; number < count; ++number) {
            const std::string_view line = next();
            wanted = number == place ? line : wanted;
        }
        return wanted;
    }

private:
    std::string_view left_;
};

// Nothing if the line does not begin with a number.
std::optional<SeenPart> part_in(std::string_view line)
{
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::optional<std::size_t> told = whole_number<std::size_t>(line.substr(0, space));
    return told && space < line.size() ? std::optional(SeenPart{*told, std::string(line.substr(space + 1))})
                                       : std::nullopt;
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

std::string kept_replay(std::span<const SeenMatch> seen)
{
    std::string lines;
    add_line(lines, std::string(format) + std::to_string(seen.size()));
    add_line(lines, *seen.front().draws);
    for (const SeenMatch& one : seen) {
        add_line(lines, one.view);
    }
    for (const SeenMatch& one : seen) {
        add_part(lines, one.events);
    }
    for (std::size_t step = 0; step < seen.front().steps.size(); ++step) {
        for (const SeenMatch& one : seen) {
            add_part(lines, one.steps[step]);
        }
    }
    return gzipped(lines);
}

std::optional<SeenMatch> seen_in(std::string_view kept, const Perspective& eyes)
{
    const std::optional<std::string> text = ungzipped(kept, limits::kept_replay_bytes);
    if (!text || !text->starts_with(format)) {
        return std::nullopt;
    }
    Lines lines(*text);
    const std::optional<std::size_t> count = whole_number<std::size_t>(lines.next().substr(format.size()));
    const std::size_t place = place_of(eyes);
    if (!count || place >= *count || *count > all_eyes(seats_max).size()) {
        return std::nullopt;
    }
    SeenMatch seen;
    const std::string_view draws = lines.next();
    seen.draws = place == 0 ? std::optional(std::string(draws)) : std::nullopt;
    seen.view = lines.next_of(*count, place);
    const std::optional<SeenPart> events = part_in(lines.next_of(*count, place));
    if (!events) {
        return std::nullopt;
    }
    seen.events = *events;
    while (!lines.at_end()) {
        std::optional<SeenPart> step = part_in(lines.next_of(*count, place));
        if (!step) {
            return std::nullopt;
        }
        seen.steps.push_back(*std::move(step));
    }
    return seen;
}

} // namespace dahut
