// The headers that restrict what a browser may do with an answer.
#pragma once

#include <boost/beast/http/field.hpp>
#include <boost/beast/http/message.hpp>

namespace dahut {

template <typename Body>
void set_safe_headers(boost::beast::http::response<Body>& response)
{
    namespace http = boost::beast::http;
    response.set(http::field::server, "dahut");
    response.set("Content-Security-Policy",
                 "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
                 " connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set(http::field::cache_control, "no-cache");
}

} // namespace dahut
