#include "server/archive/analysis.hpp"

#include "protocol/http_answers.hpp"
#include "protocol/kinds_writing.hpp"
#include "protocol/record.hpp"
#include "server/archive/rereading.hpp"
#include "server/limits.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

namespace dahut {

namespace {

using http_answer::Analysis;
using http_answer::Standing;

// One seed for all moments: what changes between two of them is then the match and not the luck of the playouts.
constexpr std::uint64_t seed = 1;

// The match between two moments, and how much that changed the places that everybody can expect, altogether.
struct Stretch {
    Standing before;
    Standing after;

    [[nodiscard]] std::size_t begin() const { return static_cast<std::size_t>(before.step); }
    [[nodiscard]] std::size_t end() const { return static_cast<std::size_t>(after.step); }
    [[nodiscard]] int swing() const
    {
        int swing = 0;
        for (std::size_t seat = 0; seat < before.places.size(); ++seat) {
            swing += std::abs(after.places[seat] - before.places[seat]);
        }
        return swing;
    }
};

Standing standing_of(const HostedMatch& match, std::size_t step)
{
    FastRandom random(seed);
    const Prospects prospects = match.prospects(limits::analysis_playouts, random);
    return {static_cast<std::int64_t>(step),
            {prospects.points.begin(), prospects.points.end()},
            {prospects.places.begin(), prospects.places.end()}};
}

std::vector<Stretch> stretches_between(const std::vector<Standing>& standings)
{
    std::vector<Stretch> stretches;
    for (std::size_t next = 1; next < standings.size(); ++next) {
        stretches.push_back({standings[next - 1], standings[next]});
    }
    return stretches;
}

// The stretches that changed most, the widest first. Luck may have turned some of them, so there are more than are
// told.
std::vector<Stretch> widest(std::vector<Stretch> stretches)
{
    constexpr std::size_t most = 3 * Analysis::turning_points_most;
    const auto rank = [](const Stretch& stretch) { return std::pair(-stretch.swing(), stretch.begin()); };
    std::ranges::sort(stretches, {}, rank);
    stretches.resize(std::min(stretches.size(), most));
    std::erase_if(stretches, [](const Stretch& stretch) { return stretch.swing() == 0; });
    return stretches;
}

constexpr const char* is_again = "what was played again once can be played again";

// The match before this step. It has been played again to its end before.
Rerun rerun_to(const Record& record, std::span<const HostedGame* const> games, std::size_t step)
{
    Rerun rerun = std::get<Rerun>(Rerun::begin(record, games));
    for (std::size_t taken = 0; taken < step; ++taken) {
        require(!rerun.step(), is_again);
    }
    return rerun;
}

// Looks at the match here and there, and then, where most changed, ever closer until a single step is left.
class Analysing {
public:
    Analysing(const Record& record, std::span<const HostedGame* const> games, const NobodyWaits& nobody_waits)
        : record_(record), games_(games), nobody_waits_(nobody_waits)
    {}

    // Nothing if nobody waits any more. The match has been played again to its end before.
    [[nodiscard]] std::optional<Analysis> analysis()
    {
        const std::size_t steps = record_.actions.size();
        const std::size_t stride = std::max<std::size_t>(1, (steps + moments - 1) / moments);
        Analysis analysis;
        if (!look([&](std::size_t step) { return step % stride == 0 || step == steps; }, steps, analysis.standings)) {
            return std::nullopt;
        }
        const auto steps_that_turned = turning_points(widest(stretches_between(analysis.standings)));
        if (!steps_that_turned) {
            return std::nullopt;
        }
        for (const std::size_t step : *steps_that_turned) {
            analysis.turning_points.push_back({static_cast<std::int64_t>(step), record_.actions[step].seat});
        }
        return analysis;
    }

private:
    static constexpr std::size_t moments = limits::analysis_moments;

    // The steps that turned these stretches, in the order of the match. Steps at which something was drawn are luck, so
    // they are among them only where too few others are. Nothing as above.
    [[nodiscard]] std::optional<std::vector<std::size_t>> turning_points(std::vector<Stretch> stretches)
    {
        std::vector<std::size_t> decided;
        std::vector<std::size_t> drawn;
        for (Stretch& stretch : stretches) {
            if (decided.size() == Analysis::turning_points_most) {
                break;
            }
            const std::optional<std::size_t> step = turning_point(std::move(stretch));
            if (!step) {
                return std::nullopt;
            }
            if (!undone_.contains(*step)) {
                (drew_.contains(*step) ? drawn : decided).push_back(*step);
            }
        }
        decided.insert(decided.end(), drawn.begin(), drawn.end());
        decided.resize(std::min(decided.size(), Analysis::turning_points_most));
        std::ranges::sort(decided);
        return decided;
    }

