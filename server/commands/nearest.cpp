#include "server/commands/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace dahut {

namespace {

// How many letters are to be changed, added or taken away: the distance of Levenshtein, row by row.
std::size_t distance(std::string_view from, std::string_view to)
{
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t changed = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& known)
{
    constexpr std::size_t most = 2;
    // A word from outside may be long, and the work grows with its length.
    constexpr std::size_t longest = 64;
    std::optional<std::string> found;
    if (word.size() > longest) {
        return found;
    }
    std::size_t least = most + 1;
    for (const std::string& one : known) {
        const std::size_t changes = distance(word, one);
        if (changes < least && changes * 2 < word.size()) {
            least = changes;
            found = one;
        }
    }
    return found;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known)
{
    const std::optional<std::string> meant = nearest(word, known);
    return meant ? "; did you mean " + *meant + "?" : "";
}

} // namespace dahut
