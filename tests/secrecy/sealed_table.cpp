#include "tests/secrecy/sealed_table.hpp"

namespace dahut::test {

namespace {

// The values that a table's journal must keep secret, as hexadecimal digits.
std::vector<std::string> secrets_in(const std::filesystem::path& database, const std::string& id)
{
    const std::optional<StoredTable> stored = open_sqlite_journal(database)->read(id);
    std::vector<std::string> secrets;
    std::vector<std::optional<Bytes32>> contributions(3);
    std::optional<entry::Created> charter;
    for (const Entry& one : stored->entries) {
        const std::optional<TableEntry> entry = from_journal(one.text);
        if (const auto* const created = std::get_if<entry::Created>(&*entry)) {
            charter = *created;
            secrets.push_back(std::get<Secret>(created->chance).hex_for_the_record());
        } else if (const auto* const joined = std::get_if<entry::Joined>(&*entry)) {
            secrets.push_back(joined->key);
            contributions[static_cast<std::size_t>(joined->seat.index())] = joined->contribution;
        }
    }
    for (const std::optional<Bytes32>& contribution : contributions) {
        secrets.push_back(to_hex(*contribution));
    }
    const std::string options = charter->options.dump();
    const Deal deal{id, charter->game, options, contributions};
    secrets.push_back(deal_key(std::get<Secret>(charter->chance), deal).hex_for_the_record());
    return secrets;
}

} // namespace

SealedTable sealed_table(const std::filesystem::path& database, const HostedGame& game)
{
    SealedTable sealed;
    std::string id;
    {
        OneServer server(database, game);
        const std::vector<Person> players{server.listener(), server.listener(), server.listener()};
        const Json create = create_of(game, 3, Json::object());
        const Json seated = server.ask(players[0], create);
        const Json& facts = seated["table"];
        id = facts["id"];
        server.ask(server.listener(), enter(facts["watch"]));
        server.ask(players[1], join_request(facts));
        server.ask(players[1], {{"type", "leave"}});
        sealed.tokens.push_back(server.ask(players[1], join_request(facts))["token"]);
        sealed.tokens.push_back(server.ask(players[2], join_request(facts, "Cili"))["token"]);
        server.ask(server.listener(), {{"type", "inspect"}, {"invitation", facts["invitation"]}});
        server.ask(players[0], {{"type", "start"}});
        read_everything(server, id, sealed.tokens[0]);
        server.lobby().stop();
        server.ask(players[2], {{"type", "leave"}});
        server.read("/api/tables", server.lobby().tables());
        server.ask(server.listener(), enter(facts["watch"]));
        server.ask(server.listener(), enter(sealed.tokens[0]));
        server.leave({});
        sealed.left = server.all_that_left();
    }
    sealed.secrets = secrets_in(database, id);
    return sealed;
}

} // namespace dahut::test
