// A journal that is reopened when it cannot be trusted any more. After a failed write or flush, the same handle proves
// nothing: the system may have dropped what it could not write, and report success the next time. So the handle is
// closed, and the next request opens a new one.
#pragma once

#include "server/store/journal.hpp"

#include <functional>
#include <memory>

namespace dahut {

// Opens a journal whose readable content is all on the disk. Throws StoreError.
using OpenJournal = std::function<std::unique_ptr<Journal>()>;

// Opens the journal for the first time now. Throws StoreError if that fails.
[[nodiscard]] std::unique_ptr<Journal> reopening_journal(OpenJournal open);

} // namespace dahut
