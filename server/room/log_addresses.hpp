// Whether the log names the network addresses of callers, in the few lines in which somebody may be seen who does harm.
// Usually it names none (docs/privacy.md).
#pragma once

#include <string>
#include <string_view>

namespace dahut {

enum class LogAddresses { no, yes };

// What such a line ends with: " (192.0.2.1)", or nothing. The address is one of a caller, as text.
[[nodiscard]] inline std::string named_caller(LogAddresses logged, std::string_view address)
{
    // An IPv4 address is also known in the form of IPv6.
    constexpr std::string_view mapped = "::ffff:";
    if (logged == LogAddresses::no) {
        return "";
    }
    if (address.starts_with(mapped) && address.find('.') != std::string_view::npos) {
        address.remove_prefix(mapped.size());
    }
    return " (" + std::string(address) + ")";
}

} // namespace dahut
