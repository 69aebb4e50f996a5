// Who may ask for something, while a table stands how, and what it costs the server: each request says it in its
// description.
#pragma once

#include "protocol/table_words.hpp"

#include <cstdint>
#include <initializer_list>

namespace dahut {

enum class Asking : std::uint8_t {
    anybody,
    // Whoever is at a table, those who watch included.
    at_table,
    // Whoever holds a seat.
    seated,
    // Whoever holds the host's seat.
    host,
    // Whoever brings the keyring, or the seat's own token that is to go on it. No role is needed.
    keyring,
};

// What a request takes. Only those say so that take more than usual.
enum class Effort : std::uint8_t {
    usual,
    // It is tried in many worlds.
    trying,
    // A strong bot thinks about it.
    thinking,
    // A past is read and told as a whole.
    rereading,
};

// The states of a table in which something can be asked for.
class Statuses {
public:
    constexpr Statuses(std::initializer_list<TableStatus> statuses)
    {
        for (const TableStatus one : statuses) {
            bits_ = static_cast<std::uint8_t>(bits_ | bit(one));
        }
    }

    [[nodiscard]] constexpr bool contains(TableStatus status) const { return (bits_ & bit(status)) != 0; }

    constexpr bool operator==(const Statuses&) const = default;

private:
    [[nodiscard]] static constexpr std::uint8_t bit(TableStatus status)
    {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(status));
    }

    std::uint8_t bits_ = 0;
};

namespace status {

inline constexpr Statuses before_match{TableStatus::open};
inline constexpr Statuses during_match{TableStatus::running};
inline constexpr Statuses until_match_is_over{TableStatus::open, TableStatus::running};
inline constexpr Statuses after_match{TableStatus::finished, TableStatus::stopped};
inline constexpr Statuses until_closed{TableStatus::open, TableStatus::running, TableStatus::finished,
                                       TableStatus::stopped, TableStatus::broken};
inline constexpr Statuses any{TableStatus::open,    TableStatus::running, TableStatus::finished,
                              TableStatus::stopped, TableStatus::broken,  TableStatus::closed};

} // namespace status

} // namespace dahut
