// `dahut verify FILE`: checks the commitment, deals again from the secret, plays every action and compares result and
// digest. Anybody can do this with the record of a finished match (PROTOCOL.md 7).
#include "server/commands/verify.hpp"

#include "engine/core/deal_key.hpp"
#include "protocol/games.hpp"
#include "server/commands/record_file.hpp"

#include <iostream>
#include <memory>
#include <string>

namespace dahut {

namespace {

// Nothing if the published commitment is that of the secret, or if nothing was ever published.
std::optional<Refusal> check_commitment(const Record& record)
{
    const auto* const sealed = std::get_if<SealedDealing>(&record.dealing);
    if (sealed == nullptr || sealed->commitment == commitment_to(sealed->secret)) {
        return std::nullopt;
    }
    return Refusal{"bad_record", "The secret is not the one that was committed to."};
}

std::optional<Refusal> check_play(const Record& record)
{
    auto begun = Rerun::begin(record, all_games());
    if (const Refusal* const refusal = std::get_if<Refusal>(&begun)) {
        return *refusal;
    }
    Rerun& rerun = std::get<Rerun>(begun);
    while (!rerun.at_end()) {
        if (std::optional<Refusal> refusal = rerun.step()) {
            return refusal;
        }
    }
    return rerun.difference();
}

ExitStatus say(const std::string& file, const Record& record)
{
    const bool sealed = std::holds_alternative<SealedDealing>(record.dealing);
    std::cout << file << ": genuine. " << record.actions.size() << " actions of " << record.game
              << " played again, with the recorded result and digest " << record.digest << "; "
              << (sealed ? "dealt from the secret that was committed to.\n"
                         : "dealt from a seed, as in a simulation.\n");
    return ExitStatus::success;
}

ExitStatus verify(const std::string& file)
{
    const auto read = read_record_file(file);
    const Refusal* const unreadable = std::get_if<Refusal>(&read);
    std::optional<Refusal> fault = unreadable != nullptr ? std::optional(*unreadable) : std::nullopt;
    if (!fault) {
        fault = check_commitment(std::get<Record>(read));
    }
    if (!fault) {
        fault = check_play(std::get<Record>(read));
    }
    if (fault) {
        std::cerr << "dahut verify: " << file << ": not genuine. " << fault->sentence << "\n";
        return ExitStatus::failure;
    }
    return say(file, std::get<Record>(read));
}

} // namespace

void add_verify(CLI::App& application, Command& chosen)
{
    CLI::App* const command =
        application.add_subcommand("verify", "Check that a finished record is what it claims to be");
    const auto file = std::make_shared<std::string>();
    command->add_option("file", *file, "The record")->required();
    command->callback([file, &chosen] { chosen = [file] { return verify(*file); }; });
}

} // namespace dahut
