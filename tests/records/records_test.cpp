// The libraries of finished records, one for each game: each record is replayed exactly, and between them those of a
// game show every option, every kind of action, every kind of event and every way in which a tie was decided. With
// DAHUT_UPDATE_GOLDENS=1 those that cannot be replayed any more are removed, and what is missing is added.
#include "tests/records/library.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/golden.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <stdexcept>

using namespace dahut;

namespace {

constexpr std::uintmax_t library_bytes = 1'000'000;

std::filesystem::path folder_of(const Library& library)
{
    return std::filesystem::path(DAHUT_SOURCE_DIR) / library.folder;
}

std::vector<std::filesystem::path> files_of(const Library& library)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder_of(library))) {
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

Record record_in(const Library& library, const std::filesystem::path& file)
{
    const std::variant<Record, Refusal> read =
        read_record(project_file(std::string(library.folder) + "/" + file.filename().string()));
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

// What the kept records show that can still be played exactly; the others are removed.
Facets still_shown(const Library& library)
{
    Facets shown;
    for (const auto& file : files_of(library)) {
        try {
            shown.merge(facets_of(library, record_in(library, file)));
        } catch (const std::logic_error&) {
            std::filesystem::remove(file);
        }
    }
    return shown;
}

std::filesystem::path free_name(const Library& library, std::size_t seats)
{
    std::filesystem::path file;
    int number = 0;
    do {
        ++number;
        const std::string digits = (number < 10 ? "0" : "") + std::to_string(number);
        file = folder_of(library) / (std::to_string(seats) + "_players_" + digits + ".json");
    } while (std::filesystem::exists(file));
    return file;
}

// Records that were kept stay, because people may have such: only what they lack is added.
void write(const Library& library)
{
    std::filesystem::create_directories(folder_of(library));
    for (const Record& record : selected_records(library, still_shown(library))) {
        std::ofstream(free_name(library, record.seats.size())) << readable(record_to_json(record));
    }
}

// Every record is replayed exactly, and nothing that is required is missing.
void check(const Library& library)
{
    if (updating_goldens()) {
        write(library);
    }
    Facets missing = required_facets(library);
    std::uintmax_t bytes = 0;
    std::size_t actions = 0;
    const auto files = files_of(library);
    for (const auto& file : files) {
        const Record record = record_in(library, file);
        for (const std::string& facet : facets_of(library, record)) {
            missing.erase(facet);
        }
        actions += record.actions.size();
        bytes += std::filesystem::file_size(file);
    }
    std::printf("records: %zu records of %s replayed, %zu actions\n", files.size(), std::string(library.title).c_str(),
                actions);
    INFO("no record shows:" << listed(missing));
    CHECK(missing.empty());
    CHECK(bytes < library_bytes);
}

// What no record has to show never happens in one, and could be thought to.
void check_excuses(const Library& library)
{
    Facets shown;
    for (const auto& file : files_of(library)) {
        shown.merge(facets_of(library, record_in(library, file)));
    }
    for (const NeverShown& excuse : library.excuses) {
        INFO(excuse.facet << " is excused: " << excuse.why);
        CHECK(library.possible.contains(std::string(excuse.facet)));
        CHECK_FALSE(shown.contains(std::string(excuse.facet)));
    }
}

const EveryGame kept("the library that is kept of finished records is replayed exactly and shows all there is in {}",
                     []<Game G, Bot<G> Greedy>() { check(kept_library(G::name)); });

const EveryGame excused("what no record of {} has to show never happens in one, and could be thought to",
                        []<Game G, Bot<G> Greedy>() { check_excuses(kept_library(G::name)); });

} // namespace

TEST_CASE("a record says which options, seats and dealings are still missing without it")
{
    const Library library = kept_library("ys");
    const auto files = files_of(library);
    REQUIRE_FALSE(files.empty());
    const Facets shown = table_facets(record_in(library, files.front()));
    const Facets required = required_facets(library);
    CHECK(std::ranges::includes(required, shown));
    CHECK(shown.contains("2 seats quarters=4"));
    CHECK_FALSE(shown.contains("4 seats quarters=4"));
    CHECK(required.contains("4 seats quarters=4"));
    CHECK(required.contains("action send_courtier"));
    CHECK(required.contains("event card_played character=spy"));
    CHECK(required.contains("tie of best_bidder decided by neutral"));
}
