// A lobby of all games on a journal in memory, driven request by request, and guests that remember what they were told.
// Threads are shared by all lobbies of the program, of which there is one at a time.
#pragma once

#include "server/lobby/lobby.hpp"
#include "tests/fuzz/memory_journal.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>

#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut::fuzz {

class Listener final : public Guest {
public:
    void send(Message message) override { heard.push_back(std::move(message)); }
    void close(std::string_view, std::string_view) override { closed = true; }
    void charge(std::size_t) override {}
    void charge_entries(std::size_t) override {}
    boost::asio::awaitable<bool> wait(std::chrono::milliseconds) override { co_return false; }
    [[nodiscard]] const std::string& address() const override { return from; }

    std::vector<Message> heard;
    bool closed = false;
    std::string from = "192.0.2.1";
};

// What outlives every lobby.
class Machinery {
public:
    [[nodiscard]] static Machinery& get();

    [[nodiscard]] MemoryJournal& journal() { return journal_; }
    [[nodiscard]] StoreThread& store() { return store_; }
    [[nodiscard]] Workers& workers() { return workers_; }

private:
    Machinery();
    explicit Machinery(std::unique_ptr<MemoryJournal> journal) : journal_(*journal), store_(std::move(journal)) {}

    MemoryJournal& journal_;
    Workers workers_;
    StoreThread store_;
};

// On whatever the journal holds; destroying it and making another one is a restart.
class MemoryLobby {
public:
    MemoryLobby();
    MemoryLobby(const MemoryLobby&) = delete;
    MemoryLobby& operator=(const MemoryLobby&) = delete;
    MemoryLobby(MemoryLobby&&) = delete;
    MemoryLobby& operator=(MemoryLobby&&) = delete;
    // Every connection ends with the server.
    ~MemoryLobby();

    // Somebody who has just come.
    [[nodiscard]] std::shared_ptr<Listener> listener();
    void let_go(Listener& listener);
    void let_everybody_go();
    // Carries out a message and everything that follows from it.
    void carry_out(const std::shared_ptr<Listener>& listener, ClientMessage message);
    // What somebody new hears when they ask this, from the answer on; then they are gone.
    [[nodiscard]] std::vector<std::string> told_about(const Json& request);

    template <typename Value>
    [[nodiscard]] Value await(boost::asio::awaitable<Value> awaited);

    [[nodiscard]] Lobby& lobby() { return lobby_; }

private:
    void run();

    boost::asio::io_context context_{1};
    Lobby lobby_;
    std::vector<std::shared_ptr<Listener>> listeners_;
};

template <typename Value>
Value MemoryLobby::await(boost::asio::awaitable<Value> awaited)
{
    std::optional<Value> result;
    boost::asio::co_spawn(context_, std::move(awaited), [&result](const std::exception_ptr& failure, Value value) {
        if (failure) {
            std::rethrow_exception(failure);
        }
        result = std::move(value);
    });
    run();
    return *std::move(result);
}

} // namespace dahut::fuzz
