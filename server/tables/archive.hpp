// Finished matches for reading: their records, and their replays as a viewer saw them. Reading is the store's
// work and re-running a worker's; nothing here keeps the network or those who play waiting. What several ask for at
// once is worked out once, what was asked for lately is kept, and whoever comes while too much is asked for is sent
// away.
#pragma once

#include "protocol/hosted.hpp"
#include "protocol/perspective.hpp"
#include "server/store/store_thread.hpp"
#include "server/tables/keyed_turns.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

#include <atomic>
#include <cstddef>
#include <functional>
#include <list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace dahut {

// "0", "1", …, "public" or "all".
[[nodiscard]] std::optional<Perspective> perspective_of(std::string_view text);

// A JSON text, with the HTTP status that goes with it.
struct ApiAnswer {
    int status = 200;
    std::string body;
};

[[nodiscard]] ApiAnswer api_error(int status, std::string_view code, std::string_view sentence);

// The latest answers, as far as they have room.
class LatestAnswers {
public:
    explicit LatestAnswers(std::size_t bytes_most) : bytes_most_(bytes_most) {}

    [[nodiscard]] const ApiAnswer* find(std::string_view question) const;
    void keep(std::string question, ApiAnswer answer);

private:
    std::size_t bytes_most_;
    std::size_t bytes_ = 0;
    // The latest in front.
    std::list<std::pair<std::string, ApiAnswer>> answers_;
};

class Archive {
public:
    // Different questions that are worked on at once; the next one is answered with 503.
    static constexpr std::size_t questions_most = 32;

    // All are kept by reference and must outlive the archive.
    Archive(std::span<const HostedGame* const> games, StoreThread& store, boost::asio::thread_pool& workers)
        : games_(games), store_(store), workers_(workers)
    {}

    [[nodiscard]] boost::asio::awaitable<ApiAnswer> record(std::string table);
    // `perspective` is what `perspective_of` reads.
    [[nodiscard]] boost::asio::awaitable<ApiAnswer> replay(std::string table, const std::string& perspective);
    // What waits for a worker is given up.
    void stop() { stopping_ = true; }

private:
    using Work = std::function<ApiAnswer(const StoredTable&)>;

    [[nodiscard]] boost::asio::awaitable<ApiAnswer> answer(std::string question, std::string table, Work work);
    [[nodiscard]] boost::asio::awaitable<ApiAnswer> worked_out(std::string table, Work work);

    std::span<const HostedGame* const> games_;
    StoreThread& store_;
    boost::asio::thread_pool& workers_;
    LatestAnswers latest_{std::size_t{8} * 1024 * 1024};
    // Questions being worked on.
    KeyedTurns asked_;
    std::atomic<bool> stopping_ = false;
};

} // namespace dahut
