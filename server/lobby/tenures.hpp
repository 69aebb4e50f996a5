// Which tables this process serves where several share the database (docs/decisions/0071). It takes a table before it
// loads it, and gives all of them to the others before it ends (0080). Rooms hold what it serves; without other
// processes there is nothing to hold.
#pragma once

#include "server/room/tenure.hpp"
#include "server/store/store_thread.hpp"

#include <boost/asio/awaitable.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dahut {

// Whether something is to happen at a table, or it is only looked at, which any process can let somebody do.
enum class Purpose { serving, looking };

class Tenures {
public:
    // The table is missing if another process has it, or if there is none.
    struct Possession {
        std::optional<StoredTable> table;
        std::shared_ptr<const Tenure> tenure;
        std::optional<std::string> elsewhere;
        // Set if that process may have died (Taken).
        std::optional<std::chrono::milliseconds> known_in = std::nullopt;
    };

    // The store must outlive the tenures.
    explicit Tenures(StoreThread& store);

    // Of a new table.
    [[nodiscard]] std::shared_ptr<const Tenure> of_new(const std::string& table);
    // Takes the table, if other processes could.
    [[nodiscard]] boost::asio::awaitable<std::variant<Possession, StoreFailure>> take(std::string table,
                                                                                      Purpose purpose);
    // Gives these to the other processes. How many those are; nothing if that could not be stored.
    [[nodiscard]] boost::asio::awaitable<std::optional<std::size_t>> hand_over(std::vector<ServedTable> tables);
    // Whether others take the tables of this process by now.
    [[nodiscard]] bool are_handed_over() const { return !heirs_.empty(); }
    // The process to which those are sent who ask for this table: the same one for all of them.
    [[nodiscard]] const std::string& heir_of(std::string_view table) const;
    // Those are forgotten that nobody holds any more.
    void forget_ended();

private:
    // Null if no process but this one can serve tables.
    [[nodiscard]] std::shared_ptr<const Tenure> tenure(const std::string& table, std::optional<std::int64_t> term);

    StoreThread& store_;
    std::map<std::string, std::weak_ptr<const Tenure>, std::less<>> held_;
    // The processes that go on while this one hands its tables over; else none.
    std::vector<std::string> heirs_;
    std::shared_ptr<const Tenure::GiveBack> give_back_;
};

} // namespace dahut
