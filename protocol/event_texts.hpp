// The events of one step of a match as JSON, each written once for everybody who hears it, with what was drawn. It is
// made when the step is carried out, told, and forgotten; redaction has happened before, by each event's audience.
#pragma once

#include "engine/core/events.hpp"
#include "protocol/perspective.hpp"
#include "protocol/writing.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace dahut {

class EventTexts {
public:
    EventTexts() = default;
    template <typename Event>
    explicit EventTexts(const Events<Event>& events) : draws_(events.draws())
    {
        constexpr std::size_t usual_length = 96;
        parts_.reserve(events.all().size());
        all_.reserve(events.all().size() * usual_length);
        for (const auto& one : events.all()) {
            const std::size_t begin = all_.empty() ? 0 : all_.size() + 1;
            if (begin > 0) {
                all_ += ',';
            }
            write_json(all_, one.event);
            parts_.push_back({one.audience, begin, all_.size()});
            for_everybody_ = for_everybody_ && one.audience == everybody;
        }
    }

    // Every event, as the inside of a JSON list.
    [[nodiscard]] const std::string& all() const { return all_; }
    [[nodiscard]] const Draws& draws() const { return draws_; }
    [[nodiscard]] bool heard_by(Viewer viewer) const;
    // Appends the events that these eyes may see to the inside of a JSON list.
    void append_to(std::string& list, const Perspective& eyes) const;

private:
    struct Part {
        Audience audience;
        std::size_t begin;
        std::size_t end;

        [[nodiscard]] bool is_for(Viewer viewer) const { return audience == everybody || audience == viewer; }
    };

    std::string all_;
    std::vector<Part> parts_;
    bool for_everybody_ = true;
    Draws draws_;
};

} // namespace dahut
