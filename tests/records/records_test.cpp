// The library of finished records: each is replayed exactly, and between them they show every option, every kind of
// action, every kind of event and every way in which a tie was decided. Written anew with DAHUT_UPDATE_GOLDENS=1.
#include "protocol/games.hpp"
#include "tests/records/selection.hpp"
#include "tests/records/ys_facets.hpp"
#include "tests/support/golden.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>

using namespace dahut;

namespace {

constexpr std::uintmax_t library_bytes = 1'000'000;

std::filesystem::path library() { return std::filesystem::path(DAHUT_SOURCE_DIR) / "tests" / "records"; }

std::vector<std::filesystem::path> library_files()
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(library())) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

// One action on each line, so that a difference can be read.
std::string readable(const Json& record)
{
    std::string text;
    for (const auto& [name, value] : record.items()) {
        text += (text.empty() ? "{\n" : ",\n") + Json(name).dump() + ": ";
        if (name != "actions") {
            text += value.dump();
            continue;
        }
        std::string separator = "[\n";
        for (const Json& action : value) {
            text += separator + action.dump();
            separator = ",\n";
        }
        text += "]";
    }
    return text + "\n}\n";
}

void write_library()
{
    for (const auto& file : library_files()) {
        std::filesystem::remove(file);
    }
    std::array<int, seats_max + 1> written{};
    for (const Record& record : ys::selected_records()) {
        const std::size_t seats = record.seats.size();
        const int number = ++written[seats];
        const std::string name =
            std::to_string(seats) + "_players_" + (number < 10 ? "0" : "") + std::to_string(number);
        std::ofstream(library() / (name + ".json")) << readable(record_to_json(record));
    }
}

Record record_in(const std::filesystem::path& file)
{
    const std::variant<Record, Refusal> read = read_record(project_file("tests/records/" + file.filename().string()));
    INFO(file.filename().string());
    REQUIRE(std::holds_alternative<Record>(read));
    return std::get<Record>(read);
}

std::string listed(const Facets& facets)
{
    std::string text;
    for (const std::string& facet : facets) {
        text += "\n  " + facet;
    }
    return text;
}

} // namespace

TEST_CASE("the library that is kept of finished records is replayed exactly and shows all there is in Ys")
{
    if (updating_goldens()) {
        write_library();
    }
    Facets missing = ys::required_facets();
    std::uintmax_t bytes = 0;
    std::size_t actions = 0;
    const auto files = library_files();
    for (const auto& file : files) {
        const Record record = record_in(file);
        for (const std::string& facet : ys::facets_of(record)) {
            missing.erase(facet);
        }
        actions += record.actions.size();
        bytes += std::filesystem::file_size(file);
    }
    std::printf("records: %zu records replayed, %zu actions\n", files.size(), actions);
    INFO("no record shows:" << listed(missing));
    CHECK(missing.empty());
    CHECK(bytes < library_bytes);
}

TEST_CASE("a record says which options, seats and dealings are still missing without it")
{
    const auto files = library_files();
    REQUIRE_FALSE(files.empty());
    const Facets shown = table_facets(record_in(files.front()));
    const Facets required = ys::required_facets();
    CHECK(std::ranges::includes(required, shown));
    CHECK(shown.contains("2 seats quarters=4"));
    CHECK_FALSE(shown.contains("4 seats quarters=4"));
    CHECK(required.contains("4 seats quarters=4"));
    CHECK(required.contains("action send_courtier"));
    CHECK(required.contains("event card_played character=spy"));
    CHECK(required.contains("tie of best_bidder decided by neutral"));
}

TEST_CASE("what no record has to show never happens in one")
{
    Facets shown;
    for (const auto& file : library_files()) {
        shown.merge(ys::facets_of(record_in(file)));
    }
    for (const ys::Excuse& excuse : ys::excuses()) {
        INFO(excuse.facet << " is excused: " << excuse.why);
        CHECK_FALSE(shown.contains(std::string(excuse.facet)));
    }
}
