#include "server/archive/seen_match.hpp"

#include "protocol/http_answers.hpp"
#include "protocol/kinds_writing.hpp"
#include "server/archive/rereading.hpp"

#include <utility>

namespace dahut {

namespace {

void write_draws(std::string& text, const Draws& draws)
{
    for (const Draw& draw : draws) {
        separate(text);
        write_described(text, http_answer::Draw{draw.purpose, draw.below, draw.drawn});
    }
}

// What the latest step of a re-run changed in a view.
std::string step_text(const Rerun& rerun, const RecordedAction& action, const Perspective& eyes)
{
    const auto events = [&](std::string& to) { write_events(to, rerun.told(), eyes); };
    const auto changes = [&](std::string& to) {
        if (!rerun.match().write_changes(to, rerun.before(), eyes, Style::named)) {
            to += "{}";
        }
    };
    std::string text;
    write_described(text, http_answer::ReplayStep{action.seat, action.at_ms, rerun.undoes(), events, changes});
    return text;
}

// A match as these eyes see it, while it is played again.
class Seeing {
public:
    Seeing(const Rerun& rerun, const Perspective& eyes) : eyes_(eyes)
    {
        rerun.match().write_view(seen_.view, eyes);
        write_events(seen_.events.text, rerun.told(), eyes);
        seen_.events.told = rerun.told().count_for(eyes);
        if (std::holds_alternative<AllSeeing>(eyes)) {
            seen_.draws = "[";
        }
        add_draws(rerun);
    }

    void add(const Rerun& rerun, const RecordedAction& action)
    {
        seen_.steps.push_back({rerun.told().count_for(eyes_), step_text(rerun, action, eyes_)});
        add_draws(rerun);
    }

    [[nodiscard]] SeenMatch seen() &&
    {
        if (seen_.draws) {
            *seen_.draws += ']';
        }
        return std::move(seen_);
    }

private:
    void add_draws(const Rerun& rerun)
    {
        if (seen_.draws) {
            write_draws(*seen_.draws, rerun.told().draws());
        }
    }

    const Perspective& eyes_;
    SeenMatch seen_;
};

} // namespace

std::variant<std::vector<SeenMatch>, Unseen> see_again(const Record& record, std::span<const HostedGame* const> games,
                                                       std::span<const Perspective> eyes,
                                                       const NobodyWaits& nobody_waits)
{
    std::variant<Rerun, Refusal> begun = Rerun::begin(record, games);
    Rerun* const rerun = std::get_if<Rerun>(&begun);
    if (rerun == nullptr) {
        return Unseen::other_rules;
    }
    std::vector<Seeing> all;
    for (const Perspective& one : eyes) {
        all.emplace_back(*rerun, one);
    }
    while (!rerun->at_end()) {
        if (nobody_waits()) {
            return Unseen::nobody_waits;
        }
        const RecordedAction& action = rerun->next();
        if (rerun->step()) {
            return Unseen::other_rules;
        }
        for (Seeing& one : all) {
            one.add(*rerun, action);
        }
    }
    if (rerun->difference()) {
        return Unseen::other_rules;
    }
    std::vector<SeenMatch> seen;
    for (Seeing& one : all) {
        seen.push_back(std::move(one).seen());
    }
    return seen;
}

std::string replay_text(const FinishedMatch& finished, const SeenMatch& seen)
{
    std::vector<std::size_t> told{seen.events.told};
    for (const SeenPart& step : seen.steps) {
        told.push_back(step.told);
    }
    const auto view = [&](std::string& to) { to += seen.view; };
    const auto events = [&](std::string& to) { to += seen.events.text; };
    const auto draws = [&](std::string& to) { to += *seen.draws; };
    const auto steps = [&](std::string& to) {
        to += '[';
        for (const SeenPart& step : seen.steps) {
            separate(to);
            to += step.text;
        }
        to += ']';
    };
    std::string text;
    write_described(text, http_answer::Replay{finished.facts, view, events, told_handovers(finished.handovers, told),
                                              seen.draws ? std::optional<Written>(draws) : std::nullopt, steps});
    return text;
}

} // namespace dahut
