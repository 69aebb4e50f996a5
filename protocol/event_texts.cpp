#include "protocol/event_texts.hpp"

#include <algorithm>

namespace dahut {

EventTexts EventTexts::undone(Seat by)
{
    EventTexts texts;
    texts.named_ = R"({"type":"undone")";
    write_key(texts.named_, "seat");
    write_number(texts.named_, by.number());
    texts.named_ += '}';
    texts.packed_ = texts.named_;
    texts.parts_.push_back({everybody, {0, texts.named_.size()}, {0, texts.packed_.size()}});
    return texts;
}

bool EventTexts::heard_by(Viewer viewer) const
{
    return std::ranges::any_of(parts_, [viewer](const Part& part) { return part.is_for(viewer); });
}

std::size_t EventTexts::count_for(const Perspective& eyes) const
{
    const Viewer* const viewer = std::get_if<Viewer>(&eyes);
    const auto is_seen = [viewer](const Part& part) { return viewer == nullptr || part.is_for(*viewer); };
    return static_cast<std::size_t>(std::ranges::count_if(parts_, is_seen));
}

void EventTexts::append_to(std::string& list, const Perspective& eyes, Style style) const
{
    const bool is_packed = style == Style::packed;
    const std::string& all = is_packed ? packed_ : named_;
    const Viewer* const viewer = std::get_if<Viewer>(&eyes);
    if (viewer == nullptr || for_everybody_) {
        if (!all.empty()) {
            separate(list);
            list += all;
        }
        return;
    }
    for (const Part& part : parts_) {
        if (part.is_for(*viewer)) {
            const Span& span = is_packed ? part.packed : part.named;
            separate(list);
            list += std::string_view(all).substr(span.begin, span.end - span.begin);
        }
    }
}

} // namespace dahut
