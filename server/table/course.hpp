// How far a table has come: from open over running to its end. Whether its match is paused, what is public after it,
// and how much people have played.
#pragma once

#include "protocol/past.hpp"
#include "protocol/table_words.hpp"
#include "server/table/parts.hpp"

#include <cstdint>
#include <string>

namespace dahut {

// Whether the host lets everybody read the finished match.
enum class Publication { none, published };
// A paused match asks nothing of anybody until those at the table let it go on.
enum class Progress { goes_on, paused };
// Who stopped a match before it was over.
enum class Ending { by_its_people, by_operator };

struct Course {
    using Takes = EntryKinds<entry::Started, entry::Acted, entry::Paused, entry::WentOn, entry::Stopped,
                             entry::Finished, entry::Closed, entry::Published>;
    void take(const entry::Started&) { status = TableStatus::running; }
    // Bots call their actions nothing.
    void take(const entry::Acted& acted)
    {
        if (acted.id) {
            acts_of_people += is_undo(acted.action) ? -1 : 1;
        }
    }
    void take(const entry::Paused&) { progress = Progress::paused; }
    void take(const entry::WentOn&) { progress = Progress::goes_on; }
    void take(const entry::Stopped& stopped)
    {
        ending = stopped.by_operator ? Ending::by_operator : Ending::by_its_people;
        status = TableStatus::stopped;
        progress = Progress::goes_on;
    }
    void take(const entry::Finished&) { status = TableStatus::finished; }
    void take(const entry::Closed&) { status = TableStatus::closed; }
    void take(const entry::Published&) { publication = Publication::published; }

    TableStatus status = TableStatus::open;
    Progress progress = Progress::goes_on;
    Publication publication = Publication::none;
    Ending ending = Ending::by_its_people;
    std::int64_t acts_of_people = 0;
    // What went wrong, in a sentence for the players, if the table is broken.
    std::string trouble = {};
};

} // namespace dahut
