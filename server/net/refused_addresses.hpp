// Addresses that the operator has shut out (`dahut refuse`, docs/decisions/0068). They stand in a file beside the
// database, which the command writes and the server reads.
#pragma once

#include "server/net/proxies.hpp"
#include "server/store/partial_file.hpp"

#include <boost/asio/ip/address.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace dahut {

struct RefusedAddress {
    // As `Network` reads it.
    std::string network;
    // Seconds since 1970, UTC; nothing if it is shut out until it is let in again.
    std::optional<std::int64_t> until_s = std::nullopt;
};

[[nodiscard]] std::filesystem::path refused_file_of(const std::filesystem::path& database);
// Those whose time is not over; none if there is no such file. Throws std::runtime_error if it says anything else, or
// cannot be read.
[[nodiscard]] std::vector<RefusedAddress> read_refused(const std::filesystem::path& file);

// A change of the file.
class RefusedChange {
public:
    // Throws StoreError: StoreFault::locked as long as another process is changing it.
    explicit RefusedChange(std::filesystem::path database);

    // As `read_refused`; nobody else changes it from then on.
    [[nodiscard]] std::vector<RefusedAddress> former() const;
    // Puts these in the place of what was there. If root does that, the file belongs to whoever owns the database,
    // because a server that runs as somebody else has to read it. Throws std::runtime_error, and then all is as it was.
    void write(const std::vector<RefusedAddress>& refused) const;

private:
    std::filesystem::path database_;
    PartialFile partial_;
};

// What the running server has read.
class RefusedAddresses {
public:
    // Throws std::runtime_error.
    explicit RefusedAddresses(std::filesystem::path file);

    // Throws std::runtime_error, and then what was read before counts.
    void read_again();
    [[nodiscard]] bool hold(const boost::asio::ip::address& address) const;
    [[nodiscard]] std::size_t count() const { return refused_.size(); }

private:
    struct Refused {
        Network network;
        std::optional<std::int64_t> until_s;
    };

    std::filesystem::path file_;
    std::vector<Refused> refused_;
};

} // namespace dahut
