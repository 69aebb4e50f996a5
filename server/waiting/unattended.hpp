// What becomes of work for whose outcome nobody waits: if it fails, the log says why. To be given to co_spawn.
#pragma once

#include "server/waiting/fault.hpp"

#include <spdlog/spdlog.h>

#include <exception>

namespace dahut {

struct Unattended {
    template <typename... Outcome>
    void operator()(const std::exception_ptr& failure, const Outcome&...) const
    {
        log(failure);
    }

    static void log(const std::exception_ptr& failure)
    {
        if (!failure) {
            return;
        }
        try {
            std::rethrow_exception(failure);
        } catch (const std::exception& error) {
            spdlog::error("what nobody waits for has failed: {}", fault_text(error));
        }
    }
};

} // namespace dahut
