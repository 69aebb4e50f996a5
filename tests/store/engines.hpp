// The engines of the journal, for tests of what each of them promises.
#pragma once

#include "server/store/copy_end.hpp"
#include "server/store/journal.hpp"
#include "tests/support/temporary_folder.hpp"

#include <memory>
#include <string>
#include <vector>

namespace dahut::test {

// A database of one engine that nobody has used.
class EngineDatabase {
public:
    EngineDatabase() = default;
    EngineDatabase(const EngineDatabase&) = delete;
    EngineDatabase& operator=(const EngineDatabase&) = delete;
    EngineDatabase(EngineDatabase&&) = delete;
    EngineDatabase& operator=(EngineDatabase&&) = delete;
    virtual ~EngineDatabase() = default;

    [[nodiscard]] virtual std::unique_ptr<Journal> open() = 0;
    // Nobody may have the journal open.
    [[nodiscard]] virtual std::unique_ptr<CopyEnd> copy_end() = 0;
    // Adds an entry past the journal that is open.
    virtual void add_elsewhere(const std::string& table, std::int64_t number, const std::string& text) = 0;
};

struct Engine {
    std::string name;
    std::unique_ptr<EngineDatabase> (*database)();
};

// All of them.
[[nodiscard]] const std::vector<Engine>& engines();

[[nodiscard]] std::unique_ptr<EngineDatabase> sqlite_database();
[[nodiscard]] std::unique_ptr<EngineDatabase> postgres_database();

} // namespace dahut::test
