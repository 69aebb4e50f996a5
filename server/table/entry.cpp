// Reads and writes the entries of journals.
#include "server/table/entry.hpp"

#include "protocol/kinds_reading.hpp"
#include "protocol/kinds_writing.hpp"

#include <utility>

namespace dahut {

namespace entry {

KeptChance KeptChance::of(const Chance& chance)
{
    if (const auto* const custom = std::get_if<CustomDealing>(&chance)) {
        return {custom->seed, std::nullopt};
    }
    return {std::nullopt, std::get<Secret>(chance).hex_for_the_record()};
}

Chance KeptChance::value() const
{
    if (seed) {
        return CustomDealing{*seed};
    }
    return Secret(bytes_from_hex(secret.value_or(std::string())).value_or(Bytes32{}));
}

TalkLine KeptLine::value() const
{
    TalkLine said = line;
    said.hearers = hearers;
    return said;
}

} // namespace entry

bool changes_facts(const TableEntry& entry)
{
    return !is_any_of<entry::Acted, entry::Hinted, entry::Contributed, entry::Said, entry::MailSet, entry::Resumed,
                      entry::Excused, entry::ExcuseOver>(entry);
}

Entry to_journal(const TableEntry& entry, std::int64_t at_ms)
{
    std::string text;
    write_typed(text, entry);
    return {at_ms, std::move(text)};
}

std::optional<TableEntry> from_journal(std::string_view text)
{
    const std::optional<Json> json = parse_bounded(text);
    if (!json) {
        return std::nullopt;
    }
    Fields fields(*json);
    const std::string type = fields.identifier("type", limits::word_length);
    std::optional<TableEntry> entry(std::in_place);
    const bool is_known = reading::read_kind(type, fields, *entry);
    return is_known && !fields.problem() ? std::move(entry) : std::nullopt;
}

} // namespace dahut
