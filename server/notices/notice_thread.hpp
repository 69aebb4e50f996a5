// The one thread that delivers notices. It runs all deliveries at once, so a receiver that hangs delays no other.
// Nothing else in the server waits for this thread.
#pragma once

#include "server/metrics/figures.hpp"
#include "server/notices/transfer.hpp"

#include <curl/curl.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

namespace dahut {

class NoticeThread final : public Outlet {
public:
    NoticeThread(MailServer server, std::chrono::milliseconds first_pause);
    NoticeThread(const NoticeThread&) = delete;
    NoticeThread& operator=(const NoticeThread&) = delete;
    NoticeThread(NoticeThread&&) = delete;
    NoticeThread& operator=(NoticeThread&&) = delete;
    // Drops everything that has not been delivered.
    ~NoticeThread() override;

    void send(Notice notice) override;
    void withdraw(const std::string& table, Seat seat) override;
    [[nodiscard]] bool withdraw_by(NoticeKind kind, const std::string& table, Seat seat) override;
    [[nodiscard]] NoticeOutcomes outcomes();
    // How many notices are not delivered yet.
    [[nodiscard]] std::size_t waiting();

private:
    struct Free {
        void operator()(CURLM* multi) const { curl_multi_cleanup(multi); }
    };

    void run();
    void look_after_all();
    void begin_due();
    void begin(Deliveries::Delivery delivery);
    void end_finished();
    void end(Transfer& transfer, CURLcode result);
    void count(Deliveries::FollowUp follow_up);
    void settle(const Deliveries::Delivery& delivery, Deliveries::Attempt attempt, const std::string& reason);
    void wait();

    MailServer server_;
    std::mutex mutex_;
    // These are guarded by the mutex.
    Deliveries deliveries_;
    NoticeOutcomes outcomes_;
    std::atomic<bool> stopping_ = false;
    std::unique_ptr<CURLM, Free> multi_;
    // Keyed by delivery. Only the thread uses it.
    std::map<std::int64_t, std::unique_ptr<Transfer>> under_way_;
    std::thread thread_;
};

} // namespace dahut
