// Many greedy guests from one address. They have a thread of their own: reading their answers delays nobody who is
// measured.
#pragma once

#include "tests/load/greedy_guest.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include <memory>
#include <thread>
#include <vector>

namespace dahut::load {

class Crowd {
public:
    // Each asks for this, and sits at one of these seats.
    Crowd(const Endpoint& server, const Home& home, std::size_t guests, const std::vector<std::string>& tokens,
          const Json& request)
    {
        for (std::size_t number = 0; number < guests; ++number) {
            guests_.push_back(std::make_unique<GreedyGuest>(context_, home, tokens[number % tokens.size()], request));
            boost::asio::co_spawn(context_, guests_.back()->ask_on(server), boost::asio::detached);
        }
        thread_ = std::jthread([this] { context_.run(); });
    }

    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;
    Crowd(Crowd&&) = delete;
    Crowd& operator=(Crowd&&) = delete;
    ~Crowd() { context_.stop(); }

    // Ends, and says how many answers they got.
    [[nodiscard]] std::size_t leave()
    {
        boost::asio::post(context_, [this] {
            for (const std::unique_ptr<GreedyGuest>& guest : guests_) {
                guest->stop();
            }
        });
        thread_.join();
        std::size_t answers = 0;
        for (const std::unique_ptr<GreedyGuest>& guest : guests_) {
            answers += guest->answers();
        }
        return answers;
    }

private:
    boost::asio::io_context context_{1};
    std::vector<std::unique_ptr<GreedyGuest>> guests_;
    std::jthread thread_;
};

} // namespace dahut::load
