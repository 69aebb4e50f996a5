// The events of one step of a match as JSON, with names and packed, each written once for everybody who hears it, with
// what was drawn. It is made when the step is carried out, told, and forgotten; redaction has happened before, by each
// event's audience.
#pragma once

#include "engine/core/events.hpp"
#include "protocol/packing.hpp"
#include "protocol/perspective.hpp"
#include "protocol/writing_style.hpp"

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
        named_.reserve(events.all().size() * usual_length);
        packed_.reserve(events.all().size() * usual_length / 4);
        for (const auto& one : events.all()) {
            Part part{one.audience, next_in(named_), next_in(packed_)};
            write_json(named_, one.event);
            write_packed(packed_, one.event);
            part.named.end = named_.size();
            part.packed.end = packed_.size();
            parts_.push_back(part);
            for_everybody_ = for_everybody_ && one.audience == everybody;
        }
    }

    // The one event that belongs to no game: everybody hears that this seat has undone its latest action. It has no
    // form, so it keeps its names when it is packed.
    [[nodiscard]] static EventTexts undone(Seat by);

    // Every event, with names, as the inside of a JSON list.
    [[nodiscard]] const std::string& all() const { return named_; }
    [[nodiscard]] const Draws& draws() const { return draws_; }
    [[nodiscard]] bool heard_by(Viewer viewer) const;
    // How many events these eyes may see, as append_to appends them.
    [[nodiscard]] std::size_t count_for(const Perspective& eyes) const;
    // Appends the events that these eyes may see to the inside of a JSON list.
    void append_to(std::string& list, const Perspective& eyes, Style style) const;

private:
    struct Span {
        std::size_t begin;
        std::size_t end;
    };
    struct Part {
        Audience audience;
        Span named;
        Span packed;

        [[nodiscard]] bool is_for(Viewer viewer) const { return audience == everybody || audience == viewer; }
    };

    // Where the next event of a list will stand.
    [[nodiscard]] static Span next_in(std::string& list)
    {
        if (!list.empty()) {
            list += ',';
        }
        return {list.size(), list.size()};
    }

    std::string named_;
    std::string packed_;
    std::vector<Part> parts_;
    bool for_everybody_ = true;
    Draws draws_;
};

} // namespace dahut
