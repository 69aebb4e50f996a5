#include "server/operating/desk.hpp"

#include "protocol/refusal_code.hpp"
#include "server/operating/table_finding.hpp"
#include "server/room/denials.hpp"

#include <spdlog/spdlog.h>

#include <exception>
#include <utility>
#include <variant>

namespace dahut {

namespace asio = boost::asio;

namespace {

std::string refused(const Refusal& why) { return operating_text(operating::Refused{why.code, why.sentence}); }

} // namespace

asio::awaitable<std::string> Desk::answer(std::string line)
{
    std::variant<operating::Request, Refusal> read = read_operating_request(line);
    if (const Refusal* const refusal = std::get_if<Refusal>(&read)) {
        co_return refused(*refusal);
    }
    operating::Request request = std::get<operating::Request>(std::move(read));
    if (auto* const shown = std::get_if<operating::ShowTables>(&request)) {
        co_return co_await show(std::move(*shown));
    }
    Answer denial;
    if (auto* const announced = std::get_if<operating::Announce>(&request)) {
        announce(std::move(*announced));
    } else if (const auto* const drained = std::get_if<operating::Drain>(&request)) {
        drain(*drained);
    } else if (std::holds_alternative<operating::HeedRefused>(request)) {
        denial = heed_refused();
    } else if (const auto* const ended = std::get_if<operating::End>(&request)) {
        denial = co_await lobby_.operate(*ended);
    } else if (const auto* const deleted = std::get_if<operating::Delete>(&request)) {
        denial = co_await lobby_.operate(*deleted);
    } else {
        denial = co_await lobby_.operate(std::get<operating::BringBack>(request));
    }
    co_return denial ? refused(denial->why) : operating_text(operating::Done{});
}

// The store's thread has more urgent things to do, so the database is read beside it.
asio::awaitable<std::string> Desk::show(operating::ShowTables wanted)
{
    if (database_.empty()) {
        co_return refused(refuse(RefusalCode::storage_failed, "With PostgreSQL tables are found by psql."));
    }
    auto looking = [database = database_, wanted = std::move(wanted)] {
        try {
            return operating_text(tables_shown(database, wanted));
        } catch (const StoreError& error) {
            spdlog::error("the journal could not be read: {}", error.what());
            return refused(could_not_read(error.fault()).why);
        }
    };
    co_return co_await on_worker(workers_.archive, std::move(looking));
}

void Desk::announce(operating::Announce announce)
{
    if (announce.text.empty()) {
        spdlog::info("the operator has taken back what was announced");
    } else {
        spdlog::info("the operator has announced something");
    }
    connections_.announcement().say(std::move(announce.text), Announcement::Moment::clock::now() + announce.lasting);
    connections_.tell_announcement();
}

// The file is small, and its command has just written it.
Answer Desk::heed_refused()
{
    try {
        refused_.read_again();
    } catch (const std::exception& error) {
        return Denial{refuse(RefusalCode::bad_message, error.what())};
    }
    spdlog::info("{} addresses or networks are refused", refused_.count());
    connections_.cut_off(refused_);
    return std::nullopt;
}

void Desk::drain(const operating::Drain& drain)
{
    spdlog::info("no more tables are made; the server stops in {} seconds", drain.until_stop.count());
    lobby_.drain();
    connections_.announcement().will_stop(Announcement::Moment::clock::now() + drain.until_stop);
    connections_.tell_announcement();
    stop_after_(drain.until_stop);
}

} // namespace dahut
