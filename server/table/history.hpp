// What a viewer of a match has missed, worked out again from the journal: nobody's messages or views are kept in
// memory. Running the journal again gives every message again, byte for byte (stream.hpp). Heavy work for a worker.
#pragma once

#include "server/table/restore.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace dahut {

// Listens to a match, step by step, with the ears of a viewer who will come back.
class Listening {
public:
    Listening(Viewer viewer, std::optional<std::int64_t> seen) : viewer_(viewer), seen_(seen) {}

    void hear(const MatchStep& step);
    // What the viewer has missed of all that was heard at this table, which has taken it.
    [[nodiscard]] std::vector<std::string> missed(const Table& table) const;

private:
    // Of one step of the match.
    struct Heard {
        // A list that is not closed.
        std::string events = "[";
        std::size_t count = 0;
    };

    [[nodiscard]] std::string snapshot(const Table& table, const ViewerStream& stream) const;
    // The inside of one list.
    [[nodiscard]] std::string all_events() const;

    Viewer viewer_;
    std::optional<std::int64_t> seen_;
    std::vector<std::string> updates_;
    // What was undone has not happened.
    std::vector<Heard> heard_;
};

// The messages that this viewer has missed who has seen the one numbered `seen`: those since, or a snapshot if there
// are too many, nothing has been seen, or a seat may have changed hands since, which no message of a stream says.
// `stored` ends with the entry up to which the viewer is to know the match.
[[nodiscard]] std::vector<std::string> missed_messages(const StoredTable& stored,
                                                       std::span<const HostedGame* const> games, Viewer viewer,
                                                       std::optional<std::int64_t> seen);

// Somebody for whom a table is loaded: the hash of its token, and the message that it has seen last.
struct Comer {
    std::string key;
    std::optional<std::int64_t> seen;
};

// What such a one has missed.
struct Recalled {
    Viewer viewer;
    std::optional<std::int64_t> seen;
    std::vector<std::string> messages;
};

struct LoadedTable {
    // See restore_table.
    std::optional<Table> table;
    // Nothing if there is no comer, or its token is not the table's own.
    std::optional<Recalled> recalled = {};
};

// A table out of its journal, and what its comer will ask for next, without running the journal twice.
[[nodiscard]] LoadedTable restore_for(const StoredTable& stored, std::span<const HostedGame* const> games,
                                      const std::optional<Comer>& comer);

// Whether somebody who has seen so much of a stream has missed anything of it, or of seats that changed hands.
[[nodiscard]] bool has_missed(const ViewerStream& stream, std::optional<std::int64_t> seen);

} // namespace dahut
