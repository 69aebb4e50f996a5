#include "server/archive/finished_match.hpp"

#include "server/table/charter.hpp"
#include "server/table/parts.hpp"
#include "server/table/restore.hpp"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <span>
#include <utility>

namespace dahut {

namespace {

// Gathers a record and what else is told after the match, entry by entry.
class RecordGatherer {
public:
    RecordGatherer(const std::string& table, entry::Created charter)
        : charter_(std::move(charter)), seating_(charter_.seats),
          record_{
              charter_.game, charter_.rules_version, table, charter_.options, {}, FastDealing{}, {}, std::nullopt, {}}
    {}

    // Whether the table can have such an entry.
    [[nodiscard]] bool gather(const TableEntry& entry, std::int64_t at_ms)
    {
        if (!std::visit([this](const auto& one) { return is_at_table(one); }, entry)) {
            return false;
        }
        offer(charter_, entry, at_ms);
        offer(course_, entry, at_ms);
        offer(handovers_, entry, at_ms);
        // No facts after the match say whom a bot stood in for, but the log does.
        if (!is_any_of<entry::Agreed, entry::StoodIn, entry::CameBack>(entry)) {
            offer(seating_, entry, at_ms);
        }
        offer(*this, entry, at_ms);
        return true;
    }

    using Takes =
        EntryKinds<entry::Started, entry::Acted, entry::Hinted, entry::TakenOver, entry::Finished, entry::Stopped>;
    void take(const entry::Started& started)
    {
        record_.digest = started.digest;
        record_.seats = seating_.holders();
        record_.dealing = dealing_of(charter_, seating_);
    }
    void take(const entry::Acted& acted, std::int64_t at_ms)
    {
        record_.actions.push_back({acted.seat, at_ms, acted.action});
        record_.digest = acted.digest.value_or("");
    }
    void take(const entry::Hinted& hinted)
    {
        record_.hints.push_back({static_cast<std::int64_t>(record_.actions.size()), hinted.seat});
    }
    void take(const entry::TakenOver& taken) { taken_over_.insert(taken.seat); }
    void take(const entry::Finished& finished) { record_.result = finished.result; }
    void take(const entry::Stopped& stopped)
    {
        hands_stay_closed_ = stopped.by_operator || is_ended_by_one(stopped.left);
    }

    // Without a match nothing has come to its end.
    [[nodiscard]] std::optional<FinishedMatch> gathered() const
    {
        const bool is_over = course_.status == TableStatus::finished || course_.status == TableStatus::stopped;
        if (!is_over || record_.seats.empty() || record_.digest.empty()) {
            return std::nullopt;
        }
        const std::span<const Handover> handovers = handovers_.all();
        return FinishedMatch{record_, facts(), {handovers.begin(), handovers.end()}, sight()};
    }

private:
    // Others being away, who did not agree. Whoever made a link may have opened it: such a seat counts for nobody.
    [[nodiscard]] bool is_ended_by_one(SeatSet away) const
    {
        return !away.empty() && seating_.persons().without(away).without(taken_over_).size() <= 1;
    }

    // Whoever reads the match sees how it ended, so that is told however it came that it may be read.
    [[nodiscard]] TableFacts facts() const
    {
        TableFacts told = table_facts(record_.table, charter_, seating_, course_, {}, FactsFor::others);
        if (record_.result) {
            told.result = record_.result;
        }
        return told;
    }

    [[nodiscard]] Sight sight() const
    {
        const Readers readers(charter_, seating_, course_.publication);
        if (!hands_stay_closed_) {
            return Sight(readers);
        }
        std::vector<std::string> keys;
        for (const Seat seat : seating_.seats()) {
            // A link alone sees nothing.
            keys.push_back(seating_.at(seat).relinked ? std::string() : seating_.at(seat).key);
        }
        return {readers, std::move(keys)};
    }

    // The database is outside input: it may name a seat that this table does not have.
    template <typename Kind>
    [[nodiscard]] bool is_at_table(const Kind& entry) const
    {
        if constexpr (requires { entry.seat; }) {
            return seating_.has(entry.seat);
        } else if constexpr (std::same_as<Kind, entry::Stopped>) {
            return std::ranges::all_of(entry.left, [this](Seat seat) { return seating_.has(seat); });
        } else {
            return true;
        }
    }

    Charter charter_;
    Seating seating_;
    Record record_;
    Handovers handovers_;
    Course course_;
    // Whether not those who played stopped the match, but one person alone or the operator.
    bool hands_stay_closed_ = false;
    // Seats that were taken by a link of the host.
    SeatSet taken_over_;
};

} // namespace

std::optional<FinishedMatch> finished_match_of(const StoredTable& stored)
{
    std::optional<entry::Created> charter = charter_of(stored);
    if (!charter) {
        return std::nullopt;
    }
    RecordGatherer gatherer(stored.id, *std::move(charter));
    for (const Entry& stored_entry : std::span(stored.entries).subspan(1)) {
        const std::optional<TableEntry> entry = from_journal(stored_entry.text);
        if (!entry || !gatherer.gather(*entry, stored_entry.at_ms)) {
            return std::nullopt;
        }
    }
    return gatherer.gathered();
}

} // namespace dahut
