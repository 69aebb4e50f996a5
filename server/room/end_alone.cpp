#include "server/room/end_alone.hpp"

#include "protocol/refusal_code.hpp"
#include "server/room/denials.hpp"
#include "server/room/table_row.hpp"
#include "server/table/plan.hpp"
#include "server/table/restore.hpp"

#include <array>
#include <iterator>
#include <utility>
#include <variant>
#include <vector>

namespace dahut {

namespace {

// The time for which the server has been stopped is charged to nobody, as when it starts anew. None of that is about
// the match, so all of it can be planned for the table as it is.
std::variant<Plan, Denial> planned_end(const Table& table, std::int64_t now_ms)
{
    Plan end;
    for (TableRequest request : std::array<TableRequest, 2>{inner::Resume{}, inner::EndByOperator{}}) {
        Planned planned = plan(table, {}, request, {}, now_ms);
        if (const auto* const denial = std::get_if<Denial>(&planned)) {
            return *denial;
        }
        std::ranges::move(std::get<Plan>(planned).entries, std::back_inserter(end.entries));
    }
    return end;
}

} // namespace

std::optional<Refusal> end_alone(Journal& journal, const std::string& table, std::span<const HostedGame* const> games,
                                 std::int64_t now_ms)
{
    const std::optional<StoredTable> stored = journal.read(table);
    const std::optional<Table> restored = stored ? restore_table(*stored, games) : std::nullopt;
    if (!restored || restored->status() == TableStatus::closed) {
        return no_longer_there().why;
    }
    if (restored->status() == TableStatus::broken) {
        return refuse(RefusalCode::table_broken,
                      "its match cannot be carried out again by the rules that are here, so it stays as it is");
    }
    const std::variant<Plan, Denial> end = planned_end(*restored, now_ms);
    if (const auto* const denial = std::get_if<Denial>(&end)) {
        return denial->why;
    }
    const auto known = static_cast<std::int64_t>(stored->entries.size());
    const Addition addition = addition_of(std::get<Plan>(end), *restored, known, now_ms);
    if (const AppendResult failure = journal.append({&addition, 1}).front()) {
        throw StoreError(failure->fault, failure->detail);
    }
    return std::nullopt;
}

} // namespace dahut
