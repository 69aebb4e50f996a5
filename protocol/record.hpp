// A finished match as one JSON object, described once (kinds.hpp), and playing it again: everything that can be known
// about the match follows from its record. Records come from outside too, so they are read strictly and re-run without
// trust.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/deal_key.hpp"
#include "protocol/hosted.hpp"
#include "protocol/kinds.hpp"
#include "protocol/limits.hpp"
#include "protocol/past.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dahut {

inline constexpr std::string_view record_format = "dahut.record.1";

// Who held a seat when the match started: a person by name, or a bot.
using Holder = std::variant<std::string, BotKind>;

struct RecordedHolder {
    std::optional<std::string> player;
    std::optional<BotKind> bot;

    static constexpr std::array<std::string_view, 2> alternatives{"bot", "player"};
    static constexpr Several fields{as<Text<limits::player_name_length>>("player", &RecordedHolder::player),
                                    field("bot", &RecordedHolder::bot)};

    [[nodiscard]] static RecordedHolder of(const Holder& holder);
    [[nodiscard]] Holder value() const;
};

// Chance of a real match (PROTOCOL.md 7).
struct SealedDealing {
    std::string commitment;
    Secret secret = Secret(Bytes32{});
    // In seat order; nothing for a bot.
    std::vector<std::optional<Bytes32>> contributions;

    static constexpr std::string_view type = "aes-256-ctr";
    static constexpr Several fields{
        as<Hex<limits::secret_digits>>("commitment", &SealedDealing::commitment),
        as<Hex<limits::secret_digits>>("secret", &SealedDealing::secret),
        as<List<ContributionOrBot, seats_max>>("contributions", &SealedDealing::contributions)};
};

// Chance of a simulated match.
struct FastDealing {
    std::uint64_t seed = 0;

    static constexpr std::string_view type = "fast";
    static constexpr Several fields{as<SeedDigits>("seed", &FastDealing::seed)};
};

// Chance of a match at a custom table: its host chose the seed, so that nothing was hidden from the host.
struct CustomDealing {
    std::uint64_t seed = 0;

    static constexpr std::string_view type = "custom";
    static constexpr Several fields{as<SeedDigits>("seed", &CustomDealing::seed)};
};

using Dealing = std::variant<SealedDealing, FastDealing, CustomDealing>;

struct RecordedAction {
    Seat seat;
    // Milliseconds since 1970, UTC; 0 in simulated matches.
    std::int64_t at_ms = 0;
    // Of the game, or an undoing (past.hpp).
    Json action;

    static constexpr Several fields{
        field("seat", &RecordedAction::seat),
        as<Whole<0, limits::time_highest>>("at", &RecordedAction::at_ms,
                                           "Milliseconds since 1970, UTC; 0 in simulations."),
        as<Opaque<OfGame::action>>("action", &RecordedAction::action, R"(An undoing is `{"type": "undo"}`.)")};
};

// A bot told this seat what it would do, after so many actions, with everything undone and every undoing.
struct RecordedHint {
    std::int64_t after = 0;
    Seat seat;

    static constexpr Several fields{as<Whole<0, limits::record_actions>>("after", &RecordedHint::after),
                                    field("seat", &RecordedHint::seat)};

    bool operator==(const RecordedHint&) const = default;
};

// How a match ended: with a result, or stopped before its end.
struct RecordedEnd {
    std::optional<Json> result;
    bool stopped = false;

    static constexpr std::array<std::string_view, 2> alternatives{"stopped", "result"};
    static constexpr Several fields{as<Opaque<OfGame::result>>("result", &RecordedEnd::result),
                                    as<LeftOut<Truth>>("stopped", &RecordedEnd::stopped)};

    [[nodiscard]] static RecordedEnd of(const std::optional<Json>& result) { return {result, !result}; }
    [[nodiscard]] std::optional<Json> value() const { return result; }
};

