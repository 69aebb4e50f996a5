// The messages that a connection has yet to send, in order, and how many bytes they are. The first of them may be on
// its way: then it stays until it has been sent.
#pragma once

#include "server/message.hpp"

#include <cstddef>
#include <list>
#include <string>
#include <utility>

namespace dahut {

class SendQueue {
public:
    void add(Message message)
    {
        bytes_ += message->size();
        messages_.push_back(std::move(message));
    }

    // The first message, whose bytes stay where they are until `sent`. There must be one, and none on its way.
    [[nodiscard]] const std::string& send_first()
    {
        is_sending_ = true;
        return *messages_.front();
    }
    void sent()
    {
        is_sending_ = false;
        bytes_ -= messages_.front()->size();
        messages_.pop_front();
    }

    // Whoever is let go need not hear what waits.
    void drop_waiting()
    {
        messages_.resize(is_sending_ ? 1 : 0);
        bytes_ = is_sending_ ? messages_.front()->size() : 0;
    }

    [[nodiscard]] bool is_empty() const { return messages_.empty(); }
    [[nodiscard]] bool is_sending() const { return is_sending_; }
    [[nodiscard]] std::size_t messages() const { return messages_.size(); }
    [[nodiscard]] std::size_t bytes() const { return bytes_; }

private:
    std::list<Message> messages_;
    std::size_t bytes_ = 0;
    bool is_sending_ = false;
};

} // namespace dahut
