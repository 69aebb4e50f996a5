// An address as somebody outside sees it: its parts, and the ways of libcurl to it. What is asked there, and what is
// wrong with the answers, is left to check_url.cpp and check_websocket.cpp.
#pragma once

#include <curl/curl.h>

#include <memory>
#include <optional>
#include <string>

namespace dahut {

struct CloseHandle {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
    void operator()(CURLU* address) const { curl_url_cleanup(address); }
    void operator()(char* text) const { curl_free(text); }
    void operator()(curl_slist* headers) const { curl_slist_free_all(headers); }
};
using Handle = std::unique_ptr<CURL, CloseHandle>;

// The parts of an address, and the address without what stands behind its path.
struct Parts {
    std::string origin;
    std::string host;
    // Ends with a slash.
    std::string path;
};

// Nothing if it is no address of a page.
[[nodiscard]] std::optional<Parts> parts_of(const std::string& address);
// What mends it if Dahut does not go by this name.
[[nodiscard]] std::string allow(const Parts& parts);
// Asks as browsers do, at this address.
[[nodiscard]] Handle handle_for(const std::string& address);

struct Fetched {
    // 0 if there was no answer.
    long status = 0;
    std::string body;
    // Why there was none, or not a whole one.
    std::string failure;
    // Between which addresses the connection was.
    std::string from;
    std::string to;
};

// What is there, with this header in the request if any.
[[nodiscard]] Fetched fetched(const std::string& address, const char* header = nullptr);

} // namespace dahut
