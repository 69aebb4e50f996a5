#include "server/tables/archive.hpp"

#include "protocol/changes.hpp"
#include "protocol/record.hpp"
#include "server/tables/on_worker.hpp"
#include "server/tables/restore.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

Json events_for(const HostedMatch& match, const Perspective& perspective)
{
    const Viewer* viewer = std::get_if<Viewer>(&perspective);
    return viewer != nullptr ? match.events(*viewer) : match.all_events();
}

Json view_for(const HostedMatch& match, const Perspective& perspective)
{
    const Viewer* viewer = std::get_if<Viewer>(&perspective);
    return viewer != nullptr ? match.view(*viewer) : match.all_seeing_view();
}

ApiAnswer not_finished() { return api_error(409, "not_finished", "This match is not over yet."); }

ApiAnswer cannot_replay()
{
    return api_error(500, "internal_error", "This match cannot be played again by this server's rules.");
}

bool perspective_exists(const Perspective& perspective, std::size_t seats)
{
    const Viewer* viewer = std::get_if<Viewer>(&perspective);
    return viewer == nullptr || !*viewer || static_cast<std::size_t>((*viewer)->index()) < seats;
}

Json steps_of(Rerun& rerun, const Perspective& perspective, Json view)
{
    Json steps = Json::array();
    while (!rerun.at_end()) {
        const RecordedAction& action = rerun.next();
        if (rerun.step()) {
            return nullptr;
        }
        Json after = view_for(rerun.match(), perspective);
        steps.push_back({{"seat", action.seat.number()},
                         {"at", action.at_ms},
                         {"events", events_for(rerun.match(), perspective)},
                         {"changes", changes_between(view, after)}});
        view = std::move(after);
    }
    return steps;
}

Json draws_of(const Rerun& rerun)
{
    Json draws = Json::array();
    for (const Draw& draw : rerun.draws()) {
        draws.push_back({{"purpose", draw.purpose}, {"below", draw.below}, {"drawn", draw.drawn}});
    }
    return draws;
}

ApiAnswer record_answer(const StoredTable& stored)
{
    const std::optional<FinishedMatch> finished = finished_match_of(stored);
    return finished ? ApiAnswer{200, record_to_json(finished->record).dump()} : not_finished();
}

ApiAnswer replay_answer(const StoredTable& stored, const Perspective& perspective,
                        std::span<const HostedGame* const> games)
{
    const std::optional<FinishedMatch> finished = finished_match_of(stored);
    if (!finished) {
        return not_finished();
    }
    if (!perspective_exists(perspective, finished->record.seats.size())) {
        return api_error(400, "bad_request", "The table has no such seat.");
    }
    std::variant<Rerun, Refusal> begun = Rerun::begin(finished->record, games);
    Rerun* rerun = std::get_if<Rerun>(&begun);
    if (rerun == nullptr) {
        return cannot_replay();
    }
    Json view = view_for(rerun->match(), perspective);
    Json answer = {{"table", finished->facts}, {"view", view}, {"events", events_for(rerun->match(), perspective)}};
    if (std::holds_alternative<AllSeeing>(perspective)) {
        answer["draws"] = draws_of(*rerun);
    }
    answer["steps"] = steps_of(*rerun, perspective, std::move(view));
    return answer["steps"].is_null() || rerun->difference() ? cannot_replay() : ApiAnswer{200, answer.dump()};
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

ApiAnswer api_error(int status, std::string_view code, std::string_view sentence)
{
    return {status, Json{{"code", code}, {"sentence", sentence}}.dump()};
}

namespace {

// Reads a table and lets a worker answer from it.
template <typename Work>
asio::awaitable<ApiAnswer> answered_from(StoreThread& store, asio::thread_pool& workers, std::string table, Work work)
{
    std::variant<std::optional<StoredTable>, StoreFailure> read = co_await store.read(std::move(table));
    if (const StoreFailure* failure = std::get_if<StoreFailure>(&read)) {
        spdlog::error("the journal could not be read: {}", failure->detail);
        co_return api_error(500, "storage_failed", "The server could not read this.");
    }
    std::optional<StoredTable> stored = std::get<std::optional<StoredTable>>(std::move(read));
    if (!stored) {
        co_return api_error(404, "not_found", "There is no such table.");
    }
    auto answering = [stored = *std::move(stored), work] { return work(stored); };
    co_return co_await on_worker(workers, std::move(answering));
}

} // namespace

asio::awaitable<ApiAnswer> Archive::record(std::string table) const
{
    return answered_from(store_, workers_, std::move(table),
                         [](const StoredTable& stored) { return record_answer(stored); });
}

asio::awaitable<ApiAnswer> Archive::replay(std::string table, Perspective perspective) const
{
    return answered_from(store_, workers_, std::move(table), [games = games_, perspective](const StoredTable& stored) {
        return replay_answer(stored, perspective, games);
    });
}

} // namespace dahut
