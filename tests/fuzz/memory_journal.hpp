// A journal that keeps nothing but what is in memory, so that a target can begin anew for every input. It never fails;
// ages are nothing to it.
#pragma once

#include "server/store/journal.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dahut::fuzz {

class MemoryJournal final : public Journal {
public:
    std::vector<AppendResult> append(std::span<const Addition> additions) override;
    std::optional<StoredTable> read(std::string_view table) override;
    std::optional<std::string> find_key(std::string_view key) override;
    std::vector<ListedTable> listed(TableStage stage, int most) override;
    std::int64_t live_count() override;
    std::vector<std::string> running() override;
    Surveyed survey(const Survey&) override { return {}; }
    void remove(std::span<const std::string> tables, std::int64_t now_ms) override;
    std::vector<SetAside> set_aside(std::span<const std::string>, TableStage) override { return {}; }
    bool bring_back(const std::string&) override { return false; }
    Fullness fullness() override { return Fullness::roomy; }
    std::optional<LentSeat> find_lent(std::string_view hash) override;
    std::vector<ShownSeat> open_keyring(std::string_view keyring) override;
    Lending lend(const LentSeat& seat, KeyringAge age) override;
    bool revoke_keyring(std::string_view keyring) override;
    std::vector<std::string> without_row() override { return {}; }
    ToForget to_forget(int) override { return {}; }
    bool forget(std::span<const Forgotten>) override { return true; }
    bool has_forgotten(std::int64_t) override { return true; }
    std::vector<std::string> without_replay(int) override { return {}; }
    void keep_replay(const KeptReplay&) override {}
    std::optional<std::string> kept_replay(std::string_view) override { return std::nullopt; }
    std::vector<std::string> to_pack(int) override { return {}; }
    void pack(const PackedTable&) override {}

    // While nobody else uses the journal.
    void clear();
    [[nodiscard]] std::vector<StoredTable> all() const;

private:
    struct Kept {
        std::vector<Entry> entries;
        std::optional<TableRow> row;
    };

    [[nodiscard]] AppendResult add(const Addition& addition);

    std::map<std::string, Kept, std::less<>> tables_;
    // The table that a key leads to.
    std::map<std::string, std::string, std::less<>> keys_;
    // By their own hashes.
    std::map<std::string, LentSeat, std::less<>> lent_;
};

} // namespace dahut::fuzz
