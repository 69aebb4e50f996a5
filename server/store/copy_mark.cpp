#include "server/store/copy_mark.hpp"

#include "server/store/journal.hpp"

namespace dahut {

namespace {

std::string sentence_of(const CopyMark& mark)
{
    switch (mark.stage) {
    case CopyStage::leaving:
        return "a copy of it to " + mark.elsewhere
               + " has begun and not ended: start `dahut copy` again, which goes on; `dahut serve --again` gives the"
                 " copy up";
    case CopyStage::left:
        return "everything in it has gone to " + mark.elsewhere
               + ": serve that; `dahut serve --again` serves this one as it was then";
    case CopyStage::arriving:
        return "it holds only a part of " + mark.elsewhere + ": start `dahut copy` again, which goes on";
    }
    return "";
}

} // namespace

// A part can never be served.
void refuse_marked(const std::optional<CopyMark>& mark, AfterCopy after_copy)
{
    if (mark && (mark->stage == CopyStage::arriving || after_copy == AfterCopy::refuse)) {
        throw StoreError(StoreFault::failed, sentence_of(*mark));
    }
}

} // namespace dahut
