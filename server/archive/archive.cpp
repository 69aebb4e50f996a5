#include "server/archive/archive.hpp"

#include "protocol/record.hpp"
#include "protocol/whole_number.hpp"
#include "server/archive/analysis.hpp"
#include "server/archive/rereading.hpp"
#include "server/archive/seen_match.hpp"
#include "server/table/tokens.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

ApiAnswer not_finished() { return api_error(409, "not_finished", "This match is not over yet."); }

ApiAnswer not_yours()
{
    return api_error(403, "private", "Only those who were at its table may read this match, with their token.");
}

ApiAnswer hands_closed()
{
    return api_error(403, "hands_closed",
                     "Not all who played agreed to end this match. It is read without the hands of others.");
}

ApiAnswer busy() { return api_error(503, "busy", "Too many matches are being read. Try again in a moment."); }

bool perspective_exists(const Perspective& perspective, std::size_t seats)
{
    const Viewer* viewer = std::get_if<Viewer>(&perspective);
    return viewer == nullptr || !*viewer || static_cast<std::size_t>((*viewer)->index()) < seats;
}

ApiAnswer record_answer(const FinishedMatch& finished, const Cancelled&)
{
    return lengthy_answer(record_text(finished.record));
}

// By the rules, or as it was kept while they were known.
ApiAnswer replay_answer(const FinishedMatch& finished, const Cancelled& cancelled, const Perspective& eyes,
                        std::span<const HostedGame* const> games)
{
    if (!perspective_exists(eyes, finished.record.seats.size())) {
        return api_error(400, "bad_request", "The table has no such seat.");
    }
    const std::variant<std::vector<SeenMatch>, Unseen> again =
        see_again(finished.record, games, std::span(&eyes, 1), [&cancelled] { return cancelled.is_set(); });
    if (const auto* const seen = std::get_if<std::vector<SeenMatch>>(&again)) {
        return lengthy_answer(replay_text(finished, seen->front()));
    }
    if (std::get<Unseen>(again) == Unseen::nobody_waits) {
        return given_up();
    }
    const std::optional<SeenMatch> kept = finished.kept ? seen_in(*finished.kept, eyes, finished.record) : std::nullopt;
    if (kept) {
        return lengthy_answer(replay_text(finished, *kept));
    }
    return former_rules();
}

} // namespace

std::optional<Perspective> perspective_of(std::string_view text)
{
    if (text == "all") {
        return Perspective(AllSeeing{});
    }
    if (text == "public") {
        return Perspective(the_public);
    }
    if (text.size() == 1 && text[0] >= '0' && Seat::holds(text[0] - '0')) {
        return Perspective(Viewer(Seat(text[0] - '0')));
    }
    return std::nullopt;
}

namespace {

asio::awaitable<ApiAnswer> ready(ApiAnswer answer) { co_return answer; }

std::size_t bytes_of(const ReaderAnswer& kept)
{
    const auto& [status, body, tag, gzipped] = kept.answer;
    return body->size() + (gzipped ? gzipped->size() : 0);
}

} // namespace

const ReaderAnswer* LatestAnswers::find(std::string_view question)
{
    const auto found = std::ranges::find(answers_, question, &KeptAnswer::first);
    if (found == answers_.end()) {
        return nullptr;
    }
    answers_.splice(answers_.begin(), answers_, found);
    return &found->second;
}

void LatestAnswers::forget_all()
{
    answers_.clear();
    bytes_ = 0;
}

void LatestAnswers::keep(std::string question, ReaderAnswer answer)
{
    std::erase_if(answers_, [&](const KeptAnswer& former) {
        bytes_ -= former.first == question ? bytes_of(former.second) : 0;
        return former.first == question;
    });
    bytes_ += bytes_of(answer);
    answers_.emplace_front(std::move(question), std::move(answer));
    while (bytes_ > bytes_most_) {
        bytes_ -= bytes_of(answers_.back().second);
        answers_.pop_back();
    }
}

asio::awaitable<ApiAnswer> Archive::record(std::string table, std::string_view token,
                                           std::shared_ptr<const Cancelled> cancelled)
{
    std::string question = table + "/record";
    return answer(reading_, {std::move(question), std::move(table), AllSeeing{}, key_of(token), std::move(cancelled)},
                  record_answer);
}

asio::awaitable<ApiAnswer> Archive::replay(std::string table, const std::string& perspective, std::string_view token,
                                           std::shared_ptr<const Cancelled> cancelled)
{
    const std::optional<Perspective> eyes = perspective_of(perspective);
    if (!eyes) {
        return ready(api_error(400, "bad_request", "The field as must be a seat, public or all."));
    }
    std::string question = table + "/replay/" + perspective;
    const auto work = [games = games_, eyes](const FinishedMatch& finished, const Cancelled& reader) {
        return replay_answer(finished, reader, *eyes, games);
    };
    Asked asked{std::move(question), std::move(table), *eyes, key_of(token), std::move(cancelled), KeptLook::wanted};
    return answer(reading_, std::move(asked), work);
}

asio::awaitable<ApiAnswer> Archive::analysis(std::string table, std::string_view token, std::string address,
                                             std::shared_ptr<const Cancelled> cancelled)
{
    std::string question = table + "/analysis";
    const auto work = [this](const FinishedMatch& finished, const Cancelled& reader) {
        return analysis_answer(finished, games_, [&] { return stopping_ || reader.is_set(); });
    };
    Asked asked{std::move(question), std::move(table), AllSeeing{}, key_of(token), std::move(cancelled)};
    return answer_in_turn(std::move(address), std::move(asked), work);
}

