#include "tests/fuzz/memory_lobby.hpp"

#include "engine/core/deal_key.hpp"
#include "protocol/games.hpp"
#include "tests/fuzz/targets.hpp"

#include <spdlog/spdlog.h>

namespace dahut::fuzz {

namespace {

class Nowhere final : public Outlet {
public:
    void send(Notice) override {}
    void withdraw(const std::string&, Seat) override {}
    bool withdraw_by(NoticeKind, const std::string&, Seat) override { return false; }
};

LobbySettings settings()
{
    LobbySettings settings;
    settings.bot_delay = std::chrono::milliseconds(0);
    settings.bots_play_on = std::chrono::milliseconds(0);
    settings.lists_pause = std::chrono::milliseconds(0);
    static Nowhere nowhere;
    settings.notices.webhooks = {*WebAddress::of_webhook("https://hooks.example.org")};
    settings.notices.mail = Mail::offered;
    settings.notices.outlet = &nowhere;
    settings.clock = [] { return Now{1'000'000, 1'000'000}; };
    return settings;
}

} // namespace

Machinery& Machinery::get()
{
    static Machinery machinery;
    return machinery;
}

// What draws secrets keeps something for each thread until that ends, and ends itself with the program. To end after
// these threads it has to begin before them.
Machinery::Machinery() : Machinery(std::make_unique<MemoryJournal>())
{
    (void)Secret::drawn();
    spdlog::set_level(spdlog::level::off);
}

MemoryLobby::MemoryLobby()
    : lobby_(all_games(), context_.get_executor(), Machinery::get().store(), Machinery::get().workers(), settings())
{
    lobby_.begin(Machinery::get().journal().live_count());
}

// NOLINTNEXTLINE(bugprone-exception-escape): without memory a fuzz target ends anyway.
MemoryLobby::~MemoryLobby() { let_everybody_go(); }

std::shared_ptr<Listener> MemoryLobby::listener()
{
    listeners_.push_back(std::make_shared<Listener>());
    return listeners_.back();
}

void MemoryLobby::let_go(Listener& listener)
{
    lobby_.gone(listener);
    std::erase_if(listeners_, [&](const std::shared_ptr<Listener>& one) { return one.get() == &listener; });
}

void MemoryLobby::let_everybody_go()
{
    while (!listeners_.empty()) {
        const std::shared_ptr<Listener> one = listeners_.back();
        let_go(*one);
    }
    run();
}

void MemoryLobby::carry_out(const std::shared_ptr<Listener>& listener, ClientMessage message)
{
    boost::asio::co_spawn(context_, lobby_.handle(listener, std::move(message)), [](const std::exception_ptr& failure) {
        expect(failure == nullptr, "a lobby throws nothing");
    });
    run();
}

std::vector<std::string> MemoryLobby::told_about(const Json& request)
{
    const std::shared_ptr<Listener> somebody = listener();
    carry_out(somebody, std::get<ClientMessage>(read_message(request.dump())));
    std::vector<std::string> told;
    for (const Message& message : somebody->heard) {
        told.push_back(*message);
    }
    let_go(*somebody);
    run();
    return told;
}

void MemoryLobby::run()
{
    context_.restart();
    context_.run();
}

} // namespace dahut::fuzz
