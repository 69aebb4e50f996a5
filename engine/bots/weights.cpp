// Reads and writes files of weights (weights.hpp).
#include "engine/bots/weights.hpp"

#include <charconv>
#include <optional>
#include <utility>

namespace dahut {

namespace {

// A weight is in thousandths.
constexpr std::int64_t whole_unit = 1000;
// Whoever needs more has too little to learn from.
constexpr std::int64_t weight_most = 1'000'000'000;

std::optional<std::int64_t> number_of(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// The lines of a file, each as its name and what stands behind it.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}

    // Nothing at the end. Comments and empty lines are left out.
    std::optional<std::pair<std::string_view, std::string_view>> next()
    {
        while (!rest_.empty()) {
            const std::string_view line = rest_.substr(0, rest_.find('\n'));
            rest_.remove_prefix(std::min(line.size() + 1, rest_.size()));
            ++number_;
            if (!line.empty() && line.front() != '#') {
                const std::size_t space = std::min(line.find(' '), line.size());
                return std::pair(line.substr(0, space), line.substr(std::min(space + 1, line.size())));
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] std::string here() const { return "line " + std::to_string(number_) + ": "; }

private:
    std::string_view rest_;
    int number_ = 0;
};

// The weights of one number of players, or what is wrong.
std::variant<Model, std::string> read_model(Lines& lines, std::span<const std::string> names)
{
    Model model;
    for (const std::string& name : names) {
        const auto line = lines.next();
        if (!line || line->first != name) {
            return lines.here() + "the weight of " + name + " is missing";
        }
        const std::optional<std::int64_t> weight = number_of(line->second);
        if (!weight || *weight < -weight_most || *weight > weight_most) {
            return lines.here() + "the weight of " + name + " is no whole number, or too large";
        }
        model.push_back(*weight);
    }
    return model;
}

} // namespace

std::variant<Weights, std::string> read_weights(std::string_view text, std::string_view game,
                                                std::span<const std::string> names)
{
    Lines lines(text);
    if (const auto line = lines.next(); !line || line->first != "game" || line->second != game) {
        return lines.here() + "these are no weights of " + std::string(game);
    }
    Weights weights;
    while (const auto line = lines.next()) {
        const std::optional<std::int64_t> players = line->first == "players" ? number_of(line->second) : std::nullopt;
        if (!players || *players < 2 || *players > seats_max) {
            return lines.here() + "a number of players is missing";
        }
        Model& known = weights.models[static_cast<std::size_t>(*players)];
        if (!known.empty()) {
            return lines.here() + "this number of players was there before";
        }
        std::variant<Model, std::string> model = read_model(lines, names);
        if (const std::string* const fault = std::get_if<std::string>(&model)) {
            return *fault;
        }
        known = std::get<Model>(std::move(model));
    }
    return weights;
}

Weights compiled_weights(std::string_view text, std::string_view game, std::span<const std::string> names)
{
    if (text.empty()) {
        return {};
    }
    std::variant<Weights, std::string> weights = read_weights(text, game, names);
    require(std::holds_alternative<Weights>(weights), "the weights that are compiled in are of this game's features");
    return std::get<Weights>(std::move(weights));
}

std::string weights_text(const Weights& weights, std::string_view game, std::span<const std::string> names,
                         std::string_view origin)
{
    std::string text;
    for (std::string_view rest = origin; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        text.append("# ").append(line).append("\n");
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    }
    text.append("game ").append(game).append("\n");
    for (std::size_t players = 0; players < weights.models.size(); ++players) {
        const Model& model = weights.models[players];
        text += model.empty() ? "" : "players " + std::to_string(players) + "\n";
        for (std::size_t place = 0; place < model.size(); ++place) {
            text += names[place] + " " + std::to_string(model[place]) + "\n";
        }
    }
    return text;
}

int correction_of(const Model& model, const FeatureValues& values)
{
    std::int64_t sum = 0;
    for (int place = 0; place < values.size(); ++place) {
        sum += model[static_cast<std::size_t>(place)] * values[place];
    }
    return static_cast<int>(std::clamp<std::int64_t>(sum / whole_unit, -feature_most, feature_most));
}

} // namespace dahut
