#include "server/table/facts.hpp"

namespace dahut {

namespace {

std::vector<SeatFacts> seats_facts(const Seating& seating, SeatSet connected)
{
    std::vector<SeatFacts> facts;
    for (const Seat seat : seating.seats()) {
        const Place& place = seating.at(seat);
        facts.push_back({.player = place.player,
                         .bot = place.bot,
                         .stood_in = place.is_stood_in(),
                         .relinked = place.relinked,
                         .own_bot = place.own_bot,
                         .agreed = place.agreed,
                         .connected = connected.contains(seat),
                         .away = std::nullopt});
    }
    return facts;
}

// What the charter says to everybody.
TableFacts charter_facts(const std::string& id, const entry::Created& charter)
{
    TableFacts facts;
    facts.id = id;
    facts.game = charter.game;
    facts.name = charter.name;
    facts.options = charter.options;
    facts.visibility = charter.visibility;
    facts.watching = charter.watching;
    facts.talk = charter.talk;
    facts.memory = charter.memory;
    facts.patience = charter.patience;
    facts.clock = charter.clock;
    // What may be known of the chance before it is dealt: the commitment, or that there is none.
    const auto* const secret = std::get_if<Secret>(&charter.chance);
    facts.commitment = secret != nullptr ? commitment_to(*secret) : std::string();
    facts.custom = secret == nullptr;
    return facts;
}

void add_course(TableFacts& facts, const Course& course)
{
    facts.status = course.status;
    facts.trouble = course.trouble;
    facts.published = course.publication == Publication::published;
    facts.paused = course.progress == Progress::paused;
    facts.ended_by_operator = course.ending == Ending::by_operator;
}

AccordFacts accord_facts(const Accords& accords)
{
    return {accords.to(Accord::pause), accords.to(Accord::go_on), accords.to(Accord::stop)};
}

} // namespace

bool is_open_to_all(const entry::Created& charter, Publication publication)
{
    return publication == Publication::published
           || (charter.visibility == Visibility::listed && charter.watching == Watching::allowed);
}

bool allows_hints(const entry::Created& charter, const Seating& seating)
{
    return charter.hints == Hints::allowed || (seating.full() && seating.persons().size() == 1);
}

TableFacts table_facts(const std::string& id, const entry::Created& charter, const Seating& seating,
                       const Course& course, const Circumstances& circumstances, FactsFor audience)
{
    TableFacts facts = charter_facts(id, charter);
    add_course(facts, course);
    facts.host = seating.host();
    facts.hints = allows_hints(charter, seating);
    facts.seats = seats_facts(seating, circumstances.connected);
    facts.unsure = circumstances.certainty == Certainty::unsure;
    facts.accords = accord_facts(circumstances.accords);
    facts.webhook = circumstances.webhook;
    const bool tells_links = audience == FactsFor::members || charter.visibility == Visibility::listed;
    if (tells_links && course.status == TableStatus::open) {
        facts.invitation = charter.invitation;
    }
    if (tells_links && charter.watching == Watching::allowed) {
        facts.watch = charter.watch;
    }
    if (audience == FactsFor::members || is_open_to_all(charter, course.publication)) {
        facts.result = circumstances.result;
    }
    return facts;
}

} // namespace dahut
