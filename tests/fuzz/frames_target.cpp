// Frames of several connections, as their texts arrive: the first byte chooses the game of a table at which Anna and
// Bela have begun a match; then each line is who sends it, A, B, W for a watcher or anybody else, and the frame. Every
// frame is answered once, tells nobody's secrets, and what is stored of every table makes the same table again.
#include "protocol/games.hpp"
#include "protocol/messages.hpp"
#include "server/table/restore.hpp"
#include "tests/fuzz/memory_lobby.hpp"
#include "tests/fuzz/stored_tables.hpp"
#include "tests/fuzz/targets.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace dahut::fuzz {

namespace {

// Longer inputs tell nothing new, and take time.
constexpr int frames_most = 40;
// What a server says of itself when something is wrong with it, which no frame may bring about.
constexpr std::array<std::string_view, 6> faults{"internal_error",  "storage_failed", "storage_gone",
                                                 "outcome_unknown", "table_broken",   "moved"};

class Hall {
public:
    explicit Hall(const HostedGame& game)
    {
        MemoryJournal& journal = Machinery::get().journal();
        journal.clear();
        const std::string_view name = game.name();
        const std::array<Addition, 1> table{
            stored_table({.id = the_table, .game = name, .called = "Fuzzed", .actions = 0})};
        static_cast<void>(journal.append(table));
        lobby_.emplace();
    }

    void take(std::string_view line)
    {
        const char who = line.front();
        std::shared_ptr<Listener>& sender = present_[who];
        if (!sender) {
            sender = come(who);
        }
        const std::string frame(line.substr(1));
        std::variant<ClientMessage, BadMessage> read = read_message(frame);
        if (const BadMessage* bad = std::get_if<BadMessage>(&read)) {
            expect(bad->why.code == "bad_message" || bad->why.code == "bad_name", "a frame that is no message is bad");
            expect(Json::accept(refused_text({bad->id, bad->why})), "a bad frame is answered in JSON");
            return;
        }
        carry_out(sender, frame, std::get<ClientMessage>(std::move(read)));
        if (sender->closed) {
            lobby_->let_go(*sender);
            sender.reset();
        }
    }

    void check_restart()
    {
        present_.clear();
        lobby_->let_everybody_go();
        for (const StoredTable& stored : Machinery::get().journal().all()) {
            check_restart_of(stored.id);
        }
    }

private:
    std::shared_ptr<Listener> come(char who)
    {
        const std::map<char, std::string> tokens{
            {'A', seat_token(the_table, 0)}, {'B', seat_token(the_table, 1)}, {'W', watch_token(the_table)}};
        std::shared_ptr<Listener> listener = lobby_->listener();
        if (const auto token = tokens.find(who); token != tokens.end()) {
            lobby_->carry_out(listener, ClientMessage{"enter", request::Enter{token->second, std::nullopt}});
        }
        return listener;
    }

    void carry_out(const std::shared_ptr<Listener>& sender, const std::string& frame, ClientMessage message)
    {
        std::map<char, std::size_t> before;
        for (const auto& [who, listener] : present_) {
            before[who] = listener ? listener->heard.size() : 0;
        }
        const std::string id = message.id;
        lobby_->carry_out(sender, std::move(message));
        int answers = 0;
        for (const auto& [who, listener] : present_) {
            for (std::size_t index = before[who]; listener && index < listener->heard.size(); ++index) {
                const std::string& text = *listener->heard[index];
                const bool answer = check_heard(text, frame).value("id", "") == id;
                answers += answer && listener == sender ? 1 : 0;
            }
        }
        expect(answers == 1, "a message is answered once");
    }

    static Json check_heard(const std::string& text, const std::string& frame)
    {
        Json message = Json::parse(text);
        const bool refused = message.at("type") == "refused";
        expect(!refused || std::ranges::find(faults, message.at("code").get<std::string>()) == faults.end(),
               "no frame brings about a fault: " + text);
        for (const int seat : {0, 1}) {
            const std::string token = seat_token(the_table, seat);
            expect(!holds(text, contribution_of(the_table, seat)), "nobody hears what others contributed");
            expect(!holds(text, token) || holds(frame, token), "nobody hears another's token");
        }
        return message;
    }

    // What everybody would be told of a table who comes now.
    std::vector<std::vector<std::string>> told_about(const Table& table)
    {
        std::vector<std::vector<std::string>> told;
        told.push_back(
            lobby_->told_about({{"type", "inspect"}, {"id", "r1"}, {"invitation", table.charter().invitation}}));
        for (const std::string& token : {table.charter().watch, seat_token(the_table, 0), seat_token(the_table, 1)}) {
            for (const char* const type : {"inspect", "enter"}) {
                told.push_back(lobby_->told_about({{"type", type}, {"id", "r1"}, {"token", token}}));
            }
        }
        return told;
    }

    void check_restart_of(const std::string& id)
    {
        const auto stored = Machinery::get().journal().read(id);
        const std::optional<Table> table = restore_table(*stored, all_games());
        expect(table.has_value() && table->status() != TableStatus::broken, "a table that was stored is there again");
        // Whoever comes wakes bots, who then have done all they can.
        static_cast<void>(told_about(*table));
        const auto before = told_about(*table);
        lobby_.reset();
        lobby_.emplace();
        expect(told_about(*table) == before, "a table is what its journal makes it");
    }

    std::optional<MemoryLobby> lobby_;
    std::map<char, std::shared_ptr<Listener>> present_;
};

} // namespace

void check_frames(std::string_view bytes)
{
    if (bytes.empty()) {
        return;
    }
    Hall hall(*all_games()[static_cast<unsigned char>(bytes.front()) % all_games().size()]);
    bytes.remove_prefix(1);
    for (int count = 0; count < frames_most && !bytes.empty(); ++count) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(bytes.size(), line.size() + 1));
        if (!line.empty()) {
            hall.take(line);
        }
    }
    hall.check_restart();
}

} // namespace dahut::fuzz
