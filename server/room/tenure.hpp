// That this process serves a table, in one term, where others could (docs/decisions/0071). Whoever may write to the
// table holds it; when nobody does any more, the table is given back.
#pragma once

#include "server/store/journal.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace dahut {

// That of a new table.
inline constexpr std::int64_t first_term = 1;

class Tenure {
public:
    using GiveBack = std::function<void(ServedTable)>;

    // Nothing is given back once `give_back` is gone: a process that ends leaves all its tables at once.
    Tenure(std::weak_ptr<const GiveBack> give_back, std::string table, std::int64_t term)
        : give_back_(std::move(give_back)), table_(std::move(table)), term_(term)
    {}
    Tenure(const Tenure&) = delete;
    Tenure& operator=(const Tenure&) = delete;
    Tenure(Tenure&&) = delete;
    Tenure& operator=(Tenure&&) = delete;
    ~Tenure()
    {
        if (const std::shared_ptr<const GiveBack> give_back = give_back_.lock()) {
            (*give_back)({std::move(table_), term_});
        }
    }

    [[nodiscard]] std::int64_t term() const { return term_; }

private:
    std::weak_ptr<const GiveBack> give_back_;
    std::string table_;
    std::int64_t term_;
};

} // namespace dahut
