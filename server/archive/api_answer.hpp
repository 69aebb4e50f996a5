// What is answered over HTTP, without saying how: a text that whoever sends it shares.
#pragma once

#include "server/message.hpp"

#include <string>
#include <string_view>

namespace dahut {

// A text, with the HTTP status that goes with it.
struct ApiAnswer {
    int status = 200;
    Message body;
    // Names the text for whoever may have it already, quoted, as the ETag header wants it; empty if nobody keeps it.
    std::string tag;
    // The same in the format of gzip, where that is worth the work.
    Message gzipped = nullptr;
};

// Two texts have the same tag only if they are the same.
[[nodiscard]] std::string tag_of(std::string_view text);

[[nodiscard]] ApiAnswer api_answer(std::string text);
// An answer so long that it is sent smaller to whoever takes that: making it is work for a worker.
[[nodiscard]] ApiAnswer lengthy_answer(std::string text);
// An answer that callers keep and ask for again.
[[nodiscard]] ApiAnswer tagged_answer(std::string text);
// The same if it never changes, so that it is worth being made smaller at once.
[[nodiscard]] ApiAnswer lasting_answer(std::string text);
[[nodiscard]] ApiAnswer api_error(int status, std::string_view code, std::string_view sentence);

} // namespace dahut
