// Finished matches for reading by those who may: their records, and their replays as a viewer saw them. Reading is the
// store's work and re-running a worker's; nothing here keeps the network or those who play waiting. What several ask
// for at once is worked out once, what was asked for lately is kept, what is asked for by visitors who have left is
// given up, and whoever comes while too much is asked for is sent away. What bots say of a match is asked at a desk of
// its own, since they think for long.
#pragma once

#include "protocol/hosted.hpp"
#include "protocol/perspective.hpp"
#include "server/archive/api_answer.hpp"
#include "server/archive/cancelled.hpp"
#include "server/archive/finished_match.hpp"
#include "server/limits.hpp"
#include "server/store/store_thread.hpp"
#include "server/waiting/keyed_locks.hpp"
#include "server/waiting/on_worker.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

#include <atomic>
#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace dahut {

// "0", "1", …, "public" or "all".
[[nodiscard]] std::optional<Perspective> perspective_of(std::string_view text);

// An answer about a match, and who may have it: nobody, if it is no more than an error.
struct ReaderAnswer {
    Sight sight;
    ApiAnswer answer;
};

// The answers that were asked for lately, as far as they have room.
class LatestAnswers {
public:
    explicit LatestAnswers(std::size_t bytes_most) : bytes_most_(bytes_most) {}

    // It counts as asked for now. Valid until something else is kept or forgotten.
    [[nodiscard]] const ReaderAnswer* find(std::string_view question);
    // Instead of the former answer to this question, if there is one.
    void keep(std::string question, ReaderAnswer answer);
    void forget_all();

private:
    using KeptAnswer = std::pair<std::string, ReaderAnswer>;

    std::size_t bytes_most_;
    std::size_t bytes_ = 0;
    // The one asked for last in front.
    std::list<KeptAnswer> answers_;
};

// What a worker does with a match for whoever may read it, unless they leave.
using ReadingWork = std::function<ApiAnswer(const FinishedMatch&, const Cancelled&)>;

class Archive {
public:
    // All are kept by reference and must outlive the archive.
    Archive(std::span<const HostedGame* const> games, StoreThread& store, Workers& workers)
        : games_(games), store_(store), reading_{workers.archive, limits::archive_questions, {}},
          analysing_{workers.analysis, limits::analysis_questions, {}}
    {}

    // `token` is that of whoever asks, here and below; empty if none was shown.
    [[nodiscard]] boost::asio::awaitable<ApiAnswer> record(std::string table, std::string_view token,
                                                           std::shared_ptr<const Cancelled> cancelled = never());
    // `perspective` is what `perspective_of` reads.
    [[nodiscard]] boost::asio::awaitable<ApiAnswer> replay(std::string table, const std::string& perspective,
                                                           std::string_view token,
                                                           std::shared_ptr<const Cancelled> cancelled = never());
    // What everybody could expect as the match went on. For whoever may see all hands, as the next. Of what one address
    // asks for, bots think about one question at a time.
    [[nodiscard]] boost::asio::awaitable<ApiAnswer> analysis(std::string table, std::string_view token,
                                                             std::string address,
                                                             std::shared_ptr<const Cancelled> cancelled = never());
    // What a bot would have done at this step, which is a number.
    [[nodiscard]] boost::asio::awaitable<ApiAnswer> advice(std::string table, const std::string& step,
                                                           std::string_view token, std::string address,
                                                           std::shared_ptr<const Cancelled> cancelled = never());
    // Keeps how some of the latest matches looked, so that they are shown when the rules are others. Whether there may
    // be more. To be called again and again.
    [[nodiscard]] boost::asio::awaitable<bool> keep_some_replays();
    // The same, until there are no more or the server stops.
    [[nodiscard]] boost::asio::awaitable<void> keep_replays();
    // Has finished matches stored in fewer bytes, the oldest first, until there are no more or the server stops. To be
    // called again and again.
    [[nodiscard]] boost::asio::awaitable<void> pack();
    // Some table is gone, is back, or says no names any more: whatever is asked is worked out anew, and what is being
    // worked out is not kept.
    void forget_answers()
    {
        ++times_forgotten_;
        latest_.forget_all();
    }
    // What waits for a worker is given up.
    void stop() { stopping_ = true; }

private:
    // Where questions are worked on: by whom, how many different ones at most, and those that are.
    struct Desk {
        boost::asio::thread_pool& workers;
        std::size_t questions_most;
        KeyedLocks asked;
    };

    // Whether what was kept of how a match looked can answer as well.
    enum class KeptLook { unwanted, wanted };

    // What is asked, of which table, with whose eyes, the hash of the token of whoever asks, and they themselves.
    struct Asked {
        std::string question;
        std::string table;
        Perspective eyes;
        std::string key;
        std::shared_ptr<const Cancelled> cancelled;
        KeptLook kept = KeptLook::unwanted;
    };

    [[nodiscard]] static std::shared_ptr<const Cancelled> never() { return std::make_shared<const Cancelled>(); }

    [[nodiscard]] boost::asio::awaitable<ApiAnswer> answer(Desk& desk, Asked asked, ReadingWork work);
    [[nodiscard]] boost::asio::awaitable<ApiAnswer> answer_in_turn(std::string address, Asked asked, ReadingWork work);
    // The answer at hand, if it is for whoever asks.
    [[nodiscard]] std::optional<ApiAnswer> kept_for(const Asked& asked);
    // The hash of a seat's own token, if this is that of a token by which a keyring opens the seat; else the same.
    [[nodiscard]] boost::asio::awaitable<std::string> own_key(std::string key);
    // What is to be kept of how this match looked: nothing if that cannot be worked out.
    [[nodiscard]] boost::asio::awaitable<std::variant<KeptReplay, StoreFailure>> replay_to_keep(std::string table);
    // Some of them, which become `before`, unless they are the same. Whether there may be more.
    [[nodiscard]] boost::asio::awaitable<bool> pack_some(std::vector<std::string>& before);
    [[nodiscard]] boost::asio::awaitable<std::optional<StoreFailure>> pack_table(std::string table);
    [[nodiscard]] boost::asio::awaitable<ReaderAnswer> worked_out(Desk& desk, Asked asked, ReadingWork work);

    std::span<const HostedGame* const> games_;
    StoreThread& store_;
    LatestAnswers latest_{limits::archive_bytes};
    std::size_t times_forgotten_ = 0;
    Desk reading_;
    Desk analysing_;
    // Addresses whose question bots think about.
    KeyedLocks asking_;
    std::atomic<bool> stopping_ = false;
    bool keeping_ = false;
    bool packing_ = false;
};

} // namespace dahut
