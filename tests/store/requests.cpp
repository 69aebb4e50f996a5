#include "tests/store/requests.hpp"

#include "engine/core/random.hpp"
#include "server/store/packed_entries.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <sstream>
#include <vector>

namespace dahut::test {

namespace {

std::string told(const StoredTable& table);
std::string told(const std::string& text) { return text; }
std::string told(const ListedTable& table) { return table.id + "=" + table.summary; }
std::string told(const SetAside& table) { return table.table + ":" + std::to_string(static_cast<int>(table.former)); }
std::string told(const Entry& entry) { return std::to_string(entry.at_ms) + " " + entry.text; }
std::string told(const ShownSeat& seat)
{
    return seat.table + " " + std::to_string(seat.seat) + " " + seat.seat_key + " " + seat.summary;
}
std::string told(const AppendResult& result)
{
    return result ? std::to_string(static_cast<int>(result->fault)) : "stored";
}

template <typename Value>
std::string told(const std::vector<Value>& values)
{
    std::string text = "[";
    for (const Value& value : values) {
        text += told(value) + "; ";
    }
    return text + "]";
}

std::string told(const StoredTable& table) { return table.id + told(table.entries); }
std::string told(const LentSeat& seat) { return seat.keyring + seat.table + seat.seat_key + std::to_string(seat.seat); }
std::string told(const ToForget& found) { return (found.mark ? "marked" : "none") + told(found.tables); }
std::string told(const Surveyed& found)
{
    return told(found.deserted) + std::to_string(found.unlisted) + told(found.outlived) + told(found.named);
}

template <typename Value>
std::string told(const std::optional<Value>& value)
{
    return value ? told(*value) : "none";
}

constexpr int tables_most = 12;

// One request after the other, the same for every journal that has the same seed.
class RandomRequests final : public Requests {
public:
    RandomRequests(std::uint64_t seed, Journal& journal, FinishedBytes finished_bytes)
        : random_(seed), journal_(journal), finished_bytes_(finished_bytes)
    {}

    std::string next() override
    {
        now_ms_ += 10;
        switch (below(14)) {
        case 0:
            return surveyed();
        case 1:
            return told(journal_.set_aside(std::vector{table(), "none" + table()}, TableStage::closed));
        case 2:
            return journal_.bring_back(table()) ? "back" : "not there";
        case 3:
            return lent();
        case 4:
            return journal_.revoke_keyring(keyring()) ? "revoked" : "no keyring";
        case 5:
            return forgotten();
        case 6:
            return removed();
        case 7:
            return kept();
        case 8:
            return packed_some();
        default:
            return appended();
        }
    }

private:
    std::uint32_t below(std::uint32_t bound) { return random_.stream("requests").below(bound); }
    std::string table() { return "t" + std::to_string(below(tables_most)); }
    std::string keyring() { return "ring" + std::to_string(below(tables_most)); }

    Addition addition()
    {
        const std::string id = table();
        std::int64_t& count = counts_[id];
        Addition one{id, below(8) == 0 ? static_cast<std::int64_t>(below(4)) : count, {}, {}, std::nullopt};
        const std::uint32_t entries = one.expected_number == 0 ? 1 + below(3) : below(4);
        for (std::uint32_t number = 0; number < entries; ++number) {
            one.entries.push_back({now_ms_, "{\"n\":" + std::to_string(below(1000)) + "}"});
        }
        if (one.expected_number == 0 && !has_key_[id]) {
            one.keys.push_back("key of " + id);
        }
        if (one.entries.empty() || below(2) == 0) {
            constexpr std::array stages{TableStage::open, TableStage::running, TableStage::finished,
                                        TableStage::finished, TableStage::closed};
            one.row = TableRow{stages.at(below(std::uint32_t{stages.size()})), below(3) != 0, "about " + id};
        }
        if (below(6) == 0) {
            one.left_keys.push_back("seat of " + table());
        }
        constexpr std::array must_go{Addition::MustGo::nothing, Addition::MustGo::addresses_at_once,
                                     Addition::MustGo::names_by_age};
        one.must_go = must_go.at(below(std::uint32_t{must_go.size()}));
        return one;
    }

    std::string appended()
    {
        std::vector<Addition> additions;
        const std::uint32_t many = 1 + below(3);
        for (std::uint32_t number = 0; number < many; ++number) {
            Addition one = addition();
            const bool is_other =
                std::ranges::none_of(additions, [&](const Addition& before) { return before.table == one.table; });
            if (is_other) {
                additions.push_back(std::move(one));
            }
        }
        const std::vector<AppendResult> results = journal_.append(additions);
        journal_.tidy();
        for (std::size_t index = 0; index < additions.size(); ++index) {
            if (!results[index]) {
                counts_[additions[index].table] += static_cast<std::int64_t>(additions[index].entries.size());
                has_key_[additions[index].table] |= !additions[index].keys.empty();
            }
        }
        return told(results);
    }

