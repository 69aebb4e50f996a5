#include "server/net/proxy_lines.hpp"

#include "server/limits.hpp"

#include <algorithm>
#include <cctype>

namespace dahut {

bool is_process_name(std::string_view text)
{
    return !text.empty() && text.size() <= limits::process_name_length
           && std::ranges::all_of(
               text, [](unsigned char letter) { return letter == '-' || (letter < 128 && std::isalnum(letter) != 0); });
}

std::string lines_for(const std::string& process)
{
    return "the proxy must hand /at/" + process + "/ to the process " + process + ": location /at/" + process
           + "/ { proxy_pass http://" + process
           + ".internal:8080; } with all proxy_... lines of location / in it, or in the server around both (nginx),"
             " use_backend "
           + process + " if { path_end /at/" + process + "/ws } (HAProxy), or reverse_proxy /at/" + process + "/* "
           + process + ".internal:8080 (Caddy)";
}

} // namespace dahut
