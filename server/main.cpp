// The program `dahut`, with all games and all commands.
#include "protocol/games.hpp"
#include "server/commands/backup.hpp"
#include "server/commands/bring_back.hpp"
#include "server/commands/check.hpp"
#include "server/commands/command_line.hpp"
#include "server/commands/compact.hpp"
#include "server/commands/copy.hpp"
#include "server/commands/export.hpp"
#include "server/commands/forget.hpp"
#include "server/commands/operate.hpp"
#include "server/commands/refuse.hpp"
#include "server/commands/replay.hpp"
#include "server/commands/serve.hpp"
#include "server/commands/simulate.hpp"
#include "server/commands/tables.hpp"
#include "server/commands/tournament.hpp"
#include "server/commands/train.hpp"
#include "server/commands/verify.hpp"

#include <array>

int main(int argc, char** argv)
{
    using namespace dahut;
    const std::array<AddCommand, 21> commands{
        [](CLI::App& application, Command& chosen) { add_serve(application, chosen, all_games()); },
        add_simulate,
        add_tournament,
        add_train,
        add_replay,
        add_verify,
        add_backup,
        add_restore,
        add_copy,
        add_bring_back,
        add_compact,
        add_forget,
        add_export,
        add_import,
        add_check,
        add_tables,
        add_announce,
        add_drain,
        add_end,
        add_refuse,
        add_delete};
    return run_command_line(argc, argv, commands);
}