asio::awaitable<ApiAnswer> Archive::advice(std::string table, const std::string& step, std::string_view token,
                                           std::string address, std::shared_ptr<const Cancelled> cancelled)
{
    const std::optional<std::size_t> number = whole_number<std::size_t>(step);
    if (!number) {
        return ready(api_error(400, "bad_request", "The field step must be the number of a step."));
    }
    std::string question = table + "/advice/" + std::to_string(*number);
    const auto work = [this, number](const FinishedMatch& finished, const Cancelled& reader) {
        return advice_answer(finished, games_, *number, [&] { return stopping_ || reader.is_set(); });
    };
    Asked asked{std::move(question), std::move(table), AllSeeing{}, key_of(token), std::move(cancelled)};
    return answer_in_turn(std::move(address), std::move(asked), work);
}

// Whoever is not known to be a reader is looked up anew: the match may have been published since. The token of a
// keyring says nothing until the seat's own is known, so the kept answers are looked through again then.
asio::awaitable<ApiAnswer> Archive::answer(Desk& desk, Asked asked, ReadingWork work)
{
    const KeyedLocks::Held turn = co_await desk.asked.take(asked.question);
    if (std::optional<ApiAnswer> kept = kept_for(asked)) {
        co_return *std::move(kept);
    }
    if (asked.cancelled->is_set()) {
        co_return given_up();
    }
    if (desk.asked.held() > desk.questions_most) {
        co_return busy();
    }
    asked.key = co_await own_key(std::move(asked.key));
    if (std::optional<ApiAnswer> kept = kept_for(asked)) {
        co_return *std::move(kept);
    }
    const std::string question = asked.question;
    const std::size_t forgotten_before = times_forgotten_;
    const ReaderAnswer found = co_await worked_out(desk, std::move(asked), std::move(work));
    if (found.answer.status == 200 && times_forgotten_ == forgotten_before) {
        latest_.keep(question, found);
    }
    co_return found.answer;
}

asio::awaitable<ApiAnswer> Archive::answer_in_turn(std::string address, Asked asked, ReadingWork work)
{
    const KeyedLocks::Held turn = co_await asking_.take(std::move(address));
    co_return co_await answer(analysing_, std::move(asked), std::move(work));
}

std::optional<ApiAnswer> Archive::kept_for(const Asked& asked)
{
    const ReaderAnswer* const kept = latest_.find(asked.question);
    return kept != nullptr && kept->sight.opens(asked.eyes, asked.key) ? std::optional(kept->answer) : std::nullopt;
}

// What cannot be read opens nothing.
asio::awaitable<std::string> Archive::own_key(std::string key)
{
    const std::variant<std::optional<LentSeat>, StoreFailure> found = co_await store_.find_lent(key);
    const auto* const lent = std::get_if<std::optional<LentSeat>>(&found);
    if (lent != nullptr && *lent) {
        co_return (*lent)->seat_key;
    }
    co_return key;
}

namespace {

ReaderAnswer answer_from(const StoredTable& stored, std::optional<std::string> kept, const Perspective& eyes,
                         const std::string& key, const Cancelled& cancelled, const ReadingWork& work)
{
    if (cancelled.is_set()) {
        return {{}, given_up()};
    }
    std::optional<FinishedMatch> finished = finished_match_of(stored);
    if (!finished) {
        return {{}, not_finished()};
    }
    finished->kept = std::move(kept);
    const Sight& sight = finished->sight;
    if (!sight.opens(eyes, key)) {
        return {sight, sight.readers().include(key) ? hands_closed() : not_yours()};
    }
    return {sight, work(*finished, cancelled)};
}

ReaderAnswer unreadable(const StoreFailure& failure)
{
    spdlog::error("the journal could not be read: {}", failure.detail);
    return {{}, api_error(500, "storage_failed", "The server could not read this.")};
}

} // namespace

// Reads a table and lets a worker answer from it.
asio::awaitable<ReaderAnswer> Archive::worked_out(Desk& desk, Asked asked, ReadingWork work)
{
    std::variant<std::optional<std::string>, StoreFailure> kept{};
    if (asked.kept == KeptLook::wanted) {
        kept = co_await store_.kept_replay(asked.table);
    }
    if (const StoreFailure* failure = std::get_if<StoreFailure>(&kept)) {
        co_return unreadable(*failure);
    }
    std::variant<std::optional<StoredTable>, StoreFailure> read = co_await store_.read(std::move(asked.table));
    if (const StoreFailure* failure = std::get_if<StoreFailure>(&read)) {
        co_return unreadable(*failure);
    }
    std::optional<StoredTable> stored = std::get<std::optional<StoredTable>>(std::move(read));
    if (!stored) {
        co_return ReaderAnswer{{}, api_error(404, "not_found", "There is no such table.")};
    }
    auto answering = [this, stored = *std::move(stored), kept = std::get<0>(std::move(kept)), eyes = asked.eyes,
                      key = std::move(asked.key), cancelled = std::move(asked.cancelled), work = std::move(work)] {
        return stopping_ ? ReaderAnswer{{}, busy()} : answer_from(stored, kept, eyes, key, *cancelled, work);
    };
    co_return co_await on_worker(desk.workers, std::move(answering));
}

} // namespace dahut
