#include "server/store/postgres_journal.hpp"

#include "server/limits.hpp"
#include "server/store/postgres_ages.hpp"
#include "server/store/postgres_bytes.hpp"
#include "server/store/postgres_entries.hpp"
#include "server/store/postgres_forgetting.hpp"
#include "server/store/postgres_kept_session.hpp"
#include "server/store/postgres_keyrings.hpp"
#include "server/store/postgres_packing.hpp"
#include "server/store/postgres_processes.hpp"
#include "server/store/postgres_replays.hpp"
#include "server/store/postgres_taking.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace dahut {

namespace {

using Moment = std::chrono::steady_clock::time_point;

// In order. What nothing can be called is replaced by what nothing is called.
std::vector<std::string> plain_ones(std::span<const std::string> texts)
{
    std::vector<std::string> plain;
    std::ranges::transform(texts, std::back_inserter(plain),
                           [](const std::string& text) { return is_plain(text) ? text : std::string(); });
    return plain;
}

class PostgresJournal final : public Journal {
public:
    explicit PostgresJournal(PostgresSettings settings)
        : bytes_most_(settings.bytes_most), session_(std::move(settings))
    {}

    bool is_shared() const override { return true; }
    HouseNews sign() override { return session_.sign(); }

    // What was read becomes durable once for each former owner, whatever it had.
    std::vector<Taken> take(std::span<const std::string> tables) override
    {
        return trusting([&](PostgresConnection& database) {
            std::vector<Taken> taken;
            std::set<postgres_processes::FormerOwner> former;
            for (postgres_taking::Taking& one : postgres_taking::take(database, process(), plain_ones(tables))) {
                if (one.taken.term && one.former) {
                    former.insert(*std::move(one.former));
                }
                taken.push_back(std::move(one.taken));
            }
            std::ranges::for_each(former, [this](const auto& owner) { session_.make_durable_after(owner); });
            return taken;
        });
    }

    void give_back(std::span<const ServedTable> tables) override
    {
        (void)trusting([&](PostgresConnection& database) {
            postgres_processes::give_back(database, process(), tables);
            return true;
        });
    }

    std::vector<std::string> hand_over(std::span<const ServedTable> tables) override
    {
        return trusting(
            [&](PostgresConnection& database) { return postgres_processes::hand_over(database, process(), tables); });
    }

    std::vector<std::string> lost(std::span<const ServedTable> tables) override
    {
        return trusting(
            [&](PostgresConnection& database) { return postgres_processes::lost(database, process(), tables); });
    }

    // Looks at a size that was asked for a while ago: to ask for it each time would cost more than a commit.
    Fullness fullness() override
    {
        const Moment now = std::chrono::steady_clock::now();
        if (now >= measured_again_) {
            const std::int64_t bytes = connection().ask("SELECT pg_database_size(current_database())").number(0, 0);
            fullness_ = fullness_of(bytes_most_ - bytes, bytes_most_);
            measured_again_ = now + limits::postgres_measuring_pause;
        }
        return fullness_;
    }

    std::vector<AppendResult> append(std::span<const Addition> additions) override
    {
        try {
            PostgresConnection& database = connection();
            return postgres_entries::commit(database, additions, process().incarnation);
        } catch (const StoreError& error) {
            session_.distrust(error);
            return std::vector<AppendResult>(additions.size(), StoreFailure{error.fault(), error.what()});
        }
    }

    std::optional<StoredTable> read(std::string_view table) override
    {
        if (!is_plain(table)) {
            return std::nullopt;
        }
        StoredTable stored{std::string(table), {}};
        stored.entries = postgres_entries::read(connection(), stored.id, postgres_entries::Aside::not_there);
        return stored.entries.empty() ? std::nullopt : std::optional(std::move(stored));
    }

    std::optional<std::string> find_key(std::string_view key) override
    {
        return find_keys(std::vector<std::string>{std::string(key)}).front();
    }

    std::vector<std::optional<std::string>> find_keys(std::span<const std::string> keys) override
    {
        const std::vector<std::string> plain = plain_ones(keys);
        const PostgresRows found = connection().ask("SELECT hash, table_id FROM keys WHERE hash = ANY ($1::text[])",
                                                    {std::span<const std::string>(plain)});
        std::map<std::string, std::string, std::less<>> tables;
        for (int row = 0; row < found.count(); ++row) {
            tables.emplace(found.text(row, 0), found.text(row, 1));
        }
        std::vector<std::optional<std::string>> answers;
        for (const std::string& key : plain) {
            const auto known = tables.find(key);
            answers.push_back(known != tables.end() ? std::optional(known->second) : std::nullopt);
        }
        return answers;
    }

    std::vector<ListedTable> listed(TableStage stage, int most) override
    {
        const char* const latest = "SELECT id, summary FROM tables WHERE stage = $1::integer AND listed"
                                   " AND summary IS NOT NULL ORDER BY sequence DESC LIMIT $2::bigint";
        const char* const latest_over =
            "SELECT id, summary FROM tables WHERE stage = $1::integer AND listed AND summary IS NOT NULL"
            " ORDER BY changed_ms DESC, sequence DESC LIMIT $2::bigint";
        const PostgresRows found =
            connection().ask(stage == TableStage::finished ? latest_over : latest, {static_cast<int>(stage), most});
        std::vector<ListedTable> tables;
        for (int row = 0; row < found.count(); ++row) {
            tables.push_back({found.text(row, 0), found.text(row, 1)});
        }
        return tables;
    }

