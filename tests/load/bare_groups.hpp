// Fours of connections at the bare server (bare_server.cpp), which exchange messages of the same sizes as were
// exchanged at Dahut.
#pragma once

#include "tests/load/connection.hpp"
#include "tests/load/lane.hpp"
#include "tests/load/loop.hpp"

#include <memory>
#include <vector>

namespace dahut::load {

// The sizes that are played again, one exchange after the other and then from the beginning.
class Script {
public:
    void follow(std::vector<Exchange> exchanges)
    {
        exchanges_ = std::move(exchanges);
        next_ = 0;
    }
    [[nodiscard]] const Exchange& next() { return exchanges_[next_++ % exchanges_.size()]; }

private:
    std::vector<Exchange> exchanges_;
    std::size_t next_ = 0;
};

class BareGroups {
public:
    // Connects everybody.
    BareGroups(Loop& loop, const Endpoint& server, std::size_t groups);

    // The exchanges whose sizes all groups together play from now on; there must be some.
    void follow(std::vector<Exchange> exchanges) { script_.follow(std::move(exchanges)); }
    [[nodiscard]] Lanes lanes() const { return groups_; }

private:
    Script script_;
    std::vector<std::unique_ptr<Lane>> groups_;
};

} // namespace dahut::load
