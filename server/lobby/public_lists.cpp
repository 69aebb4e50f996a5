#include "server/lobby/public_lists.hpp"

#include "protocol/http_answers.hpp"
#include "protocol/kinds_writing.hpp"
#include "protocol/refusal_code.hpp"
#include "server/limits.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <spdlog/spdlog.h>

#include <utility>
#include <variant>

namespace dahut {

namespace asio = boost::asio;

namespace {

// Says that the lists are being made, and lets those who wait go on when they are or cannot be. It may outlive the
// lists, as what still waits does when the server ends.
class Making {
public:
    Making(std::shared_ptr<std::optional<asio::steady_timer>> ready, const asio::any_io_executor& executor)
        : ready_(std::move(ready))
    {
        ready_->emplace(executor, asio::steady_timer::time_point::max());
    }
    Making(const Making&) = delete;
    Making& operator=(const Making&) = delete;
    Making(Making&&) = delete;
    Making& operator=(Making&&) = delete;
    ~Making() { ready_->reset(); }

private:
    std::shared_ptr<std::optional<asio::steady_timer>> ready_;
};

} // namespace

PublicLists::PublicLists(asio::any_io_executor executor, StoreThread& store, std::chrono::milliseconds pause,
                         FactsOf facts_of)
    : executor_(std::move(executor)), store_(store), pause_(pause), facts_of_(std::move(facts_of))
{}

void PublicLists::changed(const std::string& table)
{
    ++changes_;
    facts_.erase(table);
}

asio::awaitable<ApiAnswer> PublicLists::read()
{
    const std::uint64_t wanted = changes_;
    while (shown_ < wanted) {
        if (*being_made_) {
            boost::system::error_code made;
            co_await (*being_made_)->async_wait(asio::redirect_error(asio::use_awaitable, made));
        } else {
            co_await make();
        }
    }
    co_return lists_;
}

asio::awaitable<void> PublicLists::make()
{
    const Making making(being_made_, executor_);
    asio::steady_timer pause(executor_, made_ + pause_);
    boost::system::error_code ignored;
    co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
    const std::uint64_t changes = changes_;
    const std::variant<TableLists, StoreFailure> read = co_await store_.lists(limits::listed_tables);
    if (const StoreFailure* failure = std::get_if<StoreFailure>(&read)) {
        spdlog::error("the lists could not be read: {}", failure->detail);
        lists_ = api_error(500, "storage_failed", "The server could not read this. Try again.");
        // Those who have waited are told; whoever comes later tries again.
        ++changes_;
    } else {
        lists_ = answer_of(std::get<TableLists>(read));
    }
    shown_ = changes;
    made_ = asio::steady_timer::clock_type::now();
}

ApiAnswer PublicLists::answer_of(const TableLists& lists)
{
    former_facts_ = std::exchange(facts_, {});
    const auto open = [&](std::string& to) { write(to, lists.open); };
    const auto running = [&](std::string& to) { write(to, lists.running); };
    const auto finished = [&](std::string& to) { write(to, lists.finished); };
    std::string text;
    write_described(text, http_answer::Tables{open, running, finished, std::nullopt});
    former_facts_.clear();
    return tagged_answer(std::move(text));
}

void PublicLists::write(std::string& text, const std::vector<ListedTable>& tables)
{
    text += '[';
    for (const ListedTable& table : tables) {
        separate(text);
        text += facts(table);
    }
    text += ']';
}

// A table in memory knows who is connected; nobody is at the others.
std::string PublicLists::facts(const ListedTable& table)
{
    if (auto former = former_facts_.extract(table.id)) {
        return facts_.insert(std::move(former)).position->second;
    }
    std::optional<std::string> told = facts_of_(table.id);
    return told ? facts_.insert_or_assign(table.id, *std::move(told)).first->second : table.summary;
}

} // namespace dahut
