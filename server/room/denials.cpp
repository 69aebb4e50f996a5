#include "server/room/denials.hpp"

#include "protocol/refusal_code.hpp"

#include <utility>

namespace dahut {

Denial could_not_read(StoreFault fault)
{
    return {fault == StoreFault::moved
                ? refusal_for(fault)
                : refuse(RefusalCode::storage_failed, "The server could not read this. Try again.")};
}

Refusal refusal_for(StoreFault fault)
{
    switch (fault) {
    // Whoever asks again is led to what the token opens.
    case StoreFault::known_key:
    case StoreFault::unknown:
        return refuse(RefusalCode::outcome_unknown,
                      "The server does not know whether this was stored. Come back to see.");
    case StoreFault::moved:
        return refuse(RefusalCode::storage_gone,
                      "The server's database has been taken away. Nothing happened; its host has to put it back.");
    default:
        return refuse(RefusalCode::storage_failed, "The server could not store this. Nothing happened; try again.");
    }
}

Denial no_role() { return {refuse(RefusalCode::not_entered, "Enter a table first.")}; }

Denial no_longer_there()
{
    return {refuse(RefusalCode::table_gone, "This table is gone: everybody has left it, nobody was there for long, "
                                            "or the operator of this server removed it.")};
}

Denial moved(std::string process)
{
    return {refuse(RefusalCode::moved, "Another process of this server has this table."), std::nullopt,
            std::move(process)};
}

Denial unknown_token() { return {refuse(RefusalCode::unknown_token, "This link is not valid, or its table is gone.")}; }

Denial token_taken()
{
    return {refuse(RefusalCode::token_taken,
                   "This token leads somewhere else, or to a seat that was left. Make another one.")};
}

Denial unknown_keyring() { return {refuse(RefusalCode::unknown_keyring, "This link was ended, or opens no seat.")}; }

} // namespace dahut
