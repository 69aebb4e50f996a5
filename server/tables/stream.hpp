// What one viewer of a match has been told so far: contiguous numbers, the view they add up to, the decision
// being asked, and the latest messages, kept for those who come back. It depends on the match's redacted answers
// only, so running a journal again gives every message again, byte for byte.
#pragma once

#include "protocol/messages.hpp"
#include "server/tables/guest.hpp"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace dahut {

// The numbered request to one seat. Nothing is asked without a question.
struct Asking {
    std::int64_t number = 0;
    std::optional<Question> question;

    // The decision as it is sent, null if nothing is asked.
    [[nodiscard]] Json to_json() const;
};

enum class Acted { by_this_seat, by_another };

// What is asked next: a new number unless the same request merely gained answers.
[[nodiscard]] Asking asked_next(const Asking& before, std::optional<Question> question, Acted acted);

// Whether everything that `before` allows is also allowed by `after`; both are rows.
[[nodiscard]] bool still_allows(const Json& after, const Json& before);

class ViewerStream {
public:
    explicit ViewerStream(Viewer viewer) : viewer_(viewer) {}

    [[nodiscard]] Viewer viewer() const { return viewer_; }
    [[nodiscard]] std::int64_t number() const { return number_; }
    [[nodiscard]] const Asking& asking() const { return asking_; }

    // The stream after the next step of the match. `actor` is the seat that acted, none at the start.
    struct Next {
        Viewer viewer;
        Json view;
        // Only those of this step, as the inside of a JSON list.
        std::string events;
        Asking asking;
        // Null if this viewer cannot notice the step.
        Message message;
    };
    [[nodiscard]] Next after(const HostedMatch& match, std::optional<Seat> actor) const;
    void take(Next next);

    // What a viewer who has seen message `seen` has missed; a snapshot if that is too long ago.
    [[nodiscard]] std::vector<Message> missed_since(std::optional<std::int64_t> seen) const;
    [[nodiscard]] Message snapshot() const;

private:
    [[nodiscard]] Message first_message(const Next& next) const;

    Viewer viewer_;
    std::int64_t number_ = 0;
    Json view_;
    // All so far, as the inside of a JSON list, because it only grows and is sent as it is.
    std::string events_;
    Asking asking_;
    std::deque<Message> latest_;
};

} // namespace dahut
