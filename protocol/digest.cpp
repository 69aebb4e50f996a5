// One link of the chain of digest.hpp.
#include "protocol/digest.hpp"

#include <vector>

namespace dahut {

void Digest::add(const Json& all_events)
{
    const std::string line = all_events.dump() + "\n";
    std::vector<std::uint8_t> link(chain_.begin(), chain_.end());
    link.insert(link.end(), line.begin(), line.end());
    chain_ = sha256(link);
}

} // namespace dahut
