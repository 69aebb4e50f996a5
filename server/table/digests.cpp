#include "server/table/digests.hpp"

#include "server/table/entry.hpp"

#include <optional>
#include <ranges>

namespace dahut {

std::vector<Entry> without_digests(std::vector<Entry> entries)
{
    bool is_last = true;
    for (Entry& stored : entries | std::views::reverse) {
        std::optional<TableEntry> entry = from_journal(stored.text);
        auto* const acted = entry ? std::get_if<entry::Acted>(&*entry) : nullptr;
        if (acted == nullptr) {
            continue;
        }
        if (!is_last) {
            acted->digest.reset();
            stored = to_journal(*entry, stored.at_ms);
        }
        is_last = false;
    }
    return entries;
}

} // namespace dahut
