// The loop on which the coroutines of the network thread run. When the server ends, some may still wait; they are let
// go while everything is still there that they hold.
#pragma once

#include <boost/asio/io_context.hpp>

namespace dahut {

class Context : public boost::asio::io_context {
public:
    // On one thread.
    Context() : boost::asio::io_context(1) {}
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;
    Context(Context&&) = delete;
    Context& operator=(Context&&) = delete;
    ~Context() = default;

    // Whatever waits here ends without being carried out, in any order, and nothing runs here any more.
    void let_all_go() { shutdown(); }
};

} // namespace dahut
