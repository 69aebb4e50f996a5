// What a lobby does where several processes share the database (docs/decisions/0071): it says that it is there, and
// heeds what the others have left for it. Taking tables is in tenures.hpp.
#include "server/limits.hpp"
#include "server/lobby/lobby.hpp"
#include "server/waiting/only_one.hpp"
#include "server/waiting/unattended.hpp"

#include <boost/asio/co_spawn.hpp>
#include <spdlog/spdlog.h>

#include <utility>

namespace dahut {

namespace asio = boost::asio;

// The lists are read again when somebody asks: others may have changed them.
void Lobby::heed(const HouseNews& news)
{
    places_->count(static_cast<std::size_t>(news.live));
    standby_ = news.standby;
    for (const std::string& keyring : news.revoked) {
        keyrings_.dismiss(keyring);
    }
    lists_.tables_went();
    if (!news.orphaned.empty() && !rooms_.tenures().are_handed_over() && !std::exchange(taking_up_, true)) {
        asio::co_spawn(services_.executor, take_up(news.orphaned), [this](const std::exception_ptr& failure) {
            Unattended::log(failure);
            taking_up_ = false;
        });
    }
}

// A table can be lost only while this process could not sign or had no connection, or if the database lost a hint. The
// latter is seldom, so it is looked for seldom.
asio::awaitable<void> Lobby::sign()
{
    const OnlyOne only(signing_);
    if (!only) {
        co_return;
    }
    const auto now = std::chrono::steady_clock::now();
    const std::variant<HouseNews, StoreFailure> answer = co_await services_.store.sign();
    if (const auto* const news = std::get_if<HouseNews>(&answer)) {
        const bool was_late = now - std::exchange(signed_, now) >= limits::signature_lasts - limits::signing_pause / 2;
        heed(*news);
        if (was_late || news->was_unseen || ++signatures_ % limits::signatures_until_looked == 0) {
            co_await rooms_.let_lost_go();
        }
    } else {
        spdlog::error("this process could not say that it is there: {}", std::get<StoreFailure>(answer).detail);
    }
}

} // namespace dahut
