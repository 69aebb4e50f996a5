// Finished matches for reading: their records, and their replays as a viewer saw them. Reading is the store's
// work and re-running a worker's; nothing here keeps the network waiting.
#pragma once

#include "protocol/hosted.hpp"
#include "protocol/perspective.hpp"
#include "server/store/store_thread.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
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

class Archive {
public:
    // All are kept by reference and must outlive the archive.
    Archive(std::span<const HostedGame* const> games, StoreThread& store, boost::asio::thread_pool& workers)
        : games_(games), store_(store), workers_(workers)
    {}

    [[nodiscard]] boost::asio::awaitable<ApiAnswer> record(std::string table) const;
    [[nodiscard]] boost::asio::awaitable<ApiAnswer> replay(std::string table, Perspective perspective) const;

private:
    std::span<const HostedGame* const> games_;
    StoreThread& store_;
    boost::asio::thread_pool& workers_;
};

} // namespace dahut
