#include "server/table/seating.hpp"

#include <algorithm>

namespace dahut {

std::optional<Seat> Seating::lowest_free() const
{
    for (const Seat seat : seats()) {
        if (!at(seat).taken()) {
            return seat;
        }
    }
    return std::nullopt;
}

std::optional<Seat> Seating::free_like(std::optional<Seat> wish) const
{
    return wish && has(*wish) && !at(*wish).taken() ? wish : lowest_free();
}

bool Seating::has_persons() const { return std::ranges::any_of(places_, &Place::has_person); }

std::optional<Seat> Seating::seat_of_key(std::string_view key) const
{
    for (const Seat seat : seats()) {
        if (at(seat).has_person() && at(seat).key == key) {
            return seat;
        }
    }
    return std::nullopt;
}

void Seating::take(const entry::Joined& joined)
{
    place(joined.seat) = {joined.player, {}, joined.contribution, 0, joined.key};
    choose_host();
}

void Seating::take(const entry::BotSeated& seated) { place(seated.seat) = {{}, seated.bot, {}, 0, {}}; }

void Seating::take(const entry::Contributed& contributed)
{
    Place& held = place(contributed.seat);
    if (held.has_person()) {
        held.contribution = contributed.contribution;
        ++held.contributed;
    }
}

void Seating::take(const entry::Freed& freed)
{
    place(freed.seat) = {};
    choose_host();
}

void Seating::take(const entry::Replaced& replaced)
{
    Place& held = place(replaced.seat);
    held.bot = replaced.bot;
    held.key.clear();
    held.agreed = {};
    choose_host();
}

void Seating::take(const entry::Agreed& agreed) { place(agreed.absent).agreed.insert(agreed.seat); }

void Seating::take(const entry::StoodIn& stood_in) { place(stood_in.seat).bot = stood_in.bot; }

void Seating::take(const entry::CameBack& back)
{
    Place& held = place(back.seat);
    held.bot.reset();
    held.agreed = {};
}

std::vector<Holder> Seating::holders() const
{
    std::vector<Holder> holders;
    holders.reserve(places_.size());
    for (const Place& place : places_) {
        holders.push_back(place.bot ? Holder(*place.bot) : Holder(place.player));
    }
    return holders;
}

std::vector<std::optional<Bytes32>> Seating::contributions() const
{
    std::vector<std::optional<Bytes32>> contributions;
    std::ranges::transform(places_, std::back_inserter(contributions), &Place::contribution);
    return contributions;
}

// The host stays the host while seated; then the person in the lowest seat becomes it.
void Seating::choose_host()
{
    if (at(host_).has_person()) {
        return;
    }
    for (const Seat seat : seats()) {
        if (at(seat).has_person()) {
            host_ = seat;
            return;
        }
    }
}

Dealing dealing_of(const entry::Created& charter, const Seating& seating)
{
    if (const auto* custom = std::get_if<CustomDealing>(&charter.chance)) {
        return *custom;
    }
    const Secret& secret = std::get<Secret>(charter.chance);
    return SealedDealing{commitment_to(secret), secret, seating.contributions()};
}

namespace {

// What everybody may know of the chance before it is dealt: the commitment, or that there is none.
void add_chance(Json& facts, const entry::Chance& chance)
{
    if (const auto* secret = std::get_if<Secret>(&chance)) {
        facts["commitment"] = commitment_to(*secret);
    } else {
        facts["custom"] = true;
    }
}

Json seats_facts(const Seating& seating, SeatSet connected)
{
    Json seats = Json::array();
    for (const Seat seat : seating.seats()) {
        const Place& place = seating.at(seat);
        Json one = Json::object();
        if (!place.player.empty()) {
            one["player"] = place.player;
        }
        if (place.bot) {
            one["bot"] = word(*place.bot);
        }
        if (place.is_stood_in()) {
            one["stood_in"] = true;
        }
        for (const Seat agreed : place.agreed) {
            one["agreed"].push_back(agreed.number());
        }
        one["connected"] = connected.contains(seat);
        seats.push_back(std::move(one));
    }
    return seats;
}

// By what is agreed to, the seats that agree.
void add_accords(Json& facts, const Accords& accords)
{
    for (const Accord accord : {Accord::pause, Accord::go_on, Accord::stop}) {
        for (const Seat seat : accords.to(accord)) {
            facts["accords"][std::string(word(accord))].push_back(seat.number());
        }
    }
}

void add_circumstances(Json& facts, const Circumstances& circumstances)
{
    if (!circumstances.trouble.empty()) {
        facts["trouble"] = circumstances.trouble;
    }
    if (circumstances.publication == Publication::published) {
        facts["published"] = true;
    }
    if (circumstances.certainty == Certainty::unsure) {
        facts["unsure"] = true;
    }
    if (circumstances.progress == Progress::rests) {
        facts["paused"] = true;
    }
    add_accords(facts, circumstances.accords);
}

} // namespace

bool is_open_to_all(const entry::Created& charter, Publication publication)
{
    return publication == Publication::published
           || (charter.visibility == Visibility::listed && charter.watching == Watching::allowed);
}

Json table_facts(const std::string& id, const entry::Created& charter, const Seating& seating,
                 const Circumstances& circumstances, FactsFor audience)
{
    Json facts = {{"id", id},
                  {"game", charter.game},
                  {"name", charter.name},
                  {"options", charter.options},
                  {"status", word(circumstances.status)},
                  {"visibility", word(charter.visibility)},
                  {"watching", word(charter.watching)},
                  {"talk", word(charter.talk)},
                  {"memory", word(charter.memory)},
                  {"patience_s", charter.patience.count()}};
    if (charter.clock) {
        facts["clock"] = clock_to_json(*charter.clock);
    }
    add_chance(facts, charter.chance);
    facts["host"] = seating.host().number();
    facts["seats"] = seats_facts(seating, circumstances.connected);
    const bool tells_links = audience == FactsFor::members || charter.visibility == Visibility::listed;
    if (tells_links && circumstances.status == TableStatus::open) {
        facts["invitation"] = charter.invitation;
    }
    if (tells_links && charter.watching == Watching::allowed) {
        facts["watch"] = charter.watch;
    }
    add_circumstances(facts, circumstances);
    const bool tells_result = audience == FactsFor::members || is_open_to_all(charter, circumstances.publication);
    if (circumstances.result && tells_result) {
        facts["result"] = *circumstances.result;
    }
    return facts;
}

} // namespace dahut
