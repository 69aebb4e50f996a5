#include "server/archive/archive.hpp"

#include "protocol/http_answers.hpp"
#include "protocol/kinds_writing.hpp"
#include "protocol/record.hpp"
#include "server/archive/analysis.hpp"
#include "server/archive/rereading.hpp"
#include "server/table/tokens.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <charconv>
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

void write_draws(std::string& text, const Draws& draws)
{
    for (const Draw& draw : draws) {
        separate(text);
        write_described(text, http_answer::Draw{draw.purpose, draw.below, draw.drawn});
    }
}

// What the latest step of a re-run changed in a view.
void write_step(std::string& text, const Rerun& rerun, const RecordedAction& action, const Perspective& perspective)
{
    const auto events = [&](std::string& to) { write_events(to, rerun.told(), perspective); };
    const auto changes = [&](std::string& to) {
        if (!rerun.match().write_changes(to, rerun.before(), perspective, Style::named)) {
            to += "{}";
        }
    };
    separate(text);
    write_described(text, http_answer::ReplayStep{action.seat, action.at_ms, rerun.undoes(), events, changes});
}

// A whole replay as it is being written: steps and draws come one after the other, and stand one behind the other.
class ReplayText {
public:
    ReplayText(TableFacts facts, const Rerun& rerun, const Perspective& perspective)
        : perspective_(perspective), facts_(std::move(facts))
    {
        rerun.match().write_view(view_, perspective);
        write_events(events_, rerun.told(), perspective);
        told_.push_back(rerun.told().count_for(perspective));
        write_draws(draws_, rerun.told().draws());
    }

    void add(const Rerun& rerun, const RecordedAction& action)
    {
        write_step(steps_, rerun, action, perspective_);
        told_.push_back(rerun.told().count_for(perspective_));
        write_draws(draws_, rerun.told().draws());
    }

    [[nodiscard]] std::string finished(std::span<const Handover> handovers) &&
    {
        const auto view = [this](std::string& to) { to += view_; };
        const auto events = [this](std::string& to) { to += events_; };
        const auto draws = [this](std::string& to) { (to += draws_) += ']'; };
        const auto steps = [this](std::string& to) { (to += steps_) += ']'; };
        const bool shows_draws = std::holds_alternative<AllSeeing>(perspective_);
        std::string text;
        write_described(text, http_answer::Replay{std::move(facts_), view, events, told_handovers(handovers, told_),
                                                  shows_draws ? std::optional<Written>(draws) : std::nullopt, steps});
        return text;
    }

private:
    const Perspective& perspective_;
    TableFacts facts_;
    std::string view_;
    std::string events_;
    // Lists that are not closed yet.
    std::string draws_ = "[";
    std::string steps_ = "[";
    // How many events the start and each step told.
    std::vector<std::size_t> told_;
};

ApiAnswer record_answer(const FinishedMatch& finished, const Cancelled&)
{
    return lengthy_answer(record_text(finished.record));
}

ApiAnswer replay_answer(const FinishedMatch& finished, const Cancelled& cancelled, const Perspective& perspective,
                        std::span<const HostedGame* const> games)
{
    if (!perspective_exists(perspective, finished.record.seats.size())) {
        return api_error(400, "bad_request", "The table has no such seat.");
    }
    std::variant<Rerun, Refusal> begun = Rerun::begin(finished.record, games);
    Rerun* rerun = std::get_if<Rerun>(&begun);
    if (rerun == nullptr) {
        return cannot_replay();
    }
    ReplayText text(finished.facts, *rerun, perspective);
    while (!rerun->at_end()) {
        if (cancelled.is_set()) {
            return given_up();
        }
        const RecordedAction& action = rerun->next();
        if (rerun->step()) {
            return cannot_replay();
        }
        text.add(*rerun, action);
    }
    return rerun->difference() ? cannot_replay() : lengthy_answer(std::move(text).finished(finished.handovers));
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

std::optional<std::size_t> step_of(std::string_view text)
{
    std::size_t step = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), step);
    const bool is_number = error == std::errc() && end == text.data() + text.size();
    return is_number ? std::optional(step) : std::nullopt;
}

