// The places for open and running tables, in memory or not: how many are taken, and by which address. An address
// is whatever the network counts as one, as text; which table came from where is not stored, so that a restart forgets
// it.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace dahut {

enum class NoPlace { at_all, for_this_address };

class Places {
public:
    Places(std::size_t most, std::size_t per_address_most) : most_(most), per_address_most_(per_address_most) {}

    // So many tables there are: at the start, and again where another process may have made or ended some.
    void count(std::size_t taken) { taken_ = taken; }
    [[nodiscard]] std::size_t taken() const { return taken_; }
    // Takes a place for a new table, or says why there is none. Whoever asks next finds it taken, stored or not.
    [[nodiscard]] std::optional<NoPlace> take(const std::string& table, const std::string& address);
    void give_back(const std::string& table);
    // The address that made this table, if it was made since the start and still has its place.
    [[nodiscard]] std::optional<std::string> maker_of(const std::string& table) const;

private:
    std::size_t most_;
    std::size_t per_address_most_;
    std::size_t taken_ = 0;
    std::map<std::string, std::size_t> by_address_;
    // Where the tables came from that were made since the start.
    std::map<std::string, std::string> origins_;
};

// A place that has been taken, and is given back unless its table comes to be. It may outlive the lobby, as what still
// waits does when the server ends.
class NewPlace {
public:
    NewPlace(std::shared_ptr<Places> places, std::string table) : places_(std::move(places)), table_(std::move(table))
    {}
    NewPlace(const NewPlace&) = delete;
    NewPlace& operator=(const NewPlace&) = delete;
    NewPlace(NewPlace&&) = delete;
    NewPlace& operator=(NewPlace&&) = delete;
    ~NewPlace()
    {
        if (table_) {
            places_->give_back(*table_);
        }
    }

    // The table is made.
    void keep() { table_.reset(); }

private:
    std::shared_ptr<Places> places_;
    std::optional<std::string> table_;
};

} // namespace dahut
