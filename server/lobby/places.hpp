// The places for open and running tables, in memory or not: how many are taken, and by which address. An address
// is whatever the network counts as one, as text; which table came from where is not stored, so that a restart forgets
// it.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>

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

} // namespace dahut
