#include "tests/secrecy/ys_account.hpp"

#include <algorithm>

namespace dahut::ys {

// Learns from the seats' actions, without their hidden parts.
struct Account::Doing {
    Account& account;
    Seat actor;

    // ys 3.2 a
    void operator()(const Bid&) const
    {
        account.bid_.insert(actor);
        if (account.bid_ == SeatSet::first(account.seats())) {
            account.bids_are_open_ = true;
            account.bids_were_shown_ = true;
        }
    }
    // ys 3.3 b
    void operator()(const PlaceBroker& placement) const
    {
        account.place(actor, {side_of(actor), std::nullopt, placement.where, placement.face, {}});
    }
    void operator()(const PlaceFromBefore& placement) const
    {
        account.place(actor, {side_of(actor), std::nullopt, placement.where, placement.face, {}});
    }
    // ys 9.2 a
    void operator()(const PlaceNeutral& placement) const
    {
        account.place(actor, {the_neutral, actor, placement.where, Face::down, {}});
    }
    // ys 13 R6
    void operator()(const Look& look) const
    {
        account.at(look.broker).looked.insert(actor);
        account.looked_at_ = look.broker;
    }
    void operator()(const LookAtCourtier& look) const
    {
        account.throne_room(look.owner)[look.courtier.index()].insert(actor);
    }
    void operator()(const SwapBrokers& swap) const
    {
        std::swap(account.at(swap.first).where, account.at(swap.second).where);
    }
    // ys 9.3, 13 R6, R18: both brokers lie face down, and what a Spy looked at stays known.
    void operator()(const SwapWithCourtier& swap) const
    {
        PlacedInAccount& broker = account.at(swap.broker);
        std::swap(broker.looked, account.throne_room(actor)[swap.courtier.index()]);
        broker.face = Face::down;
    }
    void operator()(const MoveBroker& move) const { account.at(move.broker).where = move.where; }
    void operator()(const SendCourtier&) const { account.chosen_.insert(actor); }
    template <typename Open>
    void operator()(const Open&) const
    {}
};

// Learns from the public events of a turn.
struct Account::Hearing {
    Account& account;

