// A journal in front of a real one, which fails on demand, and which other processes share if a test says so.
#pragma once

#include "server/room/tenure.hpp"
#include "server/store/journal.hpp"
#include "tests/support/catch.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dahut::test {

// What the test wants of it, and what was asked.
struct Faults {
    std::optional<StoreFault> next;
    // Whether what fails is stored all the same.
    bool stores_anyway = false;
    // Whether memory runs out in the next commit, before or after it has stored.
    std::atomic<bool> out_of_memory = false;
    // How many reads fail from now on, and of what.
    std::atomic<int> failing_reads = 0;
    std::atomic<StoreFault> of_reads = StoreFault::failed;
    // How often a table was read, so that a test can see what is kept in memory.
    std::atomic<int> reads = 0;
    // How often the lists were read.
    std::atomic<int> lists = 0;
    std::atomic<Fullness> fullness = Fullness::roomy;
    // What was handed over to other processes, and how many tables were asked for in order to be served.
    std::vector<ServedTable> handed_over;
    std::atomic<int> taken = 0;
    // How often some were.
    std::atomic<int> takings = 0;
    // Whether the database did not see this process for a moment, and what others have taken then.
    bool was_unseen = false;
    std::vector<std::string> lost;
    // How many answers from now on say that another process serves the table, and may have died.
    std::atomic<int> silent_answers = 0;
    // Called while the journal signs, or is surveyed.
    std::function<void()> meanwhile = [] {};
};

// The other processes of the house, as far as this one knows.
using OtherProcesses = std::vector<std::string>;

class FaultyJournal final : public Journal {
public:
    FaultyJournal(std::unique_ptr<Journal> real, Faults& faults, std::optional<OtherProcesses> others = std::nullopt)
        : real_(std::move(real)), faults_(faults), others_(std::move(others))
    {}

    bool is_shared() const override { return others_.has_value(); }
    HouseNews sign() override
    {
        faults_.meanwhile();
        HouseNews news = real_->sign();
        news.was_unseen = faults_.was_unseen;
        return news;
    }
    std::vector<std::string> lost(std::span<const ServedTable>) override { return faults_.lost; }
    std::vector<Taken> take(std::span<const std::string> tables) override
    {
        ++faults_.takings;
        std::vector<Taken> taken;
        for (const std::string& table : tables) {
            ++faults_.taken;
            if (faults_.silent_answers > 0) {
                --faults_.silent_answers;
                taken.push_back({std::nullopt, "other", std::nullopt, std::chrono::milliseconds(100)});
            } else {
                taken.push_back({others_ ? std::optional(first_term) : std::nullopt, std::nullopt, read(table)});
            }
        }
        return taken;
    }
    std::vector<std::string> hand_over(std::span<const ServedTable> tables) override
    {
        fail_change();
        faults_.handed_over.insert(faults_.handed_over.end(), tables.begin(), tables.end());
        return *others_;
    }

    std::vector<AppendResult> append(std::span<const Addition> additions) override
    {
        if (faults_.out_of_memory.exchange(false)) {
            if (faults_.stores_anyway) {
                REQUIRE_FALSE(real_->append(additions)[0]);
            }
            throw std::bad_alloc();
        }
        if (faults_.next) {
            if (faults_.stores_anyway) {
                REQUIRE_FALSE(real_->append(additions)[0]);
            }
            return std::vector<AppendResult>(additions.size(), StoreFailure{*faults_.next, "made to fail"});
        }
        return real_->append(additions);
    }
    void tidy() override { real_->tidy(); }
    Fullness fullness() override { return faults_.fullness; }
    std::optional<StoredTable> read(std::string_view table) override
    {
        ++faults_.reads;
        fail_read();
        return real_->read(table);
    }
    std::optional<std::string> find_key(std::string_view key) override { return real_->find_key(key); }
    std::vector<ListedTable> listed(TableStage stage, int most) override
    {
        faults_.lists += stage == TableStage::open ? 1 : 0;
        return real_->listed(stage, most);
    }
    std::int64_t live_count() override { return real_->live_count(); }
    std::vector<std::string> running() override { return real_->running(); }
    Surveyed survey(const Survey& survey) override
    {
        faults_.meanwhile();
        return real_->survey(survey);
    }
    void remove(std::span<const std::string> tables, std::int64_t now_ms) override { real_->remove(tables, now_ms); }
    std::vector<SetAside> set_aside(std::span<const std::string> tables, TableStage before) override
    {
        fail_change();
        return real_->set_aside(tables, before);
    }
    bool bring_back(const std::string& table) override { return real_->bring_back(table); }
    std::optional<LentSeat> find_lent(std::string_view hash) override { return real_->find_lent(hash); }
    std::vector<ShownSeat> open_keyring(std::string_view keyring) override
    {
        fail_read();
        return real_->open_keyring(keyring);
    }
    Lending lend(const LentSeat& seat, KeyringAge age) override
    {
        fail_change();
        return real_->lend(seat, age);
    }
    bool revoke_keyring(std::string_view keyring) override
    {
        fail_change();
        return real_->revoke_keyring(keyring);
    }
    std::vector<std::string> without_row() override { return real_->without_row(); }
    ToForget to_forget(int most) override { return real_->to_forget(most); }
    bool forget(std::span<const Forgotten> tables) override
    {
        fail_change();
        return real_->forget(tables);
    }
    bool has_forgotten(std::int64_t mark) override { return real_->has_forgotten(mark); }
    std::vector<std::string> without_replay(int most) override { return real_->without_replay(most); }
    void keep_replay(const KeptReplay& replay) override
    {
        fail_change();
        real_->keep_replay(replay);
    }
    std::optional<std::string> kept_replay(std::string_view table) override { return real_->kept_replay(table); }
    std::vector<std::string> to_pack(int most) override { return real_->to_pack(most); }
    void pack(const PackedTable& table) override
    {
        fail_change();
        real_->pack(table);
    }

private:
    void fail_read()
    {
        if (faults_.failing_reads > 0) {
            --faults_.failing_reads;
            throw StoreError(faults_.of_reads, "made to fail");
        }
    }
    void fail_change() const
    {
        if (faults_.next) {
            throw StoreError(*faults_.next, "made to fail");
        }
    }

    std::unique_ptr<Journal> real_;
    Faults& faults_;
    // Nothing if no other process can use the same database.
    std::optional<OtherProcesses> others_;
};

} // namespace dahut::test