struct Record {
    using Hints = LeftOut<List<RecordedHint, static_cast<std::size_t>(limits::hints) * seats_max>>;

    std::string game;
    std::string rules_version;
    std::string table;
    Json options;
    std::vector<Holder> seats;
    Dealing dealing;
    std::vector<RecordedAction> actions;
    // Nothing if the match was stopped before its end.
    std::optional<Json> result;
    std::string digest;
    std::vector<RecordedHint> hints = {};

    static constexpr std::string_view type = record_format;
    static constexpr Several fields{as<Identifier<limits::word_length>>("game", &Record::game),
                                    as<Text<limits::word_length>>("rules_version", &Record::rules_version),
                                    as<Identifier<limits::word_length>>("table", &Record::table),
                                    as<Opaque<OfGame::options>>("options", &Record::options),
                                    as<List<Through<RecordedHolder>, seats_max>>("seats", &Record::seats),
                                    as<TaggedBy<"generator", Dealing>>("dealing", &Record::dealing),
                                    as<List<RecordedAction, limits::record_actions>>("actions", &Record::actions),
                                    as<Spread<RecordedEnd>>("", &Record::result),
                                    as<Hex<limits::secret_digits>>("digest", &Record::digest),
                                    as<Hints>("hints", &Record::hints)};
};

[[nodiscard]] std::string record_text(const Record& record);
[[nodiscard]] Json record_to_json(const Record& record);
// `text` is at most limits::record_bytes long; a refusal has the code bad_record.
[[nodiscard]] std::variant<Record, Refusal> read_record(std::string_view text);

// A new match of these seats, dealt as the record or the table says, `told` being set to the events of its start.
// `options` are complete and accepted.
[[nodiscard]] std::unique_ptr<HostedMatch> deal(const HostedGame& game, std::string_view table, const Json& options,
                                                int seats, const Dealing& dealing, EventTexts& told);

// A record being played again, one action at a time. Keeps a reference to the record.
class Rerun {
public:
    // The match at its start, or why it cannot be started (unknown_game, other_rules, bad_options, bad_record).
    [[nodiscard]] static std::variant<Rerun, Refusal> begin(const Record& record,
                                                            std::span<const HostedGame* const> games);

    [[nodiscard]] const HostedMatch& match() const { return *match_; }
    // The match before the latest action; there must have been one.
    [[nodiscard]] const HostedMatch& before() const { return *before_; }
    // What the start or the latest action told, and what was drawn for it.
    [[nodiscard]] const EventTexts& told() const { return told_; }
    // The number of the action that the latest one has undone, if it is an undoing.
    [[nodiscard]] std::optional<std::size_t> undoes() const { return undoes_; }
    [[nodiscard]] bool at_end() const { return position_ == record_->actions.size(); }
    // The action that `step` will carry out; there must be one.
    [[nodiscard]] const RecordedAction& next() const { return record_->actions[position_]; }
    // Carries out the next action, or says why the rules refuse it.
    [[nodiscard]] std::optional<Refusal> step();
    // At the end: how the re-run differs from what the record claims, or nothing if it does not.
    [[nodiscard]] std::optional<Refusal> difference_in_result() const;
    [[nodiscard]] std::optional<Refusal> difference_in_digest() const;
    [[nodiscard]] std::optional<Refusal> difference() const;

private:
    Rerun(const Record& record, std::unique_ptr<HostedMatch> match, EventTexts told)
        : record_(&record), match_(std::move(match)), told_(std::move(told))
    {}

    [[nodiscard]] std::optional<Refusal> act(const RecordedAction& next);
    [[nodiscard]] std::optional<Refusal> undo(Seat seat);

    const Record* record_;
    std::shared_ptr<const HostedMatch> before_;
    std::shared_ptr<const HostedMatch> match_;
    EventTexts told_;
    Past past_;
    std::optional<std::size_t> undoes_;
    std::size_t position_ = 0;
};

} // namespace dahut
