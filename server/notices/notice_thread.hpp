// The one thread that waits for receivers of notices. It looks after all deliveries at once, so that one that hangs is
// in the way of nobody, and nothing else in the server ever waits for it.
#pragma once

#include "server/notices/transfer.hpp"

#include <curl/curl.h>

#include <atomic>
#include <chrono>
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
    // Whatever has not been delivered is forgotten.
    ~NoticeThread() override;

    void send(Notice notice) override;
    void withdraw(const std::string& table, Seat seat) override;
    [[nodiscard]] bool withdraw_by(NoticeKind kind, const std::string& table, Seat seat) override;

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
    void settle(const Deliveries::Delivery& delivery, Deliveries::Attempt attempt, const std::string& reason);
    void wait();

    MailServer server_;
    std::mutex mutex_;
    // Guarded by the mutex.
    Deliveries deliveries_;
    std::atomic<bool> stopping_ = false;
    std::unique_ptr<CURLM, Free> multi_;
    // By delivery; the thread's own.
    std::map<std::int64_t, std::unique_ptr<Transfer>> under_way_;
    std::thread thread_;
};

} // namespace dahut