    void operator()(const TurnBegan& began) const
    {
        if (account.turn_is_over() && began.turn.number() == account.turn_.number() + 1) {
            account.begin_turn(began.turn);
        }
    }
    // ys 3.3 d: told for all seats at once when all have placed. Later events of this kind open nothing more.
    void operator()(const LastBrokerJoined&) const
    {
        if (!account.screens_are_open_ && account.all_are_placed()) {
            account.screens_were_opened_ = true;
            account.screens_are_open_ = true;
        }
    }
    // ys 4.1, 4.2
    void operator()(const QuarterRanked& ranked) const
    {
        if (account.is_due(ranked.quarter)) {
            account.ranked_ = ranked.quarter.number();
            account.turn_up([&](Location where) { return in_city(where) && quarter_of(where) == ranked.quarter; });
        }
    }
    void operator()(const QuarterWentHome& home) const
    {
        if (account.screens_are_open_ && home.quarter.number() >= account.ranked_) {
            account.ranked_ = home.quarter.number();
            account.go_home([&](Location where) { return in_city(where) && quarter_of(where) == home.quarter; });
        }
    }
    // ys 5.1, 5.2
    void operator()(const RowWon&) const
    {
        if (account.market_is_due()) {
            account.turn_up(in_market);
        }
    }
    void operator()(const MarketWentHome&) const
    {
        if (account.market_is_due()) {
            account.go_home(in_market);
        }
    }
    // ys 9.3, 13 R5: also told of players who had no choice.
    void operator()(const CourtierChosen& chosen) const
    {
        if (account.market_is_due() && account.are_empty(in_market)) {
            account.chosen_.insert(chosen.seat);
        }
    }
    void operator()(const CourtiersSent&) const
    {
        if (account.chosen_ != SeatSet::first(account.seats())) {
            return;
        }
        account.courtiers_are_sent_ = true;
        account.chosen_ = {};
        for (const Seat seat : SeatSet::first(account.seats())) {
            account.throne_room(seat).push_back({});
        }
    }
    void operator()(const GameEnded&) const
    {
        account.is_over_ = account.turn_is_over() && account.turn_.number() == Turn::highest;
    }
    template <typename Other>
    void operator()(const Other&) const
    {}
};

Account::Account(const View& open) : options_(open.options), seats_(open.players.size()), turn_(open.turn) {}

void Account::take(Seat actor, const Action& action, const std::vector<Events<Event>::Told>& told)
{
    actor_ = actor;
    turned_up_.clear();
    looked_at_.reset();
    bids_were_shown_ = false;
    screens_were_opened_ = false;
    std::visit(Doing{*this, actor}, action);
    for (const auto& one : told) {
        std::visit(Hearing{*this}, one.event);
    }
}

PlacedInAccount& Account::at(BrokerNumber number) { return *board_[static_cast<std::size_t>(number.index())]; }

Account::ThroneRoom& Account::throne_room(Seat owner) { return throne_rooms_[static_cast<std::size_t>(owner.index())]; }

void Account::place(Seat actor, const PlacedInAccount& broker)
{
    board_[static_cast<std::size_t>(placed_++)] = broker;
    placed_own_[static_cast<std::size_t>(actor.index())] += broker.placer ? 0 : 1;
}

void Account::begin_turn(Turn turn)
{
    turn_ = turn;
    bid_ = {};
    bids_are_open_ = false;
    board_ = {};
    placed_ = 0;
    placed_own_ = {};
    screens_are_open_ = false;
    ranked_ = 0;
    courtiers_are_sent_ = false;
}

template <typename Wanted>
void Account::turn_up(Wanted&& wanted)
{
    for (int index = 0; index < placed_; ++index) {
        std::optional<PlacedInAccount>& broker = board_[static_cast<std::size_t>(index)];
        if (broker && wanted(broker->where) && broker->face == Face::down) {
            broker->face = Face::up;
            turned_up_.insert(BrokerNumber(index));
        }
    }
}

template <typename Wanted>
void Account::go_home(Wanted&& wanted)
{
    for (std::optional<PlacedInAccount>& broker : board_) {
        if (broker && wanted(broker->where)) {
            broker.reset();
        }
    }
}

// Whether no broker stands in these places.
template <typename Wanted>
bool Account::are_empty(Wanted&& wanted) const
{
    return std::ranges::none_of(board_, [&](const auto& broker) { return broker && wanted(broker->where); });
}

// ys 4: quarters without brokers are not ranked, and all earlier brokers have gone home.
bool Account::is_due(Quarter quarter) const
{
    return screens_are_open_ && quarter.number() > ranked_
           && are_empty([quarter](Location where) { return in_city(where) && quarter_of(where) < quarter; });
}

bool Account::market_is_due() const { return screens_are_open_ && are_empty(in_city); }

bool Account::turn_is_over() const
{
    return market_is_due() && are_empty(in_market) && (options_.kings_favour == Switch::off || courtiers_are_sent_);
}

// ys 3.3 b, 9.4: two in each round.
bool Account::all_are_placed() const
{
    const int rounds = options_.express == Switch::on ? 3 : 4;
    return std::all_of(placed_own_.begin(), placed_own_.begin() + seats_,
                       [rounds](int placed) { return placed == 2 * rounds; });
}

// ys 3.3 e, 13 R19
bool Account::is_own_and_seen(Viewer viewer, Side side) const
{
    return viewer && side == side_of(*viewer) && options_.blind_own == Switch::off;
}

bool Account::knows_broker(Viewer viewer, BrokerNumber number) const
{
    const PlacedInAccount& broker = *board_[static_cast<std::size_t>(number.index())];
    return broker.face == Face::up || is_own_and_seen(viewer, broker.side)
           || (viewer && broker.looked.contains(*viewer));
}

int Account::courtiers_of(Seat owner) const { return throne_rooms_[static_cast<std::size_t>(owner.index())].size(); }

SeatSet Account::looked_at_courtier(Seat owner, CourtierNumber courtier) const
{
    return throne_rooms_[static_cast<std::size_t>(owner.index())][courtier.index()];
}

bool Account::knows_courtier(Viewer viewer, Seat owner, CourtierNumber courtier) const
{
    return is_over_ || is_own_and_seen(viewer, side_of(owner))
           || (viewer && looked_at_courtier(owner, courtier).contains(*viewer));
}

bool Account::was_shown(Viewer viewer, BrokerNumber number) const
{
    return turned_up_.contains(number) || (viewer == actor_ && looked_at_ == number);
}

// ys 9.1, 9.2
int Account::quarters() const { return seats_ == 2 || options_.quarters == QuartersRule::three ? 3 : 4; }

int Account::characters_turned() const { return std::min(turn_.number(), 3); }

// ys 3.1 b, c
int Account::ships_arrived() const { return turn_.number() * (quarters() + 1); }

namespace {

bool board_agrees(const Account& account, const View& seen)
{
    for (int index = 0; index < placements_max; ++index) {
        const auto& kept = account.board()[static_cast<std::size_t>(index)];
        const std::optional<BrokerView>& shown = seen.brokers[static_cast<std::size_t>(index)];
        if (kept.has_value() != shown.has_value()) {
            return false;
        }
        if (kept
            && (kept->face != shown->face || kept->where != shown->where || kept->side != shown->side
                || account.knows_broker(seen.viewer, BrokerNumber(index)) != shown->value.has_value())) {
            return false;
        }
    }
    return true;
}

bool throne_room_agrees(const Account& account, const View& seen, Seat owner)
{
    const auto& shown = seen.players[owner.index()].throne_room;
    for (int courtier = 0; courtier < shown.size(); ++courtier) {
        if (account.knows_courtier(seen.viewer, owner, CourtierNumber(courtier)) != shown[courtier].value.has_value()) {
            return false;
        }
    }
    return shown.size() == account.courtiers_of(owner);
}

bool player_agrees(const Account& account, const View& seen, Seat seat)
{
    const PlayerView& player = seen.players[seat.index()];
    const bool hides_bid = account.bids_are_open() || player.before_screen.empty();
    return throne_room_agrees(account, seen, seat) && hides_bid && player.own.has_value() == (seen.viewer == seat);
}

} // namespace

std::optional<std::string> contradiction(const Account& account, const View& seen)
{
    if (!board_agrees(account, seen)) {
        return "brokers on the board";
    }
    for (int number = 0; number < seen.players.size(); ++number) {
        if (!player_agrees(account, seen, Seat(number))) {
            return "seat " + std::to_string(number);
        }
    }
    for (int quarter = 0; quarter < account.quarters(); ++quarter) {
        if (seen.quarters[static_cast<std::size_t>(quarter)].pile != 3 - account.characters_turned()) {
            return "a pile";
        }
    }
    return std::nullopt;
}

} // namespace dahut::ys
