// One try to deliver one notice with libcurl: a POST or a mail. The receiver's answer is counted in bytes and thrown
// away.
#pragma once

#include "server/notices/deliveries.hpp"
#include "server/notices/mail_server.hpp"

#include <curl/curl.h>

#include <memory>
#include <string>

namespace dahut {

class Transfer {
public:
    // A webhook does not use `server`.
    Transfer(Deliveries::Delivery delivery, const MailServer& server);
    Transfer(const Transfer&) = delete;
    Transfer& operator=(const Transfer&) = delete;
    Transfer(Transfer&&) = delete;
    Transfer& operator=(Transfer&&) = delete;
    ~Transfer() = default;

    [[nodiscard]] CURL* handle() const { return handle_.get(); }
    [[nodiscard]] const Deliveries::Delivery& delivery() const { return delivery_; }
    // Call this after the transfer has ended with this result. A complete status counts, even if the text of the answer
    // broke off.
    [[nodiscard]] Deliveries::Attempt judged(CURLcode result) const;
    // Why the try failed, without any address.
    [[nodiscard]] std::string reason(CURLcode result) const;

private:
    struct Free {
        void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
        void operator()(curl_slist* list) const { curl_slist_free_all(list); }
        void operator()(curl_mime* mail) const { curl_mime_free(mail); }
    };

    static void add_header(std::unique_ptr<curl_slist, Free>& list, const std::string& text);
    void set_bounds();
    void set_webhook();
    void set_mail(const MailServer& server);
    void set_login(const MailServer& server) const;
    [[nodiscard]] long status() const;
    // The signature that libcurl requires.
    static std::size_t take_answer(char* bytes, std::size_t size, std::size_t count, void* answered);

    Deliveries::Delivery delivery_;
    std::unique_ptr<CURL, Free> handle_;
    std::unique_ptr<curl_slist, Free> headers_;
    std::unique_ptr<curl_slist, Free> recipients_;
    std::unique_ptr<curl_mime, Free> mail_;
    std::string body_;
    // Bytes of the answer received so far.
    std::size_t answered_ = 0;
};

} // namespace dahut
