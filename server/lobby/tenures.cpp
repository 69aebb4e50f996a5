#include "server/lobby/tenures.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace dahut {

namespace asio = boost::asio;

Tenures::Tenures(StoreThread& store)
    : store_(store), give_back_(std::make_shared<const Tenure::GiveBack>(
                         [&store](ServedTable table) { store.give_back(std::move(table)); }))
{}

std::shared_ptr<const Tenure> Tenures::of_new(const std::string& table)
{
    return tenure(table, store_.is_shared() ? std::optional(first_term) : std::nullopt);
}

// A room of this table that is about to go would give back what is taken here, so its tenure is held meanwhile.
asio::awaitable<std::variant<Tenures::Possession, StoreFailure>> Tenures::take(std::string table, Purpose purpose)
{
    const auto known = held_.find(table);
    const std::shared_ptr<const Tenure> former = known != held_.end() ? known->second.lock() : nullptr;
    std::variant<Taken, StoreFailure> answer = Taken{};
    if (heirs_.empty()) {
        answer = co_await store_.take(table);
    } else {
        answer = Taken{std::nullopt, heir_of(table), std::nullopt};
    }
    if (StoreFailure* const failure = std::get_if<StoreFailure>(&answer)) {
        co_return std::move(*failure);
    }
    Taken taken = std::get<Taken>(std::move(answer));
    Possession possession{std::move(taken.table), tenure(table, taken.term), std::move(taken.elsewhere),
                          taken.known_in};
    if (possession.elsewhere && purpose == Purpose::looking) {
        std::variant<std::optional<StoredTable>, StoreFailure> read = co_await store_.read(table);
        if (StoreFailure* const failure = std::get_if<StoreFailure>(&read)) {
            co_return std::move(*failure);
        }
        possession.table = std::get<std::optional<StoredTable>>(std::move(read));
    }
    co_return std::move(possession);
}

std::shared_ptr<const Tenure> Tenures::tenure(const std::string& table, std::optional<std::int64_t> term)
{
    if (!term) {
        return nullptr;
    }
    std::weak_ptr<const Tenure>& known = held_[table];
    if (std::shared_ptr<const Tenure> same = known.lock(); same && same->term() == *term) {
        return same;
    }
    auto fresh = std::make_shared<const Tenure>(give_back_, table, *term);
    known = fresh;
    return fresh;
}

asio::awaitable<std::optional<std::size_t>> Tenures::hand_over(std::vector<ServedTable> tables)
{
    std::variant<std::vector<std::string>, StoreFailure> answer = co_await store_.hand_over(std::move(tables));
    if (const auto* const failure = std::get_if<StoreFailure>(&answer)) {
        spdlog::error("tables could not be handed over: {}", failure->detail);
        co_return std::nullopt;
    }
    std::vector<std::string>& others = std::get<std::vector<std::string>>(answer);
    if (!others.empty()) {
        heirs_ = std::move(others);
    }
    co_return heirs_.size();
}

const std::string& Tenures::heir_of(std::string_view table) const
{
    return heirs_[std::hash<std::string_view>()(table) % heirs_.size()];
}

void Tenures::forget_ended()
{
    std::erase_if(held_, [](const auto& one) { return one.second.expired(); });
}

} // namespace dahut
