// What the fuzz targets begin from: small inputs of every kind, made from the protocol's own examples, from finished
// records and from tables as they are stored, and the words that belong in them.
#pragma once

#include <string>
#include <vector>

namespace dahut::fuzz {

struct CorpusFile {
    // Below `tests/fuzz/corpus`: the target, then what it is.
    std::string path;
    std::string text;
};

[[nodiscard]] std::vector<CorpusFile> made_corpus();

// The dictionary for libFuzzer: names and words of the protocol and of all games.
[[nodiscard]] std::string made_dictionary();

} // namespace dahut::fuzz
