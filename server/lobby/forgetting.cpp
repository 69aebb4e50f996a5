#include "server/lobby/forgetting.hpp"

#include "server/limits.hpp"
#include "server/table/forgetting.hpp"
#include "server/waiting/on_worker.hpp"
#include "server/waiting/only_one.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

void report(const StoreFailure& failure)
{
    spdlog::error("what must not be kept could not be taken out: {}", failure.detail);
}

std::vector<Forgotten> forgotten_of(const std::vector<StoredTable>& tables)
{
    std::vector<Forgotten> forgotten;
    for (const StoredTable& table : tables) {
        if (std::vector<Replacement> entries = without_unused_addresses(table.entries); !entries.empty()) {
            forgotten.push_back({table.id, std::move(entries)});
        }
    }
    return forgotten;
}

} // namespace

asio::awaitable<void> Forgetting::forget()
{
    const OnlyOne only(forgetting_);
    if (!only) {
        co_return;
    }
    bool are_more = true;
    while (are_more && !services_.stopping) {
        are_more = co_await forget_some();
    }
}

// Once the table's entries are replaced they say the same to whoever reads them meanwhile, so nobody is kept waiting.
asio::awaitable<bool> Forgetting::forget_some()
{
    std::variant<ToForget, StoreFailure> found = co_await services_.store.to_forget(limits::forgotten_at_once);
    if (const auto* const failure = std::get_if<StoreFailure>(&found)) {
        report(*failure);
        co_return false;
    }
    ToForget to_forget = std::get<ToForget>(std::move(found));
    if (!to_forget.mark) {
        co_return false;
    }
    auto working = [tables = std::move(to_forget.tables)] { return forgotten_of(tables); };
    std::vector<Forgotten> forgotten = co_await on_worker(services_.workers.tables, std::move(working));
    if (!forgotten.empty()) {
        const std::variant<bool, StoreFailure> answer = co_await services_.store.forget(std::move(forgotten));
        if (const auto* const failure = std::get_if<StoreFailure>(&answer)) {
            report(*failure);
            co_return false;
        }
    }
    const std::variant<bool, StoreFailure> done = co_await services_.store.has_forgotten(*to_forget.mark);
    if (const auto* const failure = std::get_if<StoreFailure>(&done)) {
        report(*failure);
        co_return false;
    }
    co_return std::get<bool>(done);
}

} // namespace dahut