    std::int64_t live_count() override
    {
        return connection().ask("SELECT count(*) FROM tables WHERE stage < 2").number(0, 0);
    }

    std::vector<std::string> running() override
    {
        return connection().ask("SELECT id FROM tables WHERE stage = 1 ORDER BY sequence").texts();
    }

    Surveyed survey(const Survey& survey) override
    {
        const bool keeps_house = trusting(
            [&](PostgresConnection& database) { return postgres_processes::keeps_house(database, process()); });
        return changed([&](PostgresConnection& database) {
            if (keeps_house) {
                return postgres_ages::survey(database, survey, process());
            }
            postgres_ages::note(database, survey.visits);
            return Surveyed();
        });
    }

    void remove(std::span<const std::string> tables, std::int64_t now_ms) override
    {
        (void)changed([&](PostgresConnection& database) {
            const std::vector<std::string> ours = postgres_ages::held_still(database, tables, process());
            postgres_ages::remove(database, ours, now_ms);
            return true;
        });
    }

    std::vector<SetAside> set_aside(std::span<const std::string> tables, TableStage before) override
    {
        return changed([&](PostgresConnection& database) {
            return postgres_ages::set_aside(database, tables, before, process());
        });
    }

    bool bring_back(const std::string& table) override
    {
        return changed([&](PostgresConnection& database) { return postgres_ages::bring_back(database, table); });
    }

    std::optional<LentSeat> find_lent(std::string_view hash) override
    {
        return is_plain(hash) ? postgres_keyrings::find(connection(), std::string(hash)) : std::nullopt;
    }

    std::vector<ShownSeat> open_keyring(std::string_view keyring) override
    {
        return is_plain(keyring) ? postgres_keyrings::opened(connection(), std::string(keyring))
                                 : std::vector<ShownSeat>();
    }

    Lending lend(const LentSeat& seat, KeyringAge age) override
    {
        return changed([&](PostgresConnection& database) { return postgres_keyrings::lend(database, seat, age); });
    }

    bool revoke_keyring(std::string_view keyring) override
    {
        return changed([&](PostgresConnection& database) {
            if (!is_plain(keyring) || !postgres_keyrings::revoke(database, std::string(keyring))) {
                return false;
            }
            postgres_processes::note_revoked(database, std::string(keyring));
            return true;
        });
    }

    // PostgreSQL came after the version that stored no rows; but a row may be added later than its table.
    std::vector<std::string> without_row() override
    {
        return connection().ask("SELECT id FROM tables WHERE stage < 2 AND summary IS NULL ORDER BY sequence").texts();
    }

    ToForget to_forget(int most) override
    {
        PostgresConnection& database = connection();
        return postgres_processes::keeps_house(database, process()) ? postgres_forgetting::to_forget(database, most)
                                                                    : ToForget();
    }

    bool forget(std::span<const Forgotten> tables) override
    {
        return changed([&](PostgresConnection& database) { return postgres_forgetting::forget(database, tables); });
    }

    // The rows have changed. Old versions of them, and the server's log, are its operator's concern (docs/privacy.md).
    bool has_forgotten(std::int64_t mark) override
    {
        return changed([&](PostgresConnection& database) {
            postgres_forgetting::unmark(database, mark);
            return true;
        });
    }

    std::vector<std::string> without_replay(int most) override
    {
        PostgresConnection& database = connection();
        return postgres_processes::keeps_house(database, process()) ? postgres_replays::without_replay(database, most)
                                                                    : std::vector<std::string>();
    }

    void keep_replay(const KeptReplay& replay) override
    {
        (void)changed([&](PostgresConnection& database) {
            postgres_replays::keep(database, replay);
            return true;
        });
    }

    std::optional<std::string> kept_replay(std::string_view table) override
    {
        return is_plain(table) ? postgres_replays::kept(connection(), table) : std::nullopt;
    }

    std::vector<std::string> to_pack(int most) override
    {
        PostgresConnection& database = connection();
        return postgres_processes::keeps_house(database, process()) ? postgres_packing::to_pack(database, most)
                                                                    : std::vector<std::string>();
    }

    void pack(const PackedTable& table) override
    {
        (void)changed([&](PostgresConnection& database) {
            postgres_packing::pack(database, table);
            return true;
        });
    }

private:
    // Runs `work` in a transaction: all of it takes effect, or nothing.
    template <typename Work>
    std::invoke_result_t<Work, PostgresConnection&> changed(Work&& work)
    {
        return trusting([&](PostgresConnection& database) {
            std::invoke_result_t<Work, PostgresConnection&> done{};
            database.in_transaction([&] { done = work(database); });
            return done;
        });
    }

    template <typename Work>
    std::invoke_result_t<Work, PostgresConnection&> trusting(Work&& work)
    {
        try {
            return work(connection());
        } catch (const StoreError& error) {
            session_.distrust(error);
            throw;
        }
    }

    [[nodiscard]] PostgresConnection& connection() { return session_.connection(); }
    [[nodiscard]] const postgres_processes::Process& process() const { return session_.process(); }

    std::int64_t bytes_most_;
    PostgresKeptSession session_;
    Moment measured_again_{};
    Fullness fullness_ = Fullness::roomy;
};

} // namespace

std::unique_ptr<Journal> open_postgres_journal(PostgresSettings settings)
{
    return std::make_unique<PostgresJournal>(std::move(settings));
}

} // namespace dahut
