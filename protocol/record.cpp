#include "protocol/record.hpp"

#include "protocol/kinds_reading.hpp"
#include "protocol/kinds_writing.hpp"
#include "protocol/limits.hpp"

namespace dahut {

namespace {

void check_sizes(const Record& record, Fields& fields)
{
    const SealedDealing* sealed = std::get_if<SealedDealing>(&record.dealing);
    if (sealed != nullptr && sealed->contributions.size() != record.seats.size()) {
        fields.fail("there is not one contribution for each seat");
    }
    // Bytes of its own for a bot would be the dealer's, chosen after all others were known.
    for (std::size_t seat = 0; sealed != nullptr && seat < record.seats.size(); ++seat) {
        const bool is_bot = std::holds_alternative<BotKind>(record.seats[seat]);
        if (seat < sealed->contributions.size() && is_bot == sealed->contributions[seat].has_value()) {
            fields.fail("a bot contributed to the dealing, or a player did not");
        }
    }
    for (const RecordedAction& one : record.actions) {
        if (static_cast<std::size_t>(one.seat.index()) >= record.seats.size()) {
            fields.fail("an action has a seat that does not exist");
        }
    }
    for (const RecordedHint& one : record.hints) {
        if (static_cast<std::size_t>(one.seat.index()) >= record.seats.size()) {
            fields.fail("a hint was given to a seat that does not exist");
        }
    }
}

Refusal bad_record(std::string_view problem)
{
    return {"bad_record", "This is not a proper record: " + std::string(problem) + "."};
}

// Sorted keys, because the key of all chance depends on this text.
std::string sorted_text(const Json& options) { return nlohmann::json(options).dump(); }

} // namespace

RecordedHolder RecordedHolder::of(const Holder& holder)
{
    const BotKind* const bot = std::get_if<BotKind>(&holder);
    return bot != nullptr ? RecordedHolder{std::nullopt, *bot}
                          : RecordedHolder{std::get<std::string>(holder), std::nullopt};
}

Holder RecordedHolder::value() const { return bot ? Holder(*bot) : Holder(player.value_or(std::string())); }

std::string record_text(const Record& record)
{
    std::string text;
    kinds_writing::write_kind(text, "format", record);
    return text;
}

Json record_to_json(const Record& record) { return Json::parse(record_text(record)); }

std::variant<Record, Refusal> read_record(std::string_view text)
{
    const std::optional<Json> json = text.size() <= limits::record_bytes ? parse_bounded(text) : std::optional<Json>();
    if (!json) {
        return bad_record("it is not JSON, too long, nested too deeply, or has too many fields");
    }
    Fields fields(*json);
    const std::string format = fields.text("format", limits::word_length, Letters::printable);
    if (format != record_format) {
        return bad_record("its format is not " + std::string(record_format));
    }
    Record record;
    reading::read_fields(fields, record);
    check_sizes(record, fields);
    if (const std::optional<std::string> problem = fields.problem()) {
        return bad_record(*problem);
    }
    return record;
}

namespace {

ChanceKey key_of(const HostedGame& game, std::string_view table, const Json& options, const Dealing& dealing)
{
    if (const auto* fast = std::get_if<FastDealing>(&dealing)) {
        return ChanceKey(fast->seed);
    }
    if (const auto* custom = std::get_if<CustomDealing>(&dealing)) {
        return ChanceKey(custom->seed);
    }
    const SealedDealing& sealed = std::get<SealedDealing>(dealing);
    const std::string text = sorted_text(options);
    return ChanceKey(deal_key(sealed.secret, Deal{table, game.name(), text, sealed.contributions}));
}

} // namespace

std::unique_ptr<HostedMatch> deal(const HostedGame& game, std::string_view table, const Json& options, int seats,
                                  const Dealing& dealing, EventTexts& told)
{
    return game.start(options, seats, key_of(game, table, options, dealing), told);
}

std::variant<Rerun, Refusal> Rerun::begin(const Record& record, std::span<const HostedGame* const> games)
{
    const HostedGame* game = find_game(games, record.game);
    if (game == nullptr) {
        return Refusal{"unknown_game", "This program does not know the game " + record.game + "."};
    }
    if (record.rules_version != game->rules_version()) {
        return Refusal{"other_rules", "The record was made by rules version " + record.rules_version
                                          + "; this program knows " + std::string(game->rules_version()) + "."};
    }
    const int seats = static_cast<int>(record.seats.size());
    if (seats < game->seats_fewest() || seats > game->seats_most()) {
        return bad_record("the game is not for so many seats");
    }
    std::variant<Json, Refusal> options = game->complete_options(record.options, seats);
    if (const Refusal* refusal = std::get_if<Refusal>(&options)) {
        return *refusal;
    }
    const Json& complete = std::get<Json>(options);
    EventTexts told;
    std::unique_ptr<HostedMatch> match = deal(*game, record.table, complete, seats, record.dealing, told);
    return Rerun(record, std::move(match), std::move(told));
}

std::optional<Refusal> Rerun::step()
{
    const RecordedAction& action = next();
    const std::shared_ptr<const HostedMatch> before = match_;
    undoes_.reset();
    std::optional<Refusal> refusal = is_undo(action.action) ? undo(action.seat) : act(action);
    if (!refusal) {
        before_ = before;
        ++position_;
    }
    return refusal;
}

std::optional<Refusal> Rerun::act(const RecordedAction& next)
{
    std::unique_ptr<HostedMatch> after = match_->clone();
    if (std::optional<Refusal> refusal = after->submit(next.seat, next.action, told_)) {
        return refusal;
    }
    past_.add({position_, match_, next.seat, next.action});
    match_ = std::move(after);
    return std::nullopt;
}

// What was allowed when it was asked for is not judged anew: that takes chance, and another server's.
std::optional<Refusal> Rerun::undo(Seat seat)
{
    std::optional<Past::Undone> undone = past_.undone(*match_, seat);
    if (!undone) {
        return bad_record("there is nothing that could be undone where it says so");
    }
    undoes_ = undone->number;
    match_ = std::move(undone->match);
    told_ = std::move(undone->told);
    past_ = std::move(undone->past);
    return std::nullopt;
}

std::optional<Refusal> Rerun::difference_in_result() const
{
    const std::optional<Json> result = match_->outcome();
    if (!record_->result) {
        return result ? std::optional(Refusal{"bad_record", "The match is said to be stopped, but it is over."})
                      : std::nullopt;
    }
    if (!result) {
        return Refusal{"bad_record", "The match is not over after the last recorded action."};
    }
    if (nlohmann::json(*result) != nlohmann::json(*record_->result)) {
        return Refusal{"bad_record", "The result differs from the recorded one."};
    }
    return std::nullopt;
}

std::optional<Refusal> Rerun::difference_in_digest() const
{
    if (match_->digest() != record_->digest) {
        return Refusal{"bad_record", "The events differ from the recorded ones."};
    }
    return std::nullopt;
}

std::optional<Refusal> Rerun::difference() const
{
    const std::optional<Refusal> in_result = difference_in_result();
    return in_result ? in_result : difference_in_digest();
}

} // namespace dahut
