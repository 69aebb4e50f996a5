#include "server/commands/outside.hpp"

#include "server/limits.hpp"

#include <cstddef>
#include <cstdlib>
#include <utility>

namespace dahut {

namespace {

std::string part_of(CURLU* address, CURLUPart part)
{
    char* text = nullptr;
    const bool is_there = curl_url_get(address, part, &text, 0) == CURLUE_OK;
    const std::unique_ptr<char, CloseHandle> owned(text);
    return is_there ? text : "";
}

std::size_t add_to_body(const char* bytes, std::size_t size, std::size_t count, void* body)
{
    auto& text = *static_cast<std::string*>(body);
    if (text.size() + size * count > limits::web_bytes) {
        return 0;
    }
    text.append(bytes, size * count);
    return size * count;
}

std::string address_in(CURL* handle, CURLINFO which)
{
    const char* text = nullptr;
    curl_easy_getinfo(handle, which, &text);
    return text == nullptr ? "" : text;
}

} // namespace

std::optional<Parts> parts_of(const std::string& address)
{
    const std::unique_ptr<CURLU, CloseHandle> parsed(curl_url());
    if (curl_url_set(parsed.get(), CURLUPART_URL, address.c_str(), 0) != CURLUE_OK) {
        return std::nullopt;
    }
    const std::string scheme = part_of(parsed.get(), CURLUPART_SCHEME);
    const std::string port = part_of(parsed.get(), CURLUPART_PORT);
    Parts parts;
    parts.host = part_of(parsed.get(), CURLUPART_HOST) + (port.empty() ? "" : ":" + port);
    parts.origin = scheme + "://" + parts.host;
    parts.path = part_of(parsed.get(), CURLUPART_PATH);
    parts.path += parts.path.ends_with('/') ? "" : "/";
    const bool is_web = scheme == "http" || scheme == "https";
    return is_web ? std::optional(std::move(parts)) : std::nullopt;
}

std::string allow(const Parts& parts) { return "; set DAHUT_ALLOW_ORIGIN=" + parts.origin; }

Handle handle_for(const std::string& address)
{
    Handle handle(curl_easy_init());
    curl_easy_setopt(handle.get(), CURLOPT_URL, address.c_str());
    curl_easy_setopt(handle.get(), CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(handle.get(), CURLOPT_TIMEOUT_MS, static_cast<long>(limits::checking_time.count()));
    curl_easy_setopt(handle.get(), CURLOPT_NOPROXY, "*");
    // A WebSocket cannot be had from a connection of HTTP/2.
    curl_easy_setopt(handle.get(), CURLOPT_HTTP_VERSION, long{CURL_HTTP_VERSION_1_1});
    // libcurl leaves this customary variable to whoever calls it.
    // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing changes the environment any more
    if (const char* const authorities = std::getenv("SSL_CERT_FILE"); authorities != nullptr) {
        curl_easy_setopt(handle.get(), CURLOPT_CAINFO, authorities);
    }
    return handle;
}

Fetched fetched(const std::string& address, const char* header)
{
    const Handle handle = handle_for(address);
    const std::unique_ptr<curl_slist, CloseHandle> headers(header != nullptr ? curl_slist_append(nullptr, header)
                                                                             : nullptr);
    curl_easy_setopt(handle.get(), CURLOPT_HTTPHEADER, headers.get());
    Fetched answer;
    curl_easy_setopt(handle.get(), CURLOPT_WRITEFUNCTION, add_to_body);
    curl_easy_setopt(handle.get(), CURLOPT_WRITEDATA, &answer.body);
    if (const CURLcode failed = curl_easy_perform(handle.get()); failed != CURLE_OK) {
        answer.failure = curl_easy_strerror(failed);
    }
    curl_easy_getinfo(handle.get(), CURLINFO_RESPONSE_CODE, &answer.status);
    answer.from = address_in(handle.get(), CURLINFO_LOCAL_IP);
    answer.to = address_in(handle.get(), CURLINFO_PRIMARY_IP);
    return answer;
}

} // namespace dahut
