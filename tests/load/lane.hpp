// What is measured: actions of one person, each told to four. A lane carries out one action after the other, at Dahut
// or at the bare server alike; rounds.hpp decides when.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace dahut::load {

inline constexpr std::size_t clients_count = 4;

using Clock = std::chrono::steady_clock;

// One action and what it led to.
struct Exchange {
    // Payloads of WebSocket messages: what the actor sent, and what each client was sent because of it.
    std::size_t sent_bytes = 0;
    std::array<std::size_t, clients_count> told_bytes{};
    std::size_t told_messages = 0;
    // From sending until the last of the four was told.
    Clock::duration duration{};
};

class Lane {
public:
    using Told = std::function<void(const Exchange&)>;

    Lane() = default;
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;
    Lane(Lane&&) = delete;
    Lane& operator=(Lane&&) = delete;
    virtual ~Lane() = default;

    // Sends one action and calls `told` when all four have been told. One at a time.
    virtual void act(Told told) = 0;
};

using Lanes = std::span<const std::unique_ptr<Lane>>;

} // namespace dahut::load
