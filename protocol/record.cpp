#include "protocol/record.hpp"

#include "protocol/fields.hpp"
#include "protocol/limits.hpp"

namespace dahut {

namespace {

constexpr std::string_view sealed_generator = "aes-256-ctr";
constexpr std::string_view fast_generator = "fast";
constexpr std::string_view custom_generator = "custom";
constexpr std::int64_t time_highest = 253'402'300'799'999; // the end of the year 9999

Json holder_to_json(const Holder& holder)
{
    const BotKind* bot = std::get_if<BotKind>(&holder);
    return bot != nullptr ? Json{{"bot", word(*bot)}} : Json{{"player", std::get<std::string>(holder)}};
}

Json dealing_to_json(const SealedDealing& dealing)
{
    Json contributions = Json::array();
    for (const std::optional<Bytes32>& one : dealing.contributions) {
        contributions.push_back(one ? to_hex(*one) : "bot");
    }
    return {{"generator", sealed_generator},
            {"commitment", dealing.commitment},
            {"secret", dealing.secret.hex_for_the_record()},
            {"contributions", std::move(contributions)}};
}

// The seed as text, because it may be larger than the whole numbers of JavaScript.
Json dealing_to_json(const FastDealing& dealing)
{
    return {{"generator", fast_generator}, {"seed", std::to_string(dealing.seed)}};
}

Json dealing_to_json(const CustomDealing& dealing)
{
    return {{"generator", custom_generator}, {"seed", std::to_string(dealing.seed)}};
}

// Runs `read` over the fields of `object`; the first problem becomes the problem of `outer`.
template <typename Read>
void within(const Json& object, Fields& outer, Read&& read)
{
    Fields fields(object);
    read(fields);
    if (const std::optional<std::string> problem = fields.problem()) {
        outer.fail(*problem);
    }
}

std::vector<Holder> read_seats(Fields& fields)
{
    std::vector<Holder> seats;
    const Json list = fields.array("seats", seats_max);
    for (const Json& one : list) {
        within(one, fields, [&](Fields& holder) {
            if (holder.has("bot")) {
                seats.emplace_back(holder.one_of<BotKind>("bot"));
            } else {
                seats.emplace_back(holder.text("player", limits::player_name_length));
            }
        });
    }
    return seats;
}

std::vector<std::optional<Bytes32>> read_contributions(Fields& fields)
{
    std::vector<std::optional<Bytes32>> contributions;
    const Json list = fields.array("contributions", seats_max);
    for (const Json& one : list) {
        contributions.push_back(one.is_string() ? bytes_from_hex(one.get<std::string>()) : std::nullopt);
        if (!contributions.back() && one != "bot") {
            fields.fail("a contribution is neither 64 hexadecimal digits nor bot");
        }
    }
    return contributions;
}

SealedDealing read_sealed(Fields& fields)
{
    std::string commitment = fields.hex("commitment", limits::secret_digits);
    const std::optional<Bytes32> secret = bytes_from_hex(fields.hex("secret", limits::secret_digits));
    return {std::move(commitment), Secret(secret.value_or(Bytes32{})), read_contributions(fields)};
}

Dealing read_dealing(Fields& fields)
{
    Dealing dealing = FastDealing{};
    const Json object = fields.object("dealing");
    within(object, fields, [&](Fields& inner) {
        const std::string generator = inner.identifier("generator", limits::word_length);
        if (generator == sealed_generator) {
            dealing = read_sealed(inner);
        } else if (generator == fast_generator) {
            dealing = FastDealing{inner.seed("seed")};
        } else if (generator == custom_generator) {
            dealing = CustomDealing{inner.seed("seed")};
        } else {
            inner.fail("the generator is unknown");
        }
    });
    return dealing;
}

std::vector<RecordedAction> read_actions(Fields& fields)
{
    std::vector<RecordedAction> actions;
    const Json list = fields.array("actions", limits::record_actions);
    for (const Json& one : list) {
        within(one, fields, [&](Fields& action) {
            const Seat seat = action.seat("seat");
            const std::int64_t at = action.whole("at", 0, time_highest);
            actions.push_back({seat, at, action.object("action")});
        });
    }
    return actions;
}

// What was stopped has no result.
std::optional<Json> read_result(Fields& fields)
{
    if (!fields.has("stopped")) {
        return fields.object("result");
    }
    fields.truth("stopped");
    return std::nullopt;
}

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
}

Refusal bad_record(std::string_view problem)
{
    return {"bad_record", "This is not a proper record: " + std::string(problem) + "."};
}

// Sorted keys, because the key of all chance depends on this text.
std::string sorted_text(const Json& options) { return nlohmann::json(options).dump(); }

} // namespace

Json record_to_json(const Record& record)
{
    Json seats = Json::array();
    for (const Holder& holder : record.seats) {
        seats.push_back(holder_to_json(holder));
    }
    Json actions = Json::array();
    for (const RecordedAction& one : record.actions) {
        actions.push_back({{"seat", one.seat.number()}, {"at", one.at_ms}, {"action", one.action}});
    }
    Json json{{"format", record_format},
              {"game", record.game},
              {"rules_version", record.rules_version},
              {"table", record.table},
              {"options", record.options},
              {"seats", std::move(seats)},
              {"dealing", std::visit([](const auto& dealing) { return dealing_to_json(dealing); }, record.dealing)},
              {"actions", std::move(actions)}};
    if (record.result) {
        json["result"] = *record.result;
    } else {
        json["stopped"] = true;
    }
    json["digest"] = record.digest;
    return json;
}

std::variant<Record, Refusal> read_record(std::string_view text)
{
    const std::optional<Json> json = text.size() <= limits::record_bytes ? parse_bounded(text) : std::optional<Json>();
    if (!json) {
        return bad_record("it is not JSON, too long, nested too deeply, or has too many fields");
    }
    Fields fields(*json);
    const std::string format = fields.text("format", limits::word_length);
    if (format != record_format) {
        return bad_record("its format is not " + std::string(record_format));
    }
    std::string game = fields.identifier("game", limits::word_length);
    std::string rules_version = fields.text("rules_version", limits::word_length);
    std::string table = fields.identifier("table", limits::word_length);
    Json options = fields.object("options");
    std::vector<Holder> seats = read_seats(fields);
    Dealing dealing = read_dealing(fields);
    std::vector<RecordedAction> actions = read_actions(fields);
    std::optional<Json> result = read_result(fields);
    Record record{std::move(game),    std::move(rules_version), std::move(table),
                  std::move(options), std::move(seats),         std::move(dealing),
                  std::move(actions), std::move(result),        {}};
    record.digest = fields.hex("digest", limits::secret_digits);
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
