// What rooms share.
#pragma once

#include "protocol/hosted.hpp"
#include "server/notices/notifier.hpp"
#include "server/room/listener.hpp"
#include "server/room/settings.hpp"
#include "server/store/store_thread.hpp"
#include "server/table/tokens.hpp"
#include "server/waiting/keyed_locks.hpp"
#include "server/waiting/on_worker.hpp"

#include <span>
#include <string>

namespace dahut {

struct RoomServices {
    boost::asio::any_io_executor executor;
    StoreThread& store;
    // For bots, undoing and what was missed.
    Workers& workers;
    std::span<const HostedGame* const> games;
    const LobbySettings& settings;
    RoomListener& listener;
    Notifier& notifier;
    // During shutdown every wait returns at once, even in rooms that are still loading.
    bool stopping = false;
    // Whoever asks again whether an action can be undone gets the same worlds, and learns nothing from more of them.
    std::string undo_secret = new_token();
    // Journals are run again for one guest of an address at a time, so that no address keeps the workers from others.
    KeyedLocks running_again = {};
    // So are hints.
    KeyedLocks hinting = {};
};

} // namespace dahut
