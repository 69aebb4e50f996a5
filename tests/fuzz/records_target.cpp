// Records from outside: what is read is written as it was, and plays again the same way every time, or is refused with
// a sentence.
#include "protocol/games.hpp"
#include "protocol/record.hpp"
#include "tests/fuzz/same_json.hpp"
#include "tests/fuzz/targets.hpp"

namespace dahut::fuzz {

namespace {

// A seed may begin with zeros, which are not kept; so the dealing is compared as it is written.
Record check_reading(const Record& record, std::string_view bytes)
{
    const Json written = record_to_json(record);
    Json sent = Json::parse(bytes);
    sent["dealing"] = written["dealing"];
    expect(same_json(written, sent), "a record is written as it was read");
    const auto again = read_record(written.dump());
    expect(std::holds_alternative<Record>(again), "a record that was read can be read again");
    expect(record_to_json(std::get<Record>(again)) == written, "a record is written the same every time");
    return std::get<Record>(again);
}

void check_refusal(const Refusal& refusal)
{
    expect(!refusal.code.empty() && refusal.sentence.ends_with('.'), "a refusal has a code and a sentence");
}

// What a match is at its end, or where it stopped.
struct Ending {
    std::string digest;
    std::optional<std::string> refused;
    std::optional<std::string> differs;
};

// A step that is refused leaves the match as it was.
std::optional<std::string> play(Rerun& rerun)
{
    while (!rerun.at_end()) {
        const std::string before = rerun.match().digest();
        if (const std::optional<Refusal> refusal = rerun.step()) {
            check_refusal(*refusal);
            expect(rerun.match().digest() == before, "what is refused changes nothing");
            return refusal->code;
        }
    }
    return std::nullopt;
}

std::optional<Ending> ending_of(const Record& record)
{
    std::variant<Rerun, Refusal> begun = Rerun::begin(record, all_games());
    if (const Refusal* refusal = std::get_if<Refusal>(&begun)) {
        check_refusal(*refusal);
        return std::nullopt;
    }
    auto& rerun = std::get<Rerun>(begun);
    Ending ending{{}, play(rerun), {}};
    ending.digest = rerun.match().digest();
    const std::optional<Refusal> difference = rerun.difference();
    ending.differs = difference ? std::optional(difference->code) : std::nullopt;
    return ending;
}

} // namespace

void check_records(std::string_view bytes)
{
    const auto read = read_record(bytes);
    if (const Refusal* refusal = std::get_if<Refusal>(&read)) {
        check_refusal(*refusal);
        return;
    }
    const Record& record = std::get<Record>(read);
    const Record copy = check_reading(record, bytes);
    const std::optional<Ending> first = ending_of(record);
    const std::optional<Ending> second = ending_of(copy);
    expect(first.has_value() == second.has_value(), "a record begins the same way every time");
    if (first) {
        expect(first->digest == second->digest && first->refused == second->refused, "a record plays the same way");
        expect(first->differs || first->digest == record.digest, "a record that is borne out has the digest it claims");
    }
}

} // namespace dahut::fuzz
