// A test that asks for this database is run once for each engine of the journal.
#pragma once

#include "tests/store/engines.hpp"
#include "tests/support/catch.hpp"

#include <memory>

namespace dahut::test {

[[nodiscard]] inline std::unique_ptr<EngineDatabase> database_of_each()
{
    const std::size_t index = GENERATE(range(std::size_t{0}, engines().size()));
    UNSCOPED_INFO(engines()[index].name);
    return engines()[index].database();
}

} // namespace dahut::test
