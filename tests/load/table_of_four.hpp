// Four persons at one table of Ys, each with a connection: they make the table, enter it, and play at random until the
// match is over. Understands answers to actions in messages of their own and those that ride on an update.
#pragma once

#include "engine/core/random.hpp"
#include "protocol/json.hpp"
#include "tests/load/connection.hpp"
#include "tests/load/lane.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace dahut::load {

class TableOfFour {
public:
    // The match and everything that is played follow from the seed. The four come from one address.
    TableOfFour(boost::asio::io_context& context, std::uint64_t seed, const Home& home = Home::loopback());
    TableOfFour(const TableOfFour&) = delete;
    TableOfFour& operator=(const TableOfFour&) = delete;
    TableOfFour(TableOfFour&&) = delete;
    TableOfFour& operator=(TableOfFour&&) = delete;
    ~TableOfFour() { leave(); }

    // Connects everybody and starts the match.
    [[nodiscard]] boost::asio::awaitable<void> set_up(Endpoint server);
    // One action, as of a lane; the match must not be over.
    void act(Lane::Told told);
    // Everybody's connection ends; the seats stay theirs.
    void leave();

    [[nodiscard]] bool over() const;
    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const std::string& token(std::size_t seat) const { return persons_[seat].token; }

private:
    struct Person {
        std::shared_ptr<Connection> connection;
        std::string token;
        bool playing = false;
        bool heard_the_end = false;
        bool told = false;
    };

    boost::asio::awaitable<Json> ask(std::size_t seat, Json request);
    [[nodiscard]] boost::asio::awaitable<void> take_seat(Endpoint server, std::size_t seat);
    [[nodiscard]] Json seat_request(std::size_t seat);
    [[nodiscard]] Json new_request(std::string_view type);
    void hear_while_playing(std::size_t seat, std::string_view text);
    // Takes in what a message says, and returns it.
    Json hear(std::size_t seat, std::string_view text);
    [[nodiscard]] bool everybody_told() const;

    FastStream choices_;
    std::uint64_t seed_;
    std::string id_;
    std::string invitation_;
    std::array<Person, clients_count> persons_;
    std::array<Json, clients_count> decisions_;
    std::uint64_t requests_ = 0;
    // The action under way.
    std::string awaited_id_;
    bool answered_ = true;
    Lane::Told told_;
    Exchange exchange_;
    Clock::time_point sent_;
};

} // namespace dahut::load
