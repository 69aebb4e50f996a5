// `dahut verify FILE` checks the commitment, deals again, plays every action, and compares result and digest. It prints
// how each check ended. Anybody can run it on the record of a finished match (PROTOCOL.md 7 and 8).
#include "server/commands/verify.hpp"

#include "engine/core/deal_key.hpp"
#include "protocol/games.hpp"
#include "server/commands/record_file.hpp"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <memory>
#include <string>

namespace dahut {

namespace {

// Prints each check on a line of its own and remembers whether all succeeded.
class Report {
public:
    void passed(std::string_view check, const std::string& what) { line("passed", check, what); }
    void not_made(std::string_view check, const std::string& why) { line("not made", check, why); }
    void failed(std::string_view check, const std::string& why)
    {
        line("FAILED", check, why);
        all_well_ = false;
    }
    // This program cannot decide the check. It counts neither against the record nor for it.
    void undecided(std::string_view check, const std::string& why)
    {
        not_made(check, why);
        decided_ = false;
    }
    void judge(std::string_view check, const std::optional<Refusal>& fault, const std::string& what)
    {
        fault ? failed(check, fault->sentence) : passed(check, what);
    }
    [[nodiscard]] bool all_well() const { return all_well_; }
    [[nodiscard]] bool decided() const { return decided_; }

private:
    static void line(std::string_view verdict, std::string_view check, const std::string& what)
    {
        std::cout << std::left << std::setw(10) << verdict << std::setw(12) << check << what << "\n";
    }

    bool all_well_ = true;
    bool decided_ = true;
};

void check_commitment(const SealedDealing& sealed, Report& report)
{
    if (sealed.commitment == commitment_to(sealed.secret)) {
        report.passed("commitment", "It is the SHA-256 of the secret: compare it with the seal you were shown, "
                                        + sealed.commitment + ".");
    } else {
        report.failed("commitment", "The secret is not the one that was committed to.");
    }
}

void check_commitment(const FastDealing&, Report& report)
{
    report.not_made("commitment", "There is none: a simulated match, dealt from a seed that anybody may know.");
}

void check_commitment(const CustomDealing&, Report& report)
{
    report.not_made("commitment", "There is none: a custom table, whose host chose the seed.");
}

std::string source_of(const Dealing& dealing)
{
    const auto* const sealed = std::get_if<SealedDealing>(&dealing);
    if (sealed == nullptr) {
        return "the seed";
    }
    const auto people =
        std::ranges::count_if(sealed->contributions, [](const auto& contribution) { return contribution.has_value(); });
    return "the secret and " + std::to_string(people) + (people == 1 ? " contribution" : " contributions");
}

std::string played_again(const Record& record)
{
    return "All " + std::to_string(record.actions.size()) + " are within the rules of " + record.rules_version
           + ", dealt again from " + source_of(record.dealing) + ".";
}

void check_play(const Record& record, Report& report)
{
    auto begun = Rerun::begin(record, all_games());
    Rerun* const rerun = std::get_if<Rerun>(&begun);
    std::optional<Refusal> fault = rerun == nullptr ? std::optional(std::get<Refusal>(begun)) : std::nullopt;
    while (!fault && !rerun->at_end()) {
        fault = rerun->step();
    }
    const bool other_program = fault && (fault->code == "other_rules" || fault->code == "unknown_game");
    if (other_program) {
        report.undecided("actions", fault->sentence);
    } else {
        report.judge("actions", fault, played_again(record));
    }
    if (fault) {
        report.not_made("result", "The match could not be played again.");
        report.not_made("digest", "The match could not be played again.");
        return;
    }
    report.judge("result", rerun->difference_in_result(),
                 record.result ? "The recorded points and places come out again."
                               : "The match was stopped before its end, so it has none.");
    report.judge("digest", rerun->difference_in_digest(), "The same events: " + record.digest + ".");
}

ExitStatus verify(const std::string& file)
{
    const auto read = read_record_file(file);
    if (const Refusal* const refusal = std::get_if<Refusal>(&read)) {
        const bool unread = refusal->code == "cannot_read_file";
        std::cerr << "dahut verify: " << file << (unread ? ": " : ": not genuine. ") << refusal->sentence << "\n";
        return ExitStatus::failure;
    }
    const Record& record = std::get<Record>(read);
    Report report;
    std::visit([&report](const auto& dealing) { check_commitment(dealing, report); }, record.dealing);
    check_play(record, report);
    if (!report.all_well()) {
        std::cerr << "dahut verify: " << file << ": not genuine.\n";
        return ExitStatus::failure;
    }
    if (!report.decided()) {
        std::cerr << "dahut verify: " << file << ": this program cannot judge it.\n";
        return ExitStatus::failure;
    }
    std::cout << file << ": genuine.\n";
    return ExitStatus::success;
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