std::size_t bytes_of(const ReaderAnswer& kept)
{
    const auto& [status, body, tag, gzipped] = kept.answer;
    return body->size() + (gzipped ? gzipped->size() : 0);
}

} // namespace

const ReaderAnswer* LatestAnswers::find(std::string_view question) const
{
    const auto found = std::ranges::find(answers_, question, &Kept::first);
    return found == answers_.end() ? nullptr : &found->second;
}

void LatestAnswers::forget_all()
{
    answers_.clear();
    bytes_ = 0;
}

void LatestAnswers::keep(std::string question, ReaderAnswer answer)
{
    std::erase_if(answers_, [&](const Kept& former) {
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
    return answer(reading_, {std::move(question), std::move(table), *eyes, key_of(token), std::move(cancelled)}, work);
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
    const std::optional<std::size_t> number = step_of(step);
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

// Whoever is not known to be a reader is looked up anew: the match may have been published since.
asio::awaitable<ApiAnswer> Archive::answer(Desk& desk, Asked asked, ReadingWork work)
{
    const KeyedLocks::Held turn = co_await desk.asked.take(asked.question);
    const ReaderAnswer* const kept = latest_.find(asked.question);
    if (kept != nullptr && kept->sight.opens(asked.eyes, asked.key)) {
        co_return kept->answer;
    }
    if (asked.cancelled->is_set()) {
        co_return given_up();
    }
    if (desk.asked.held() > desk.questions_most) {
        co_return busy();
    }
    asked.key = co_await own_key(std::move(asked.key));
    const std::string question = asked.question;
    const std::size_t gone_before = tables_gone_;
    const ReaderAnswer found = co_await worked_out(desk, std::move(asked), std::move(work));
    if (found.answer.status == 200 && tables_gone_ == gone_before) {
        latest_.keep(question, found);
    }
    co_return found.answer;
}

asio::awaitable<ApiAnswer> Archive::answer_in_turn(std::string address, Asked asked, ReadingWork work)
{
    const KeyedLocks::Held turn = co_await asking_.take(std::move(address));
    co_return co_await answer(analysing_, std::move(asked), std::move(work));
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

ReaderAnswer answer_from(const StoredTable& stored, const Perspective& eyes, const std::string& key,
                         const Cancelled& cancelled, const ReadingWork& work)
{
    if (cancelled.is_set()) {
        return {{}, given_up()};
    }
    const std::optional<FinishedMatch> finished = finished_match_of(stored);
    if (!finished) {
        return {{}, not_finished()};
    }
    const Sight& sight = finished->sight;
    if (!sight.opens(eyes, key)) {
        return {sight, sight.readers().include(key) ? hands_closed() : not_yours()};
    }
    return {sight, work(*finished, cancelled)};
}

} // namespace

// Reads a table and lets a worker answer from it.
asio::awaitable<ReaderAnswer> Archive::worked_out(Desk& desk, Asked asked, ReadingWork work)
{
    std::variant<std::optional<StoredTable>, StoreFailure> read = co_await store_.read(std::move(asked.table));
    if (const StoreFailure* failure = std::get_if<StoreFailure>(&read)) {
        spdlog::error("the journal could not be read: {}", failure->detail);
        co_return ReaderAnswer{{}, api_error(500, "storage_failed", "The server could not read this.")};
    }
    std::optional<StoredTable> stored = std::get<std::optional<StoredTable>>(std::move(read));
    if (!stored) {
        co_return ReaderAnswer{{}, api_error(404, "not_found", "There is no such table.")};
    }
    auto answering = [this, stored = *std::move(stored), eyes = asked.eyes, key = std::move(asked.key),
                      cancelled = std::move(asked.cancelled), work = std::move(work)] {
        return stopping_ ? ReaderAnswer{{}, busy()} : answer_from(stored, eyes, key, *cancelled, work);
    };
    co_return co_await on_worker(desk.workers, std::move(answering));
}

} // namespace dahut
