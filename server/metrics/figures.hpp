// What an operator may know of a running server: numbers about all tables together. Nothing here tells one table,
// person or address from another.
#pragma once

#include "server/metrics/distribution.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace dahut {

// What became of the attempts to deliver notices.
struct NoticeOutcomes {
    std::uint64_t done = 0;
    std::uint64_t tried_again = 0;
    std::uint64_t given_up = 0;
};

// How often a bot thought less than its level would: because others thought as well, or because its time was up.
struct BotsCut {
    std::uint64_t by_load = 0;
    std::uint64_t by_time = 0;
};

// How often each of some words occurred.
class Tally {
public:
    // The word is counted from now on, although it has not occurred.
    void expect(std::string_view word) { counts_.emplace(word, 0); }
    void add(std::string_view word)
    {
        const auto known = counts_.find(word);
        if (known == counts_.end()) {
            counts_.emplace(word, 1);
        } else {
            ++known->second;
        }
    }
    [[nodiscard]] const auto& counts() const { return counts_; }

private:
    std::map<std::string, std::uint64_t, std::less<>> counts_;
};

// What was asked of all tables since the start: the kinds of requests and the codes of refusals, as PROTOCOL.md has
// them.
struct Traffic {
    Tally requests;
    Tally refusals;
};

struct DatabaseFiles {
    std::uint64_t database_bytes = 0;
    std::uint64_t log_bytes = 0;
    std::uint64_t disk_free_bytes = 0;
    // What the file may grow to.
    std::uint64_t limit_bytes = 0;
};

struct Figures {
    bool ready = false;
    std::size_t connections = 0;
    std::size_t tables_live = 0;
    // Those in memory, by what has become of them.
    std::map<std::string, std::uint64_t, std::less<>> tables_in_memory;
    std::size_t bots_thinking = 0;
    BotsCut bots_cut;
    // Additions and reads that wait for the database.
    std::size_t store_waiting = 0;
    bool is_nearly_full = false;
    // Messages that the network has not taken yet, for all connections together. Bytes would tell how long they are.
    std::size_t messages_waiting = 0;
    // Notices that are not delivered yet.
    std::size_t notices_waiting = 0;
    Traffic traffic;
    // From the arrival of a request until it is answered or refused.
    Distribution::Reading answering;
    // One commit, which many additions may share.
    Distribution::Reading committing;
    // Until a message was taken by the network.
    Distribution::Reading sending;
    NoticeOutcomes notices;
    std::uint64_t log_lines_dropped = 0;
    // Nothing if the database is no file of this machine.
    std::optional<DatabaseFiles> files;
};

} // namespace dahut
