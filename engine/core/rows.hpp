// Legal actions as products of small sets. A row lists, for each field of one kind of action, the values that the field
// may have; it stands for every combination of them. Games decide legality by rows, bots pick from them and the wire
// carries them (PROTOCOL.md 3). Single actions are listed only where a caller wants them one by one.
#pragma once

#include "engine/core/choices.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>
#include <variant>
#include <vector>

namespace dahut {

namespace detail {

template <typename Fields>
struct ChoicesOfFields;
template <typename... Struct, typename... Member>
struct ChoicesOfFields<Several<Field<Struct, Member>...>> {
    using Type = Several<Choices<Member>...>;
};

} // namespace detail

// One row of one kind of action: a set of values for each of its fields, in the order of their description.
template <NamedAndDescribed Kind>
class Row {
public:
    using Sets = typename detail::ChoicesOfFields<std::remove_cvref_t<decltype(Kind::fields)>>::Type;
    static constexpr std::size_t width = Sets::size;

    Row() = default;
    explicit Row(const Sets& sets) : sets_(sets) {}

    [[nodiscard]] bool empty() const
    {
        return sets_.together([](const auto&... set) { return (set.empty() || ...); });
    }
    // How many actions this row stands for.
    [[nodiscard]] std::uint32_t size() const
    {
        return sets_.together([](const auto&... set) { return (std::uint32_t{1} * ... * number_of(set)); });
    }
    [[nodiscard]] bool holds(const Kind& action) const
    {
        return all_columns([&]<std::size_t Column>() { return set<Column>().contains(action.*member<Column>); });
    }
    [[nodiscard]] bool holds_all(const Row& other) const
    {
        return all_columns(
            [&]<std::size_t Column>() { return set<Column>().contains_all(other.template set<Column>()); });
    }
    // The action at this place within the row; the last field varies fastest.
    [[nodiscard]] Kind nth(std::uint32_t place) const
    {
        Kind action{};
        pick_columns(action, place, std::make_index_sequence<width>());
        return action;
    }
    // Absorbs the other row if the two differ in one field only; otherwise changes nothing.
    [[nodiscard]] bool joined(const Row& other)
    {
        int different = 0;
        (void)all_columns([&]<std::size_t Column>() {
            different += set<Column>() == other.template set<Column>() ? 0 : 1;
            return true;
        });
        if (different != 1) {
            return false;
        }
        return all_columns([&]<std::size_t Column>() {
            sets_.template at<Column>().join(other.template set<Column>());
            return true;
        });
    }

    // Calls visit(name, set) for each field, in the order of their description.
    template <typename Visit>
    void for_each_set(Visit&& visit) const
    {
        (void)all_columns([&]<std::size_t Column>() {
            visit(Kind::fields.template at<Column>().name, set<Column>());
            return true;
        });
    }
    template <std::size_t Column>
    [[nodiscard]] const auto& set() const
    {
        return sets_.template at<Column>();
    }

private:
    // The member that this column is about. A constant: read from `fields` at run time, it made playouts slower.
    template <std::size_t Column>
    static constexpr auto member = Kind::fields.template at<Column>().member;

    [[nodiscard]] static std::uint32_t number_of(const auto& set) { return static_cast<std::uint32_t>(set.size()); }

    // Whether `holds` is true for every column.
    template <typename Holds>
    static bool all_columns(Holds&& holds)
    {
        return [&]<std::size_t... Columns>(std::index_sequence<Columns...>) {
            return (holds.template operator()<Columns>() && ...);
        }(std::make_index_sequence<width>());
    }

    template <std::size_t... Columns>
    void pick_columns(Kind& action, [[maybe_unused]] std::uint32_t place, std::index_sequence<Columns...>) const
    {
        (pick_column<width - 1 - Columns>(action, place), ...);
    }
    template <std::size_t Column>
    void pick_column(Kind& action, std::uint32_t& place) const
    {
        auto& value = action.*member<Column>;
        if constexpr (Column == 0) {
            value = set<Column>().nth(static_cast<int>(place));
        } else {
            const std::uint32_t values = number_of(set<Column>());
            value = set<Column>().nth(static_cast<int>(place % values));
            place /= values;
        }
    }

