#include "tests/fuzz/corpus.hpp"

#include "engine/core/random.hpp"
#include "protocol/games.hpp"
#include "server/table/restore.hpp"
#include "tests/fuzz/stored_tables.hpp"
#include "tests/support/golden.hpp"

#include <array>
#include <filesystem>
#include <map>
#include <set>
#include <utility>

namespace dahut::fuzz {

namespace {

using Corpus = std::vector<CorpusFile>;

Json example(const std::string& path) { return Json::parse(project_file("protocol/examples/" + path + ".json")); }

// The first record of a game that the tests keep.
Json kept_record(std::string_view game)
{
    std::string folder(game);
    std::ranges::replace(folder, '-', '_');
    return Json::parse(project_file("tests/records/" + folder + "/2_players_01.json"));
}

void add_names(Corpus& corpus)
{
    const std::array<std::pair<const char*, const char*>, 10> names{{
        {"plain", "Anna 2"},
        {"accents", "Ödön É. e\u0301"},
        {"arabic", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"},
        {"devanagari", "\u0915\u094d\u200d\u0937"},
        {"family", "\U0001f468\u200d\U0001f469\u200d\U0001f467"},
        {"variant", "\u2764\ufe0f"},
        {"turned", "abc\u202ecba"},
        {"nothing", "\u2800 \u3164\u00a0"},
        {"tags", "a\U000e0041\U000e007f"},
        {"cut", "\xf0\x9f\x91"},
    }};
    for (const auto& [called, text] : names) {
        corpus.push_back({std::string("names/") + called, text});
    }
}

void add_addresses(Corpus& corpus)
{
    const std::array<std::pair<const char*, const char*>, 12> addresses{{
        {"allowed", "https://hooks.example/t/6f0c?x=y#z"},
        {"capitals", "HTTPS://Hooks.Example:443/t"},
        {"beside", "https://hooks.example.evil/t"},
        {"above", "https://hooks.example/t/%2e%2e/x"},
        {"climbing", "https://hooks.example/t/..%2fx"},
        {"person", "https://hooks.example@evil.example/t"},
        {"slashes", "https:///hooks.example/t"},
        {"numbers", "http://0x7f.1:8080/"},
        {"colons", "http://[::1]:80/t"},
        {"mail", "Anna.B+dahut@mail.example-one.org"},
        {"quoted", "\"anna b\"@example.org"},
        {"injected", "anna@example.org\r\nBcc: b@example.org"},
    }};
    for (const auto& [called, text] : addresses) {
        corpus.push_back({std::string("addresses/") + called, text});
    }
}

void add_actions(Corpus& corpus)
{
    for (const HostedGame* game : all_games()) {
        const Json record = kept_record(game->name());
        const std::string begin = "actions/" + std::string(game->name()) + "_";
        corpus.push_back({begin + "options", record["options"].dump()});
        std::map<std::string, std::string> kinds;
        for (const Json& one : record["actions"]) {
            kinds.emplace(one["action"]["type"].get<std::string>(), one["action"].dump());
        }
        for (const auto& [kind, text] : kinds) {
            corpus.push_back({begin + kind, text});
        }
    }
}

// Choices, of which the first is the game.
void add_choices(Corpus& corpus, const std::string& target, int count)
{
    for (std::size_t game = 0; game < all_games().size(); ++game) {
        FastRandom random(game);
        std::string bytes(1, static_cast<char>(game));
        for (int byte = 0; byte < count; ++byte) {
            bytes += static_cast<char>(pick_below(random.stream("bytes"), 256));
        }
        corpus.push_back({target + "/" + std::string(all_games()[game]->name()), bytes});
    }
}

void add_records(Corpus& corpus)
{
    for (const char* kind : {"sealed", "fast", "custom"}) {
        corpus.push_back({std::string("records/example_") + kind, example(std::string("record/") + kind).dump()});
    }
    Json zeros = example("record/fast");
    zeros["dealing"]["seed"] = "007";
    corpus.push_back({"records/seed_with_zeros", zeros.dump()});
    constexpr std::size_t actions = 8;
    for (const HostedGame* game : all_games()) {
        Json record = kept_record(game->name());
        record["actions"].get_ref<Json::array_t&>().resize(actions);
        corpus.push_back({"records/" + std::string(game->name()), record.dump()});
    }
}

// Anna and Bela play on by frames that fit, as long as one seat is asked.
std::string frames_of_match(const HostedGame& game, std::string_view table)
{
    constexpr int actions = 6;
    std::string frames;
    for (int count = 0; count < actions; ++count) {
        TablePlan plan{.id = table, .game = game.name(), .called = "Fuzzed", .actions = count};
        const Addition before = stored_table(plan);
        plan.actions = count + 1;
        const auto acted = std::get<entry::Acted>(*from_journal(stored_table(plan).entries.back().text));
        const std::optional<Table> now = restore_table({std::string(table), before.entries}, all_games());
        const Json act{{"type", "act"},
                       {"id", "a" + std::to_string(count)},
                       {"decision", now->stream(Viewer(acted.seat))->decision},
                       {"action", acted.action}};
        frames += (acted.seat == Seat(0) ? "A" : "B") + act.dump() + "\n";
    }
    return frames;
}

void add_frames(Corpus& corpus)
{
    static constexpr std::string_view table = "table";
    for (std::size_t number = 0; number < all_games().size(); ++number) {
        const HostedGame& game = *all_games()[number];
        const std::string begin = std::to_string(number);
        corpus.push_back({"frames/play_" + std::string(game.name()), begin + frames_of_match(game, table)});
    }
    for (const auto& file :
         std::filesystem::directory_iterator(std::string(DAHUT_SOURCE_DIR) + "/protocol/examples/client")) {
        const std::string kind = file.path().stem().string();
        Json frame = example("client/" + kind);
        if (frame.contains("invitation")) {
            frame["invitation"] = invitation_of(table);
        }
        std::string frames = "0";
        for (const char connection : {'A', 'C', 'W'}) {
            frames += connection;
            frames += frame.dump();
            frames += '\n';
        }
        corpus.push_back({"frames/" + kind, std::move(frames)});
    }
    corpus.push_back(
        {"frames/enter_again",
         "1C" + Json{{"type", "enter"}, {"id", "r1"}, {"token", seat_token(table, 1)}, {"seen", 1}}.dump()});
}

std::string request(const std::string& line, const std::string& headers = {})
{
    return line + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "\r\n";
}

void add_requests(Corpus& corpus)
{
    const std::string token = "Authorization: Bearer " + seat_token("private", 0) + "\r\n";
    const std::array<std::pair<const char*, std::string>, 16> requests{{
        {"page", request("GET /") + request("GET /app.js?x=1")},
        {"known", request("GET /api/games", "If-None-Match: *\r\n")},
        {"lists", request("HEAD /api/tables")},
        {"health", request("GET /healthz", "Connection: close\r\n")},
        {"record", request("GET /api/tables/finished/record")},
        {"replay", request("GET /api/tables/finished/replay?as=all") + request("GET /api/tables/finished/replay?as=1")},
        {"running", request("GET /api/tables/running/record")},
        {"hidden", request("GET /api/tables/hidden/replay")},
        {"advice",
         request("GET /api/tables/finished/advice?step=0") + request("GET /api/tables/finished/advice?step=-1")},
        {"analysis", request("GET /api/tables/finished/analysis")},
        {"private", request("GET /api/tables/private/record")},
        {"private_shown", request("GET /api/tables/private/record", token)},
        {"body", request("POST /api/tables", "Content-Length: 2\r\n") + "{}"},
        {"chunks", request("PUT /", "Transfer-Encoding: chunked\r\n") + "2\r\n{}\r\n0\r\n\r\n"},
        {"two_hosts", request("GET /", "Host: evil.example\r\n")},
        {"upgrade", request("GET /ws", "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                                       "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                                       "Sec-WebSocket-Protocol: dahut.1\r\nOrigin: http://localhost\r\n")},
    }};
    for (const auto& [called, text] : requests) {
        corpus.push_back({std::string("requests/") + called, text});
    }
}

void add_journals(Corpus& corpus)
{
    static constexpr std::array<std::pair<const char*, int>, 3> moments{{{"open", -1}, {"begun", 5}, {"over", 10'000}}};
    for (const HostedGame* game : all_games()) {
        for (const auto& [moment, actions] : moments) {
            std::string text;
            for (const Entry& entry :
                 stored_table({.id = "table", .game = game->name(), .called = "Fuzzed", .actions = actions}).entries) {
                text += entry.text + "\n";
            }
            corpus.push_back({"journals/" + std::string(game->name()) + "_" + moment, text});
        }
    }
}

// Every key and every short text of a document.
void add_words(std::set<std::string>& words, const Json& json)
{
    constexpr std::size_t longest = 24;
    if (json.is_string() && json.get<std::string>().size() <= longest) {
        words.insert(json.get<std::string>());
    }
    if (!json.is_structured()) {
        return;
    }
    for (const auto& [key, value] : json.items()) {
        if (json.is_object()) {
            words.insert(key);
        }
        add_words(words, value);
    }
}

} // namespace

std::vector<CorpusFile> made_corpus()
{
    Corpus corpus;
    add_names(corpus);
    add_addresses(corpus);
    add_actions(corpus);
    add_choices(corpus, "values", 300);
    add_choices(corpus, "matches", 60);
    add_records(corpus);
    add_frames(corpus);
    add_requests(corpus);
    add_journals(corpus);
    for (CorpusFile& file : corpus) {
        file.path += ".input";
    }
    return corpus;
}

// Every type, field and word of a request, by the schema that is made of its description.
void add_described(std::set<std::string>& words)
{
    const Json schema = Json::parse(project_file("protocol/schemas/client.schema.json"));
    for (const auto& [type, request] : schema["$defs"].items()) {
        words.insert(type);
        for (const auto& [name, field] : request["properties"].items()) {
            words.insert(name);
            add_words(words, field.value("enum", Json::array()));
        }
    }
}

std::string made_dictionary()
{
    std::set<std::string> words;
    add_described(words);
    for (const HostedGame* game : all_games()) {
        add_words(words, game->forms());
        add_words(words, kept_record(game->name())["options"]);
    }
    for (const CorpusFile& file : made_corpus()) {
        if (file.path.starts_with("journals/") || file.path.starts_with("frames/")) {
            for (std::string_view line : lines_of(file.text)) {
                line.remove_prefix(std::min(line.find('{'), line.size()));
                add_words(words, Json::parse(line, nullptr, false));
            }
        }
    }
    std::string text = "# Words for libFuzzer, written by the test that keeps the corpus.\n";
    for (const std::string& word : words) {
        text += Json(word).dump() + "\n";
    }
    return text;
}

} // namespace dahut::fuzz
