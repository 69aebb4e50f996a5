// Who may read a match that is over: what a table promised while it was played holds after its end as well. Everybody
// may if the table is public and may be watched, or if its host has published the match; otherwise those may who hold
// a token with which they could enter the table.
#pragma once

#include "server/table/facts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace dahut {

class Readers {
public:
    // Nobody.
    Readers() = default;
    Readers(const entry::Created& charter, const Seating& seating, Publication publication);

    [[nodiscard]] bool are_everybody() const { return everybody_; }
    // `key` is the hash of a token, or of what somebody believes to be one.
    [[nodiscard]] bool include(std::string_view key) const;

private:
    bool everybody_ = false;
    std::vector<std::string> keys_;
};

} // namespace dahut
