// One link of the chain of digest.hpp.
#include "protocol/digest.hpp"

#include <vector>

namespace dahut {

void Digest::add(std::string_view all_events)
{
    std::vector<std::uint8_t> link;
    link.reserve(chain_.size() + all_events.size() + 3);
    link.insert(link.end(), chain_.begin(), chain_.end());
    link.push_back('[');
    link.insert(link.end(), all_events.begin(), all_events.end());
    link.push_back(']');
    link.push_back('\n');
    chain_ = sha256(link);
}

} // namespace dahut
