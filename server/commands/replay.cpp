// `dahut replay FILE`: plays a finished match again from its record and prints what a seat saw.
#include "server/commands/replay.hpp"

#include "protocol/games.hpp"
#include "server/commands/record_file.hpp"

#include <iostream>
#include <memory>

namespace dahut {

namespace {

struct ReplayArguments {
    std::string file;
    int seat = -1;
    bool json = false;
};

ExitStatus fail(const std::string& sentence)
{
    std::cerr << "dahut replay: " << sentence << "\n";
    return ExitStatus::failure;
}

// Whose view is printed: one seat's, or the all-seeing one.
class Eyes {
public:
    explicit Eyes(std::optional<Seat> seat) : seat_(seat) {}
    [[nodiscard]] Json events(const EventTexts& told) const
    {
        std::string text = "[";
        told.append_to(text, perspective(), Style::named);
        return Json::parse(text + "]");
    }
    [[nodiscard]] Json view(const HostedMatch& match) const
    {
        std::string text;
        match.write_view(text, perspective());
        return Json::parse(text);
    }
    // Other seats do not see an action itself, only its events.
    [[nodiscard]] bool sees_action_of(Seat seat) const { return !seat_ || *seat_ == seat; }

private:
    [[nodiscard]] Perspective perspective() const { return seat_ ? Perspective(Viewer(seat_)) : AllSeeing{}; }

    std::optional<Seat> seat_;
};

// Turns {"type": "placed", "side": 1} into `placed side=1`.
std::string as_words(const Json& object)
{
    std::string text;
    for (const auto& [key, value] : object.items()) {
        if (key == "type") {
            text += value.get<std::string>();
        } else {
            text += " " + key + "=" + (value.is_string() ? value.get<std::string>() : value.dump());
        }
    }
    return text;
}

void print_text(const std::string& head, const Json& events)
{
    std::cout << head << "\n";
    for (const Json& event : events) {
        std::cout << "    " << as_words(event) << "\n";
    }
}

void print_start(const Rerun& rerun, const Eyes& eyes, bool json)
{
    if (json) {
        Json line;
        line["events"] = eyes.events(rerun.told());
        line["view"] = eyes.view(rerun.match());
        std::cout << line.dump() << "\n";
    } else {
        print_text("start", eyes.events(rerun.told()));
    }
}

void print_step(const RecordedAction& action, const Rerun& rerun, const Eyes& eyes, bool json)
{
    const bool seen = eyes.sees_action_of(action.seat);
    if (!json) {
        const std::string what = seen ? as_words(action.action) : "acts";
        print_text("seat " + std::to_string(action.seat.number()) + ": " + what, eyes.events(rerun.told()));
        return;
    }
    Json line;
    line["seat"] = action.seat.number();
    if (seen) {
        line["action"] = action.action;
    }
    line["events"] = eyes.events(rerun.told());
    line["view"] = eyes.view(rerun.match());
    std::cout << line.dump() << "\n";
}

ExitStatus print_all(Rerun& rerun, const Eyes& eyes, bool json)
{
    print_start(rerun, eyes, json);
    while (!rerun.at_end()) {
        const RecordedAction& action = rerun.next();
        if (const std::optional<Refusal> refusal = rerun.step()) {
            return fail("the record breaks the rules: " + refusal->sentence);
        }
        print_step(action, rerun, eyes, json);
    }
    if (const std::optional<Refusal> difference = rerun.difference()) {
        return fail(difference->sentence);
    }
    return ExitStatus::success;
}

ExitStatus replay(const ReplayArguments& arguments)
{
    const auto record = read_record_file(arguments.file);
    if (const Refusal* const refusal = std::get_if<Refusal>(&record)) {
        return fail(refusal->sentence);
    }
    auto rerun = Rerun::begin(std::get<Record>(record), all_games());
    if (const Refusal* const refusal = std::get_if<Refusal>(&rerun)) {
        return fail(refusal->sentence);
    }
    const int seats = static_cast<int>(std::get<Record>(record).seats.size());
    if (arguments.seat >= seats) {
        return fail("this match has the seats 0 to " + std::to_string(seats - 1));
    }
    const Eyes eyes(arguments.seat < 0 ? std::nullopt : std::optional(Seat(arguments.seat)));
    return print_all(std::get<Rerun>(rerun), eyes, arguments.json);
}

} // namespace

void add_replay(CLI::App& application, Command& chosen)
{
    CLI::App* const command = application.add_subcommand("replay", "Print a finished record");
    const auto arguments = std::make_shared<ReplayArguments>();
    command->add_option("file", arguments->file, "The record")->required();
    command->add_option("--seat", arguments->seat, "As this seat saw it; without it, everything")
        ->check(CLI::Range(0, seats_max - 1));
    command->add_flag("--json", arguments->json, "One line of JSON for the start and for each action");
    command->callback([arguments, &chosen] { chosen = [arguments] { return replay(*arguments); }; });
}

} // namespace dahut
