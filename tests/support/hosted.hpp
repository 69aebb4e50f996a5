// What a hosted match writes, as JSON documents that tests can read, and the client's side of it.
#pragma once

#include "protocol/hosted.hpp"

#include <memory>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace dahut {

[[nodiscard]] inline Json view_of(const HostedMatch& match, const Perspective& eyes)
{
    std::string text;
    match.write_view(text, eyes);
    return Json::parse(text);
}

// An empty list if nothing is asked of this seat.
[[nodiscard]] inline Json rows_of(const HostedMatch& match, Seat seat)
{
    std::string text;
    match.write_rows(text, seat, Style::named);
    return Json::parse(text);
}

[[nodiscard]] inline Json events_of(const EventTexts& told, const Perspective& eyes)
{
    std::string text = "[";
    told.append_to(text, eyes, Style::named);
    return Json::parse(text + "]");
}

// An empty object if nothing changed.
[[nodiscard]] inline Json changes_of(const HostedMatch& before, const HostedMatch& after, const Perspective& eyes)
{
    std::string text;
    return after.write_changes(text, before, eyes, Style::named) ? Json::parse(text) : Json::object();
}

// Applies changes to a view in place, as a client does.
inline void apply_changes(Json& view, const Json& changes)
{
    if (!changes.is_object()) {
        view = changes;
        return;
    }
    if (!view.is_structured()) {
        view = Json::object();
    }
    for (const auto& [key, change] : changes.items()) {
        if (view.is_array()) {
            apply_changes(view.at(static_cast<std::size_t>(std::stoi(key))), change);
        } else if (change.is_null()) {
            view.erase(key);
        } else {
            apply_changes(view[key], change);
        }
    }
}

// The first action that the rows allow. There must be one.
[[nodiscard]] inline Json first_answer(const Json& rows)
{
    Json action = Json::object();
    for (const auto& [name, values] : rows.at(0).items()) {
        action[name] = values.is_array() ? values.at(0) : values;
    }
    return action;
}

// Every action that the rows allow, in their order: the last field varies fastest.
[[nodiscard]] inline std::vector<Json> all_answers(const Json& rows)
{
    std::vector<Json> answers;
    for (const Json& row : rows) {
        std::vector<Json> begun{Json::object()};
        for (const auto& [name, values] : row.items()) {
            std::vector<Json> longer;
            for (const Json& action : begun) {
                for (const Json& value : values.is_array() ? values : Json::array({values})) {
                    longer.push_back(action);
                    longer.back()[name] = value;
                }
            }
            begun = std::move(longer);
        }
        answers.insert(answers.end(), begun.begin(), begun.end());
    }
    return answers;
}

// The seat that acts next: the first one that must, and now and then one that may.
[[nodiscard]] inline Seat next_to_act(const Asked& asked, Stream& stream)
{
    const bool free_will = !asked.may.empty() && pick_below(stream, 4) == 0;
    return *(free_will ? asked.may : asked.must).begin();
}

// A match between random bots with default options, action by action.
class RandomMatch {
public:
    RandomMatch(const HostedGame& game, int seats, std::uint64_t seed)
        : random_(seed), match_(game.start(std::get<Json>(game.complete_options(Json::object(), seats)), seats,
                                           ChanceKey(seed), told_)),
          before_(match_->clone())
    {}

    // Carries out one more action and returns true; false if the match is over.
    bool step()
    {
        if (match_->asked().must.empty()) {
            return false;
        }
        actor_ = next_to_act(match_->asked(), random_.stream("moods"));
        before_ = match_->clone();
        if (match_->submit(actor_, match_->choose(BotKind::random, actor_, random_), told_)) {
            throw std::logic_error("a bot's action is refused");
        }
        return true;
    }

    [[nodiscard]] const HostedMatch& now() const { return *match_; }
    // The match before the latest action; at the start the match as it is.
    [[nodiscard]] const HostedMatch& before() const { return *before_; }
    // The events of the latest action, or of the start.
    [[nodiscard]] const EventTexts& told() const { return told_; }
    // The seat that acted last.
    [[nodiscard]] Seat actor() const { return actor_; }

private:
    FastRandom random_;
    EventTexts told_;
    std::unique_ptr<HostedMatch> match_;
    std::unique_ptr<HostedMatch> before_;
    Seat actor_;
};

} // namespace dahut
