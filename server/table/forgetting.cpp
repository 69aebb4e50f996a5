#include "server/table/forgetting.hpp"

#include "protocol/names.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <utility>

namespace dahut {

namespace {

// An entry that says an address.
struct SaidAddress {
    std::int64_t number = 0;
    std::int64_t at_ms = 0;
    TableEntry entry;
};

bool says_an_address(const TableEntry& entry)
{
    const auto* const mail = std::get_if<entry::MailSet>(&entry);
    const auto* const webhook = std::get_if<entry::WebhookSet>(&entry);
    return (mail != nullptr && !mail->mail.empty()) || (webhook != nullptr && !webhook->address.empty());
}

// Takes the address of this entry from `unclaimed`, in which the last entry of its kind comes first.
bool is_in_use(const TableEntry& entry, PerSeat<NoticePlaces>& unclaimed)
{
    if (const auto* const set = std::get_if<entry::MailSet>(&entry)) {
        return !unclaimed[set->seat].mail.empty() && std::exchange(unclaimed[set->seat].mail, "") == set->mail;
    }
    const auto& set = std::get<entry::WebhookSet>(entry);
    return !unclaimed[set.seat].webhook.empty() && std::exchange(unclaimed[set.seat].webhook, "") == set.address;
}

TableEntry emptied(const TableEntry& entry)
{
    if (const auto* const mail = std::get_if<entry::MailSet>(&entry)) {
        return entry::MailSet{mail->seat, {}};
    }
    return entry::WebhookSet{std::get<entry::WebhookSet>(entry).seat, {}};
}

constexpr const char* left_out = "\u2026";

std::string name_of_seat(Seat seat) { return "#" + std::to_string(seat.index() + 1); }

// Whose names are taken out: those of one, or all.
class Whose {
public:
    static Whose of(const std::string& name) { return Whose(name); }
    static Whose everybody() { return Whose(std::nullopt); }

    [[nodiscard]] bool is(const std::string& name) const { return !name_ || name == *name_; }
    [[nodiscard]] bool holds(const std::string& text) const { return !name_ || says_name(text, *name_); }

private:
    explicit Whose(std::optional<std::string> name) : name_(std::move(name)) {}

    std::optional<std::string> name_;
};

// Takes names out of entries, one after the other, for it has to know who sits where.
class NameTaker {
public:
    explicit NameTaker(Whose whose) : whose_(std::move(whose)) {}

    // Whether this entry said the name, and does not any more.
    bool take(entry::Created& created) { return take_text(created.name); }
    bool take(entry::Renamed& renamed) { return take_text(renamed.name); }
    bool take(entry::Joined& joined)
    {
        const bool is_theirs = whose_.is(joined.player);
        if (is_theirs) {
            joined.player = name_of_seat(joined.seat);
            theirs_.insert(joined.seat);
        } else {
            theirs_.erase(joined.seat);
        }
        return is_theirs;
    }
    bool take(entry::Said& said)
    {
        TalkLine& line = said.line;
        const bool is_watcher = !line.seat && whose_.is(line.watcher);
        const bool is_theirs = is_watcher || (line.seat && theirs_.contains(*line.seat));
        if (!is_theirs && !whose_.holds(line.text)) {
            return false;
        }
        line.text = left_out;
        line.watcher = is_watcher ? left_out : line.watcher;
        return true;
    }
    template <typename Kind>
    bool take(Kind&) const
    {
        return false;
    }

private:
    bool take_text(std::string& text) const
    {
        const bool is_said = whose_.holds(text);
        text = is_said ? left_out : text;
        return is_said;
    }

    Whose whose_;
    SeatSet theirs_;
};

std::vector<Replacement> without(std::span<const Entry> entries, Whose whose)
{
    NameTaker taker(std::move(whose));
    std::vector<Replacement> replacements;
    std::int64_t number = 0;
    for (const Entry& stored : entries) {
        ++number;
        std::optional<TableEntry> entry = from_journal(stored.text);
        if (entry && std::visit([&](auto& one) { return taker.take(one); }, *entry)) {
            replacements.push_back({number, to_journal(*entry, stored.at_ms).text});
        }
    }
    return replacements;
}

std::string facts_without(const std::string& facts, const Whose& whose)
{
    Json json = Json::parse(facts, nullptr, false);
    if (!json.is_object()) {
        return facts;
    }
    if (const auto found = json.find("name");
        found != json.end() && found->is_string() && whose.holds(found->get<std::string>())) {
        *found = left_out;
    }
    int index = 0;
    for (Json& seat : json["seats"]) {
        const auto player = seat.find("player");
        if (player != seat.end() && player->is_string() && whose.is(player->get<std::string>())) {
            *player = name_of_seat(Seat(index));
        }
        ++index;
    }
    return json.dump();
}

} // namespace

bool leaves_an_address(const Table& table, const TableEntry& entry)
{
    return table.notices().are_any()
           && std::visit([]<typename Kind>(const Kind&) { return NoticeAddresses::Takes::include<Kind>; }, entry);
}

std::vector<Replacement> without_unused_addresses(std::span<const Entry> entries)
{
    NoticeAddresses addresses;
    std::vector<SaidAddress> said;
    std::int64_t number = 0;
    for (const Entry& stored : entries) {
        ++number;
        std::optional<TableEntry> entry = from_journal(stored.text);
        if (!entry) {
            continue;
        }
        offer(addresses, *entry, stored.at_ms);
        if (says_an_address(*entry)) {
            said.push_back({number, stored.at_ms, *std::move(entry)});
        }
    }
    PerSeat<NoticePlaces> unclaimed = addresses.all();
    std::vector<Replacement> replacements;
    for (const SaidAddress& one : said | std::views::reverse) {
        if (!is_in_use(one.entry, unclaimed)) {
            replacements.push_back({one.number, to_journal(emptied(one.entry), one.at_ms).text});
        }
    }
    return replacements;
}

std::vector<Replacement> without_address(std::span<const Entry> entries, const std::string& mail)
{
    std::vector<Replacement> replacements;
    std::int64_t number = 0;
    for (const Entry& stored : entries) {
        ++number;
        const std::optional<TableEntry> entry = from_journal(stored.text);
        const auto* const set = entry ? std::get_if<entry::MailSet>(&*entry) : nullptr;
        if (set != nullptr && set->mail == mail) {
            replacements.push_back({number, to_journal(emptied(*entry), stored.at_ms).text});
        }
    }
    return replacements;
}

bool is_over(std::span<const Entry> entries)
{
    return std::ranges::any_of(entries, [](const Entry& stored) {
        const std::optional<TableEntry> entry = from_journal(stored.text);
        return entry && is_any_of<entry::Finished, entry::Stopped, entry::Closed>(*entry);
    });
}

std::vector<Replacement> without_name(std::span<const Entry> entries, const std::string& name)
{
    return without(entries, Whose::of(name));
}

std::string facts_without_name(const std::string& facts, const std::string& name)
{
    return facts_without(facts, Whose::of(name));
}

std::vector<Replacement> without_names(std::span<const Entry> entries) { return without(entries, Whose::everybody()); }

std::string facts_without_names(const std::string& facts) { return facts_without(facts, Whose::everybody()); }

} // namespace dahut
