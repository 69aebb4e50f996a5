// Tells a service manager such as systemd how it stands with this process, by the protocol of sd_notify
// (docs/decisions/0062).
#pragma once

#include <string_view>

namespace dahut {

// Sends a state, as "READY=1", to the socket that NOTIFY_SOCKET names. Does nothing if there is none, and never waits.
void tell_service_manager(std::string_view state);

} // namespace dahut
