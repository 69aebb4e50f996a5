// The lists of public tables that everybody may read: kept ready, and made anew when somebody asks after they have
// changed, but only so often. Whoever asks sees every change made before; those who ask while the lists are being made,
// or too soon after, wait for them together.
#pragma once

#include "server/archive/api_answer.hpp"
#include "server/store/store_thread.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace dahut {

class PublicLists {
public:
    // What everybody may know of a table in memory, as JSON text; nothing of any other.
    using FactsOf = std::function<std::optional<std::string>(const std::string& table)>;

    // The store must outlive the lists. They are made at most once in each `pause`.
    PublicLists(boost::asio::any_io_executor executor, StoreThread& store, std::chrono::milliseconds pause,
                FactsOf facts_of);

    [[nodiscard]] boost::asio::awaitable<ApiAnswer> read();
    // The facts of this public table have changed.
    void changed(const std::string& table);
    // Some that were listed are gone.
    void tables_went() { ++changes_; }

private:
    [[nodiscard]] boost::asio::awaitable<void> make();
    [[nodiscard]] ApiAnswer answer_of(const TableLists& lists);
    void write(std::string& text, const std::vector<ListedTable>& tables);
    [[nodiscard]] std::string facts(const ListedTable& table);

    boost::asio::any_io_executor executor_;
    StoreThread& store_;
    std::chrono::milliseconds pause_;
    FactsOf facts_of_;
    // Counts changes, and how many of them the lists show.
    std::uint64_t changes_ = 1;
    std::uint64_t shown_ = 0;
    ApiAnswer lists_;
    // What the tables in memory said of themselves when they were last listed, until they change.
    std::map<std::string, std::string, std::less<>> facts_;
    std::map<std::string, std::string, std::less<>> former_facts_;
    // When lists were made last.
    boost::asio::steady_timer::time_point made_{};
    // While the lists are being made, what those who want them wait for: it never expires, but goes.
    std::shared_ptr<std::optional<boost::asio::steady_timer>> being_made_ =
        std::make_shared<std::optional<boost::asio::steady_timer>>();
};

} // namespace dahut
