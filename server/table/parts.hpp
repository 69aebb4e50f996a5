// The parts of a table, and how an entry reaches them. Each part lists the kinds of entries that it takes. A kind that
// no part takes does not compile, nor does a `take` that cannot be called.
#pragma once

#include "server/table/entry.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <variant>

namespace dahut {

// Some kinds of entries. A part has such a list called `Takes`.
template <typename... Kind>
struct EntryKinds {
    template <typename One>
    static constexpr bool include = (std::same_as<One, Kind> || ...);
};

// Gives an entry of this kind to the part if it takes such. A part that counts time takes the moment as well.
template <typename Part, typename Kind>
void give(Part& part, const Kind& entry, std::int64_t at_ms)
{
    if constexpr (!Part::Takes::template include<Kind>) {
        static_assert(!requires { part.take(entry); }, "a part lists what it takes");
    } else if constexpr (requires { part.take(entry, at_ms); }) {
        part.take(entry, at_ms);
    } else {
        part.take(entry);
    }
}

// A part that not every table has.
template <typename Part, typename Kind>
void give(std::optional<Part>& part, const Kind& entry, std::int64_t at_ms)
{
    if (part) {
        give(*part, entry, at_ms);
    }
}

// For one part alone.
template <typename Part>
void offer(Part& part, const TableEntry& entry, std::int64_t at_ms)
{
    std::visit([&](const auto& one) { give(part, one, at_ms); }, entry);
}

namespace detail {

template <typename Part>
struct Taking {
    using Takes = typename Part::Takes;
};
template <typename Part>
struct Taking<std::optional<Part>> : Taking<Part> {};

template <typename Entries, typename... Parts>
struct Coverage;
template <typename... Kind, typename... Parts>
struct Coverage<std::variant<Kind...>, Parts...> {
    template <typename One>
    static constexpr bool taken = (Taking<Parts>::Takes::template include<One> || ...);
    static constexpr bool complete = (taken<Kind> && ...);
};

} // namespace detail

// For all the parts of a table.
template <typename... Parts>
void offer_to_all(const TableEntry& entry, std::int64_t at_ms, Parts&... parts)
{
    static_assert(detail::Coverage<TableEntry, Parts...>::complete, "some part takes each kind of entry");
    std::visit([&](const auto& one) { (give(parts, one, at_ms), ...); }, entry);
}

} // namespace dahut
