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

SeatSet Seating::persons() const
{
    SeatSet persons;
    for (const Seat seat : seats()) {
        if (at(seat).has_person()) {
            persons.insert(seat);
        }
    }
    return persons;
}

std::optional<Seat> Seating::seat_of_key(std::string_view key) const
{
    for (const Seat seat : seats()) {
        if (at(seat).has_person() && !at(seat).relinked && at(seat).key == key) {
            return seat;
        }
    }
    return std::nullopt;
}

std::optional<Seat> Seating::seat_of_link(std::string_view link) const
{
    for (const Seat seat : seats()) {
        if (at(seat).relinked && at(seat).key == link) {
            return seat;
        }
    }
    return std::nullopt;
}

bool Seating::was_relinked(std::string_view key) const
{
    return std::ranges::find(ended_keys_, key) != ended_keys_.end();
}

void Seating::take(const entry::Joined& joined)
{
    place(joined.seat) = {.player = joined.player,
                          .bot = std::nullopt,
                          .contribution = joined.contribution,
                          .key = joined.key,
                          .own_bot = joined.own_bot};
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
    held.relinked = false;
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

void Seating::take(const entry::Stopped& stopped)
{
    for (const Seat seat : stopped.left) {
        place(seat).bot = BotKind::greedy;
        place(seat).ended_without = true;
    }
}

void Seating::take(const entry::Relinked& relinked)
{
    Place& held = place(relinked.seat);
    end_key(held);
    held.key = relinked.link;
    held.relinked = true;
}

void Seating::take(const entry::TakenOver& taken)
{
    Place& held = place(taken.seat);
    end_key(held);
    held.key = taken.key;
    held.relinked = false;
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

void Seating::end_key(Place& held) { ended_keys_.push_back(std::move(held.key)); }

// The host stays the host while seated; then the person in the lowest seat becomes it, if somebody has the token of
// one.
void Seating::choose_host()
{
    const SeatSet held = persons();
    if (!held.contains(host_) && !held.empty()) {
        const auto known = std::ranges::find_if(held, [this](Seat seat) { return !at(seat).relinked; });
        host_ = known != held.end() ? *known : *held.begin();
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

} // namespace dahut