    // Plays the match again up to this step and adds how everybody stands at these moments. Whether somebody waits.
    template <typename IsLookedAt>
    [[nodiscard]] bool look(const IsLookedAt& is_looked_at, std::size_t last, std::vector<Standing>& standings)
    {
        Rerun rerun = rerun_to(record_, games_, 0);
        for (std::size_t step = 0;; ++step) {
            if (is_looked_at(step)) {
                standings.push_back(standing_of(rerun.match(), step));
            }
            if (step == last) {
                return true;
            }
            if (nobody_waits_()) {
                return false;
            }
            require(!rerun.step(), is_again);
            if (const std::optional<std::size_t> undone = rerun.undoes()) {
                undone_.insert({*undone, step});
            }
            if (!rerun.told().draws().empty()) {
                drew_.insert(step);
            }
        }
    }

    // The step within this stretch that is in the half that changed more, and so on. Nothing as above.
    [[nodiscard]] std::optional<std::size_t> turning_point(Stretch stretch)
    {
        while (stretch.end() > stretch.begin() + 1) {
            const std::size_t middle = (stretch.begin() + stretch.end()) / 2;
            std::vector<Standing> there;
            if (!look([middle](std::size_t step) { return step == middle; }, middle, there)) {
                return std::nullopt;
            }
            const Stretch first{stretch.before, there.front()};
            const Stretch second{there.front(), stretch.after};
            stretch = first.swing() >= second.swing() ? first : second;
        }
        return stretch.begin();
    }

    const Record& record_;
    std::span<const HostedGame* const> games_;
    const NobodyWaits& nobody_waits_;
    // Steps that were undone, and those that undid them: they decided nothing.
    std::set<std::size_t> undone_;
    // Steps at which something was drawn.
    std::set<std::size_t> drew_;
};

template <typename Described>
ApiAnswer answer_of(const Described& described)
{
    std::string text;
    write_described(text, described);
    return api_answer(std::move(text));
}

bool decides(const RecordedAction& action) { return action.action.value("type", "") != "undo"; }

} // namespace

ApiAnswer analysis_answer(const FinishedMatch& finished, std::span<const HostedGame* const> games,
                          const NobodyWaits& nobody_waits)
{
    if (std::optional<ApiAnswer> why_not = why_not_again(finished.record, games, nobody_waits)) {
        return *std::move(why_not);
    }
    const std::optional<Analysis> analysis = Analysing(finished.record, games, nobody_waits).analysis();
    return analysis ? answer_of(*analysis) : given_up();
}

ApiAnswer advice_answer(const FinishedMatch& finished, std::span<const HostedGame* const> games, std::size_t step,
                        const NobodyWaits& nobody_waits)
{
    const std::vector<RecordedAction>& actions = finished.record.actions;
    if (step >= actions.size() || !decides(actions[step])) {
        return api_error(400, "bad_request", "Nothing was decided at this step.");
    }
    if (std::optional<ApiAnswer> why_not = why_not_again(finished.record, games, nobody_waits)) {
        return *std::move(why_not);
    }
    const Rerun asked = rerun_to(finished.record, games, step);
    FastRandom random(seed);
    const auto [seat, at_ms, action] = actions[step];
    const auto end = std::chrono::steady_clock::now() + limits::advice_time;
    const auto over = [&] { return nobody_waits() || std::chrono::steady_clock::now() >= end; };
    std::optional<Advice<Json>> advice = asked.match().advise(over, seat, action, random);
    // A search that was cut short is no answer for whoever asks next.
    if (nobody_waits()) {
        return given_up();
    }
    if (!advice) {
        return api_error(404, "no_advice", "No bot of this game thinks ahead.");
    }
    const std::unique_ptr<HostedMatch> instead = asked.match().clone();
    EventTexts told;
    require(!instead->submit(seat, advice->action, told), "what a bot advises is legal");
    const auto events = [&told](std::string& to) { write_events(to, told, AllSeeing{}); };
    return answer_of(http_answer::Advice{seat, std::move(advice->action), advice->better_by, events});
}

} // namespace dahut
