#include "server/store/reopening_journal.hpp"

#include <algorithm>
#include <exception>
#include <type_traits>
#include <utility>

namespace dahut {

namespace {

// Whether the fault may lie with the disk, rather than with the request.
bool is_distrusted(const AppendResult& result)
{
    return result && result->fault != StoreFault::conflict && result->fault != StoreFault::full
           && result->fault != StoreFault::locked;
}

class ReopeningJournal final : public Journal {
public:
    explicit ReopeningJournal(OpenJournal open) : open_(std::move(open)), journal_(open_()) {}

    std::vector<AppendResult> append(std::span<const Addition> additions) override
    {
        try {
            std::vector<AppendResult> results = trusted().append(additions);
            if (std::ranges::any_of(results, is_distrusted)) {
                journal_.reset();
            }
            return results;
        } catch (const StoreError& error) {
            return std::vector<AppendResult>(additions.size(), StoreFailure{error.fault(), error.what()});
        } catch (...) {
            journal_.reset();
            throw;
        }
    }

    void tidy() override
    {
        if (journal_) {
            changed([](Journal& journal) { journal.tidy(); });
        }
    }
    void try_storing() override
    {
        changed([](Journal& journal) { journal.try_storing(); });
    }
    Fullness fullness() override { return journal_ ? journal_->fullness() : Fullness::roomy; }
    std::optional<StoredTable> read(std::string_view table) override { return trusted().read(table); }
    std::optional<std::string> find_key(std::string_view key) override { return trusted().find_key(key); }
    std::vector<ListedTable> listed(TableStage stage, int most) override { return trusted().listed(stage, most); }
    std::int64_t live_count() override { return trusted().live_count(); }
    std::vector<std::string> running() override { return trusted().running(); }
    Surveyed survey(const Survey& survey) override
    {
        return changed([&](Journal& journal) { return journal.survey(survey); });
    }
    void remove(std::span<const std::string> tables, std::int64_t now_ms) override
    {
        changed([&](Journal& journal) { journal.remove(tables, now_ms); });
    }
    std::vector<SetAside> set_aside(std::span<const std::string> tables, TableStage before) override
    {
        return changed([&](Journal& journal) { return journal.set_aside(tables, before); });
    }
    bool bring_back(const std::string& table) override
    {
        return changed([&](Journal& journal) { return journal.bring_back(table); });
    }
    std::optional<LentSeat> find_lent(std::string_view hash) override { return trusted().find_lent(hash); }
    std::vector<ShownSeat> open_keyring(std::string_view keyring) override { return trusted().open_keyring(keyring); }
    Lending lend(const LentSeat& seat, KeyringAge age) override
    {
        return changed([&](Journal& journal) { return journal.lend(seat, age); });
    }
    bool revoke_keyring(std::string_view keyring) override
    {
        return changed([&](Journal& journal) { return journal.revoke_keyring(keyring); });
    }
    std::vector<std::string> without_row() override { return trusted().without_row(); }
    ToForget to_forget(int most) override { return trusted().to_forget(most); }
    bool forget(std::span<const Forgotten> tables) override
    {
        bool is_done = false;
        changed([&](Journal& journal) { is_done = journal.forget(tables); });
        return is_done;
    }
    bool has_forgotten(std::int64_t mark) override
    {
        return changed([&](Journal& journal) { return journal.has_forgotten(mark); });
    }
    std::vector<std::string> without_replay(int most) override { return trusted().without_replay(most); }
    void keep_replay(const KeptReplay& replay) override
    {
        changed([&](Journal& journal) { journal.keep_replay(replay); });
    }
    std::optional<std::string> kept_replay(std::string_view table) override { return trusted().kept_replay(table); }
    std::vector<std::string> to_pack(int most) override { return trusted().to_pack(most); }
    void pack(const PackedTable& table) override
    {
        changed([&](Journal& journal) { journal.pack(table); });
    }

private:
    // After a failed change the journal is opened again, to read from the disk what became of the change.
    template <typename Change>
    std::invoke_result_t<Change, Journal&> changed(Change&& change)
    {
        try {
            return change(trusted());
        } catch (...) {
            journal_.reset();
            throw;
        }
    }

    [[nodiscard]] Journal& trusted()
    {
        if (!journal_) {
            journal_ = open_();
        }
        return *journal_;
    }

    OpenJournal open_;
    // Null if the journal must be opened again.
    std::unique_ptr<Journal> journal_;
};

} // namespace

std::unique_ptr<Journal> reopening_journal(OpenJournal open)
{
    return std::make_unique<ReopeningJournal>(std::move(open));
}

} // namespace dahut
