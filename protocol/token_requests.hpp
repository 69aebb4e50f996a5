// What a client may ask about what opens seats that are taken: links for lost ones, and keyrings for other devices.
// Each is described as in requests.hpp, which has the others.
#pragma once

#include "engine/core/seat.hpp"
#include "protocol/asking.hpp"
#include "protocol/kinds.hpp"
#include "protocol/table_words.hpp"

#include <string>
#include <string_view>

namespace dahut::request {

// Hands this seat, whose person is out of time and has lost its token, a new link. The seat's former token ends.
struct Relink {
    Seat seat;
    std::string link;

    static constexpr std::string_view type = "relink";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::during_match;
    static constexpr Several fields{
        field("seat", &Relink::seat),
        as<Token>("link", &Relink::link, "Made by the host's client. Whoever has it takes the seat, once.")};
};

// Takes the seat that a host has handed this link, by a token of the asker's own.
struct TakeOver {
    std::string link;
    std::string token;

    static constexpr std::string_view type = "take_over";
    static constexpr Asking asked_by = Asking::anybody;
    static constexpr Statuses asked_in = status::any;
    static constexpr std::string_view answered_by = "`seated`, then a `snapshot`";
    static constexpr Several fields{
        as<Token>("link", &TakeOver::link),
        as<Token>("token", &TakeOver::token, "Made by the client, so that it can repeat the request.")};
};

// Makes a keyring, which opens the seat that has this token, and perhaps others later, for another device.
struct MakeKeyring {
    std::string token;

    static constexpr std::string_view type = "make_keyring";
    static constexpr Asking asked_by = Asking::keyring;
    static constexpr Statuses asked_in = status::any;
    static constexpr std::string_view answered_by = "`keyring`";
    static constexpr Several fields{as<Token>("token", &MakeKeyring::token, "Of a seat.")};
};

// From now on the keyring opens this seat too.
struct AddToKeyring {
    std::string keyring;
    std::string token;

    static constexpr std::string_view type = "add_to_keyring";
    static constexpr Asking asked_by = Asking::keyring;
    static constexpr Statuses asked_in = status::any;
    static constexpr Several fields{as<Token>("keyring", &AddToKeyring::keyring),
                                    as<Token>("token", &AddToKeyring::token, "Of a seat.")};
};

struct OpenKeyring {
    std::string keyring;

    static constexpr std::string_view type = "open_keyring";
    static constexpr Asking asked_by = Asking::keyring;
    static constexpr Statuses asked_in = status::any;
    static constexpr Effort effort = Effort::rereading;
    static constexpr std::string_view answered_by = "`keyring`";
    static constexpr Several fields{as<Token>("keyring", &OpenKeyring::keyring)};
};

// It opens nothing any more.
struct RevokeKeyring {
    std::string keyring;

    static constexpr std::string_view type = "revoke_keyring";
    static constexpr Asking asked_by = Asking::keyring;
    static constexpr Statuses asked_in = status::any;
    static constexpr Several fields{as<Token>("keyring", &RevokeKeyring::keyring)};
};

} // namespace dahut::request
