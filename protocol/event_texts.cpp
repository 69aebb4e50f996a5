#include "protocol/event_texts.hpp"

#include <algorithm>

namespace dahut {

bool EventTexts::heard_by(Viewer viewer) const
{
    return std::ranges::any_of(parts_, [viewer](const Part& part) { return part.is_for(viewer); });
}

void EventTexts::append_to(std::string& list, const Perspective& eyes) const
{
    const Viewer* const viewer = std::get_if<Viewer>(&eyes);
    if (viewer == nullptr || for_everybody_) {
        if (!all_.empty()) {
            separate(list);
            list += all_;
        }
        return;
    }
    for (const Part& part : parts_) {
        if (part.is_for(*viewer)) {
            separate(list);
            list += std::string_view(all_).substr(part.begin, part.end - part.begin);
        }
    }
}

} // namespace dahut