    Sets sets_;
};

template <typename Action>
class Rows;

// The legal actions of one seat, in rows of any kind of the game's actions.
template <typename... Kinds>
class Rows<std::variant<Kinds...>> {
public:
    using Action = std::variant<Kinds...>;
    using AnyRow = std::variant<Row<Kinds>...>;

    // Adds a row: one set of values for each field, in the order of their description. A single value counts as a set.
    // An empty set adds nothing. No action may be in two rows.
    template <typename Kind, typename... Values>
    void add(const Values&... values)
    {
        const Row<Kind> row(typename Row<Kind>::Sets{values...});
        if (row.empty()) {
            return;
        }
        Row<Kind>* const last = rows_.empty() ? nullptr : std::get_if<Row<Kind>>(&rows_.back());
        const std::uint32_t in_last = last == nullptr ? 0 : last->size();
        if (last != nullptr && last->joined(row)) {
            size_ += last->size() - in_last;
        } else {
            size_ += row.size();
            rows_.emplace_back(row);
        }
    }
    void clear()
    {
        rows_.clear();
        size_ = 0;
    }

    [[nodiscard]] bool empty() const { return rows_.empty(); }
    [[nodiscard]] const std::vector<AnyRow>& all() const { return rows_; }
    // How many actions there are.
    [[nodiscard]] std::uint32_t size() const { return size_; }

    [[nodiscard]] bool holds(const Action& action) const
    {
        return std::visit(
            [this]<typename Kind>(const Kind& one) {
                return std::ranges::any_of(rows_, [&](const AnyRow& any) {
                    const Row<Kind>* const row = std::get_if<Row<Kind>>(&any);
                    return row != nullptr && row->holds(one);
                });
            },
            action);
    }
    // Whether every row of the others lies within a single row of these.
    [[nodiscard]] bool holds_all(const Rows& others) const
    {
        return std::ranges::all_of(others.rows_, [this](const AnyRow& any) {
            return std::visit([this](const auto& row) { return this->has_wider(row); }, any);
        });
    }

    // The action at this place among all; `place` must be below `size`.
    [[nodiscard]] Action nth(std::uint32_t place) const
    {
        require(place < size_, "an action is picked from those there are");
        auto any = rows_.begin();
        for (; std::next(any) != rows_.end(); ++any) {
            const std::uint32_t actions = std::visit([](const auto& row) { return row.size(); }, *any);
            if (place < actions) {
                break;
            }
            place -= actions;
        }
        return std::visit([place](const auto& row) { return Action(row.nth(place)); }, *any);
    }
    // Calls visit(action) for each action, in order.
    template <typename Visit>
    void for_each(Visit&& visit) const
    {
        for (const AnyRow& any : rows_) {
            std::visit(
                [&](const auto& row) {
                    for (std::uint32_t place = 0; place < row.size(); ++place) {
                        visit(Action(row.nth(place)));
                    }
                },
                any);
        }
    }
    // Every action by itself, in order.
    [[nodiscard]] std::vector<Action> listed() const
    {
        std::vector<Action> actions;
        actions.reserve(size());
        for_each([&actions](const Action& action) { actions.push_back(action); });
        return actions;
    }

    bool operator==(const Rows& other) const { return holds_all(other) && other.holds_all(*this); }

private:
    template <typename Kind>
    [[nodiscard]] bool has_wider(const Row<Kind>& narrow) const
    {
        return std::ranges::any_of(rows_, [&narrow](const AnyRow& any) {
            const Row<Kind>* const row = std::get_if<Row<Kind>>(&any);
            return row != nullptr && row->holds_all(narrow);
        });
    }

    std::vector<AnyRow> rows_;
    std::uint32_t size_ = 0;
};

} // namespace dahut