    std::string surveyed()
    {
        Survey survey;
        survey.now_ms = now_ms_;
        survey.ran = std::chrono::milliseconds(below(500));
        survey.visits = {{table(), std::chrono::milliseconds(below(100))}, {table(), std::chrono::milliseconds(0)}};
        survey.open_age = std::chrono::milliseconds(1000);
        survey.running_age = std::chrono::milliseconds(1500);
        survey.listed_age = std::chrono::milliseconds(800);
        survey.aside_age = std::chrono::milliseconds(2000);
        survey.finished_age = std::chrono::milliseconds(2500);
        survey.finished_bytes = finished_bytes_;
        survey.names_age = std::chrono::milliseconds(1200);
        survey.gone_most = 1000;
        survey.extent = below(3) == 0 ? Survey::Extent::counts : Survey::Extent::all;
        const Surveyed found = journal_.survey(survey);
        const std::vector<SetAside> aside = journal_.set_aside(found.deserted, TableStage::finished);
        return told(found) + told(aside);
    }

    std::string lent()
    {
        const std::string id = table();
        const LentSeat seat{keyring(), "lent " + id, id, static_cast<int>(below(3)), "seat of " + id};
        return std::to_string(
            static_cast<int>(journal_.lend(seat, below(2) == 0 ? KeyringAge::fresh : KeyringAge::known)));
    }

    std::string forgotten()
    {
        const ToForget found = journal_.to_forget(2);
        std::vector<Forgotten> less;
        for (const StoredTable& one : found.tables) {
            less.push_back({one.id,
                            {{static_cast<std::int64_t>(1 + below(3)), "{}"}},
                            "less of " + one.id,
                            below(2) == 0
                                ? std::optional(Forgotten::Named{std::ssize(one.entries), "less of " + one.id})
                                : std::nullopt});
        }
        const bool is_all = journal_.forget(less);
        // SQLite may have to carry its log over first, piece by piece.
        const bool is_done = found.mark && below(2) == 0;
        while (is_done && !journal_.has_forgotten(*found.mark)) {
        }
        return told(found) + (is_all ? "all" : "some");
    }

    std::string kept()
    {
        const std::vector<std::string> found = journal_.without_replay(2);
        for (const std::string& one : found) {
            journal_.keep_replay({one, below(3) == 0 ? std::nullopt : std::optional(table() + "\n'\\")});
        }
        return told(found);
    }

    // What is read does not change.
    std::string packed_some()
    {
        const std::vector<std::string> found = journal_.to_pack(2);
        for (const std::string& one : found) {
            const std::optional<StoredTable> before = journal_.read(one);
            const std::vector<Entry> former = before ? before->entries : std::vector<Entry>();
            journal_.pack({one, former, packed_entries(former), below(2) == 0 ? std::optional("less") : std::nullopt});
            REQUIRE(told(journal_.read(one)) == told(before));
        }
        return told(found);
    }

    std::string removed()
    {
        if (below(6) == 0) {
            journal_.remove(std::vector{table()}, now_ms_);
        }
        return "";
    }

    FastRandom random_;
    Journal& journal_;
    FinishedBytes finished_bytes_;
    std::int64_t now_ms_ = 1000;
    std::map<std::string, std::int64_t> counts_;
    std::map<std::string, bool> has_key_;
};

} // namespace

std::string everything(Journal& journal)
{
    std::ostringstream all;
    for (const TableStage stage : {TableStage::open, TableStage::running, TableStage::finished}) {
        all << told(journal.listed(stage, 5)) << "\n";
    }
    all << journal.live_count() << told(journal.running()) << told(journal.without_row()) << "\n";
    for (int number = 0; number < tables_most; ++number) {
        const std::string table = "t" + std::to_string(number);
        all << told(journal.kept_replay(table)) << told(journal.read(table))
            << told(journal.find_key("key of " + table)) << told(journal.find_lent("lent " + table))
            << told(journal.open_keyring("ring" + std::to_string(number))) << "\n";
    }
    all << told(journal.to_forget(3)) << told(journal.without_replay(9)) << told(journal.to_pack(9));
    return all.str();
}

std::unique_ptr<Requests> random_requests(std::uint64_t seed, Journal& journal, FinishedBytes finished_bytes)
{
    return std::make_unique<RandomRequests>(seed, journal, finished_bytes);
}

} // namespace dahut::test
