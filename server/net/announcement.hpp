// What the server has to say to everybody: a text of its operator for a while, that it stops, and that it makes no
// tables. Sending it is left to the connections.
#pragma once

#include "protocol/messages.hpp"
#include "server/store/fullness.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace dahut {

class Announcement {
public:
    using Moment = std::chrono::steady_clock::time_point;

    // Instead of what was said before; an empty text says nothing.
    void say(std::string text, Moment until);
    void will_stop(Moment at) { stop_ = at; }
    // Whether what is said changes if the database or its disk is so full now.
    [[nodiscard]] bool is_news(Fullness fullness) const { return is_nearly_full(fullness) != is_nearly_full_; }
    void set_fullness(Fullness fullness) { is_nearly_full_ = is_nearly_full(fullness); }
    // What is said now; nothing if there is nothing to say.
    [[nodiscard]] std::optional<told::Announced> if_any(Moment now) const;
    // The message for all who are connected, also if it says that nothing is announced any more.
    [[nodiscard]] std::string message(Moment now) const;
    // For whoever connects; nothing if there is nothing to say.
    [[nodiscard]] std::optional<std::string> message_if_any(Moment now) const;

private:
    [[nodiscard]] static bool is_nearly_full(Fullness fullness) { return fullness != Fullness::roomy; }
    [[nodiscard]] bool is_said(Moment now) const { return !text_.empty() && now < until_; }
    [[nodiscard]] told::Announced said(Moment now) const;

    std::string text_;
    Moment until_;
    std::optional<Moment> stop_;
    bool is_nearly_full_ = false;
};

} // namespace dahut
