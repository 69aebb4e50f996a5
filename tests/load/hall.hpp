// The tables at one server. They are set up before anything is measured, played in lanes, and left when nothing is
// measured any more, so that what is measured is play and nothing else.
#pragma once

#include "tests/load/loop.hpp"
#include "tests/load/table_of_four.hpp"

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace dahut::load {

// From which address of this machine the next table comes: all from one, or each from its own, as people at home have.
using NextHome = std::function<Home()>;
[[nodiscard]] NextHome at_one_home(const Home& home = Home::loopback());
[[nodiscard]] NextHome at_homes_of_their_own();

class Hall {
public:
    // All matches follow from the seed: two halls with the same one play the same matches in the same order.
    Hall(Loop& loop, Endpoint server, std::uint64_t seed, NextHome next_home = at_one_home())
        : loop_(loop), server_(std::move(server)), seed_(seed), next_home_(std::move(next_home))
    {}

    // Sets tables up until so many stand ready, or as many as these lanes can need for so many actions.
    void prepare(std::size_t tables);
    void prepare(std::size_t lanes, std::size_t actions);
    // The next table that stands ready. Throws std::runtime_error if there is none.
    [[nodiscard]] std::shared_ptr<TableOfFour> take();
    // Lanes that play table after table. The hall must outlive them.
    [[nodiscard]] std::vector<std::unique_ptr<Lane>> lanes(std::size_t count);
    // Ends all connections of tables whose matches are over.
    void leave_finished();
    // Sets up one table and plays so many actions there, or to the end of the match.
    [[nodiscard]] std::shared_ptr<TableOfFour> play_one(std::size_t actions_most);

private:
    Loop& loop_;
    Endpoint server_;
    std::uint64_t seed_;
    NextHome next_home_;
    std::deque<std::shared_ptr<TableOfFour>> ready_;
    std::vector<std::shared_ptr<TableOfFour>> taken_;
};

} // namespace dahut::load
