// What a question to a journal found, or why it failed: no exception of an engine leaves the store's thread.
#pragma once

#include "server/store/journal.hpp"

#include <exception>
#include <variant>

namespace dahut {

// What `ask` returns, or why it threw.
template <typename Value, typename Ask>
[[nodiscard]] std::variant<Value, StoreFailure> attempted(Ask&& ask)
{
    try {
        return ask();
    } catch (const StoreError& error) {
        return StoreFailure{error.fault(), error.what()};
    } catch (const std::exception& error) {
        return StoreFailure{StoreFault::failed, error.what()};
    }
}

} // namespace dahut
