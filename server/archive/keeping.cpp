// How the archive keeps what finished matches looked like, while the rules by which they were played are those of this
// program (docs/decisions/0076).
#include "server/archive/archive.hpp"
#include "server/archive/seen_match.hpp"
#include "server/limits.hpp"
#include "server/waiting/only_one.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

void report(const StoreFailure& failure) { spdlog::error("no replay could be kept: {}", failure.detail); }

// Nothing if it is no match that these rules give.
std::optional<std::string> replay_of(const std::optional<StoredTable>& stored, std::span<const HostedGame* const> games)
{
    const std::optional<FinishedMatch> finished = stored ? finished_match_of(*stored) : std::nullopt;
    if (!finished) {
        return std::nullopt;
    }
    const std::vector<Perspective> eyes = all_eyes(finished->record.seats.size());
    const auto seen = see_again(finished->record, games, eyes, [] { return false; });
    const auto* const all = std::get_if<std::vector<SeenMatch>>(&seen);
    return all != nullptr ? std::optional(kept_replay(*all, finished->record)) : std::nullopt;
}

} // namespace

asio::awaitable<void> Archive::keep_replays()
{
    const OnlyOne only(keeping_);
    if (!only) {
        co_return;
    }
    bool are_more = true;
    while (are_more && !stopping_) {
        are_more = co_await keep_some_replays();
    }
}

asio::awaitable<bool> Archive::keep_some_replays()
{
    const std::variant<std::vector<std::string>, StoreFailure> found =
        co_await store_.without_replay(limits::replays_kept_at_once);
    if (const auto* const failure = std::get_if<StoreFailure>(&found)) {
        report(*failure);
        co_return false;
    }
    const std::vector<std::string>& tables = std::get<std::vector<std::string>>(found);
    for (const std::string& table : tables) {
        std::variant<KeptReplay, StoreFailure> replay = co_await replay_to_keep(table);
        std::optional<StoreFailure> failure;
        if (auto* const kept = std::get_if<KeptReplay>(&replay)) {
            failure = co_await store_.keep_replay(std::move(*kept));
        } else {
            failure = std::get<StoreFailure>(replay);
        }
        if (failure) {
            report(*failure);
            co_return false;
        }
    }
    co_return !tables.empty();
}

asio::awaitable<std::variant<KeptReplay, StoreFailure>> Archive::replay_to_keep(std::string table)
{
    std::variant<std::optional<StoredTable>, StoreFailure> read = co_await store_.read(table);
    if (const auto* const failure = std::get_if<StoreFailure>(&read)) {
        co_return *failure;
    }
    auto working = [stored = std::get<0>(std::move(read)), games = games_] { return replay_of(stored, games); };
    std::optional<std::string> replay = co_await on_worker(reading_.workers, std::move(working));
    co_return KeptReplay{std::move(table), std::move(replay)};
}

} // namespace dahut
