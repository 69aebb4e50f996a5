#include "tests/load/bare_groups.hpp"

#include <algorithm>
#include <utility>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

constexpr std::size_t groups_at_a_time = 100;

// The sizes of what is to be sent to the four, and spaces up to the size that this message is to have.
std::string message_asking_for(const Exchange& exchange)
{
    std::string text;
    for (const std::size_t bytes : exchange.told_bytes) {
        text += std::to_string(bytes) + ' ';
    }
    text.resize(std::max(text.size(), exchange.sent_bytes), ' ');
    return text;
}

class BareGroup final : public Lane {
public:
    BareGroup(asio::io_context& context, Script& script) : script_(script)
    {
        for (std::shared_ptr<Connection>& connection : connections_) {
            connection = std::make_shared<Connection>(context);
        }
    }
    BareGroup(const BareGroup&) = delete;
    BareGroup& operator=(const BareGroup&) = delete;
    BareGroup(BareGroup&&) = delete;
    BareGroup& operator=(BareGroup&&) = delete;
    ~BareGroup() override
    {
        for (const std::shared_ptr<Connection>& connection : connections_) {
            connection->close();
        }
    }

    // Whoever connects to the same path belongs together.
    asio::awaitable<void> connect(Endpoint server, std::string path)
    {
        for (std::size_t client = 0; client < clients_count; ++client) {
            co_await connections_[client]->open(server, path, "");
            connections_[client]->listen([this, client](std::string_view text) { hear(client, text); });
        }
    }

    void act(Told told) override
    {
        told_ = std::move(told);
        std::string text = message_asking_for(script_.next());
        exchange_ = {.sent_bytes = text.size()};
        sent_ = Clock::now();
        actor_ = (actor_ + 1) % clients_count;
        connections_[actor_]->send(std::move(text));
    }

private:
    void hear(std::size_t client, std::string_view text)
    {
        exchange_.told_bytes[client] += text.size();
        if (++exchange_.told_messages == clients_count) {
            exchange_.duration = Clock::now() - sent_;
            std::exchange(told_, nullptr)(exchange_);
        }
    }

    Script& script_;
    std::array<std::shared_ptr<Connection>, clients_count> connections_;
    std::size_t actor_ = 0;
    Told told_;
    Exchange exchange_;
    Clock::time_point sent_;
};

} // namespace

BareGroups::BareGroups(Loop& loop, const Endpoint& server, std::size_t groups)
{
    while (groups_.size() < groups) {
        std::vector<asio::awaitable<void>> tasks;
        for (std::size_t left = std::min(groups_at_a_time, groups - groups_.size()); left > 0; --left) {
            auto group = std::make_unique<BareGroup>(loop.context(), script_);
            tasks.push_back(group->connect(server, "/" + std::to_string(groups_.size())));
            groups_.push_back(std::move(group));
        }
        loop.finish("connections to the bare server", std::move(tasks));
    }
}

} // namespace dahut::load
