// A journal that is opened anew when it cannot be trusted any more. After a write or a flush has failed, what the same
// handle says afterwards proves nothing: the system may have given up what it could not write, and say that all is well
// the next time. So the handle is closed, and whatever is asked next is asked of one that was opened after the failure.
#pragma once

#include "server/store/journal.hpp"

#include <functional>
#include <memory>

namespace dahut {

// Opens a journal of which all that can be read is on the disk. Throws StoreError.
using OpenJournal = std::function<std::unique_ptr<Journal>()>;

// Opens it for the first time at once. Throws StoreError if that fails.
[[nodiscard]] std::unique_ptr<Journal> renewed_journal(OpenJournal open);

} // namespace dahut
