#include "protocol/undo.hpp"

#include "protocol/refusal_code.hpp"

#include <algorithm>
#include <string>

namespace dahut {

namespace {

// So many worlds, or answers of others, are looked at. What differs in one of twenty is overlooked once in 27 times;
// what hides one card of many is not.
constexpr int worlds = 64;
constexpr int other_answers = 64;

// An action carried out on a copy of a match.
struct Tried {
    std::unique_ptr<HostedMatch> after;
    EventTexts told;
};

// Nothing if it is not legal there.
std::optional<Tried> tried(const HostedMatch& before, Seat seat, const Json& action)
{
    Tried tried{before.clone(), {}};
    if (tried.after->submit(seat, action, tried.told)) {
        return std::nullopt;
    }
    return tried;
}

// What an action shows a seat: the events that `ears` hear, and what the seat sees and is asked afterwards.
std::string shown(const Tried& tried, const Perspective& ears, Seat seat)
{
    std::string text = "[";
    tried.told.append_to(text, ears, Style::packed);
    text += ']';
    tried.after->write_view(text, Viewer(seat));
    tried.after->write_rows(text, seat, Style::packed);
    return text;
}

// Whether the seat would have been shown the same in so many other worlds that it cannot tell from this one, in which
// it did this, or could have done it. What others were told counts as well: if that differs, they were shown more than
// this seat's own pieces.
bool teaches_nothing_in(const HostedMatch& world, const PastAction& undone, int others, Random& random)
{
    const std::optional<Tried> here = tried(world, undone.seat, undone.action);
    if (!here) {
        return true;
    }
    const std::string shown_here = shown(*here, AllSeeing{}, undone.seat);
    for (int other = 0; other < others; ++other) {
        const std::unique_ptr<HostedMatch> there = world.resampled(Viewer(undone.seat), random);
        const std::optional<Tried> result = tried(*there, undone.seat, undone.action);
        if (!result || shown(*result, AllSeeing{}, undone.seat) != shown_here) {
            return false;
        }
    }
    return here->told.draws().empty();
}

// Everybody is told that something is undone, and must not learn by it what the seat had known beforehand. So it is no
// better for a seat to know what an action will show: it must teach nothing in any world that those who watch could not
// tell from the true one.
bool taught_nothing(const PastAction& undone, Random& random)
{
    if (!teaches_nothing_in(*undone.before, undone, worlds, random)) {
        return false;
    }
    for (int world = 0; world < worlds; ++world) {
        if (!teaches_nothing_in(*undone.before->resampled(the_public, random), undone, 1, random)) {
            return false;
        }
    }
    return true;
}

// Whether all that this action showed somebody else is that it was chosen.
bool was_secret_to(Seat other, const PastAction& chosen, Random& random)
{
    const auto shown_by = [&](const Json& action) {
        const std::optional<Tried> result = tried(*chosen.before, chosen.seat, action);
        return result ? shown(*result, Viewer(other), other) : std::string();
    };
    const std::string shown_truly = shown_by(chosen.action);
    for (int answer = 0; answer < other_answers; ++answer) {
        if (shown_by(chosen.before->choose(BotKind::random, chosen.seat, random)) != shown_truly) {
            return false;
        }
    }
    return true;
}

// Whether the later action would have told everybody the same if the undone one had not been.
bool tells_the_same(const PastAction& later, const HostedMatch& without)
{
    const std::optional<Tried> with_it = tried(*later.before, later.seat, later.action);
    const std::optional<Tried> without_it = tried(without, later.seat, later.action);
    return with_it && without_it && with_it->told.all() == without_it->told.all();
}

// Whether the undone action and all later ones are secret choices that know nothing of each other.
bool are_apart(std::span<const PastAction> since, Random& random)
{
    const PastAction& undone = since.front();
    std::unique_ptr<HostedMatch> without = undone.before->clone();
    return std::ranges::all_of(since.subspan(1), [&](const PastAction& later) {
        EventTexts told;
        return tells_the_same(later, *without) && was_secret_to(later.seat, undone, random)
               && was_secret_to(undone.seat, later, random) && !without->submit(later.seat, later.action, told);
    });
}

} // namespace

std::optional<Refusal> refuse_undo(const Past& past, Seat seat, Random& random)
{
    const std::span<const PastAction> since = past.since_latest_of(seat);
    if (since.empty()) {
        return refuse(RefusalCode::nothing_to_undo, "There is nothing that you could undo.");
    }
    if (since.front().doer == Doer::bot) {
        return refuse(RefusalCode::undo_of_bot, "A bot did this for you, so it stays.");
    }
    if (!are_apart(since, random)) {
        return refuse(RefusalCode::undo_too_late, "Others have acted since, so this can no longer be undone.");
    }
    if (!taught_nothing(since.front(), random)) {
        return refuse(RefusalCode::undo_learned, "Something was revealed or drawn by this, so it cannot be undone.");
    }
    return std::nullopt;
}

} // namespace dahut
