// What a database says of a copy that has begun (docs/decisions/0077): that all it holds is leaving or has left, or
// that it holds a part of what stands elsewhere. Where the mark stands is left to each engine.
#pragma once

#include <optional>
#include <string>

namespace dahut {

enum class CopyStage : int {
    // The copy has not ended.
    leaving = 0,
    left = 1,
    // Only a part is here.
    arriving = 2,
};

struct CopyMark {
    CopyStage stage{};
    // The same at both ends of one copy.
    std::string token;
    // The other end: an address, or the whole name of a file.
    std::string elsewhere;
};

// What a server does that is started on a database from which everything has gone.
enum class AfterCopy { refuse, serve_again };

// Throws StoreError if a database with this mark must not be used.
void refuse_marked(const std::optional<CopyMark>& mark, AfterCopy after_copy = AfterCopy::refuse);

} // namespace dahut
