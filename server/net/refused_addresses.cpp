#include "server/net/refused_addresses.hpp"

#include "server/store/database_files.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace dahut {

namespace {

std::int64_t day_seconds_now()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

bool is_over(const std::optional<std::int64_t>& until_s) { return until_s && *until_s <= day_seconds_now(); }

// "192.0.2.0/24 1790000000", or without a moment.
std::optional<RefusedAddress> refused_in(const std::string& line)
{
    std::istringstream words(line);
    RefusedAddress refused;
    words >> refused.network;
    if (std::int64_t until_s = 0; words >> until_s) {
        refused.until_s = until_s;
    }
    return words.eof() && Network::parse(refused.network) ? std::optional(std::move(refused)) : std::nullopt;
}

} // namespace

std::filesystem::path refused_file_of(const std::filesystem::path& database)
{
    return file_beside(database, refused_ending);
}

std::vector<RefusedAddress> read_refused(const std::filesystem::path& file)
{
    std::vector<RefusedAddress> all;
    std::ifstream lines(file);
    std::error_code ignored;
    if (!lines && std::filesystem::exists(file, ignored)) {
        throw std::runtime_error(file.string() + " cannot be read: it has to belong to the account that serves");
    }
    for (std::string line; std::getline(lines, line);) {
        std::optional<RefusedAddress> refused = refused_in(line);
        if (!refused) {
            throw std::runtime_error(file.string() + " line " + std::to_string(all.size() + 1)
                                     + ": this is no address that is refused");
        }
        all.push_back(*std::move(refused));
    }
    std::erase_if(all, [](const RefusedAddress& one) { return is_over(one.until_s); });
    return all;
}

RefusedChange::RefusedChange(std::filesystem::path database)
    : database_(std::move(database)), partial_(refused_file_of(database_))
{}

std::vector<RefusedAddress> RefusedChange::former() const { return read_refused(refused_file_of(database_)); }

void RefusedChange::write(const std::vector<RefusedAddress>& refused) const
{
    std::ofstream lines(partial_.file());
    for (const RefusedAddress& one : refused) {
        lines << one.network << (one.until_s ? " " + std::to_string(*one.until_s) : "") << '\n';
    }
    lines.close();
    if (!lines) {
        throw std::runtime_error(partial_.file().string() + " cannot be written");
    }
    give_to_owner_of(database_, partial_.file());
    flush(partial_.file());
    partial_.give_name();
}

RefusedAddresses::RefusedAddresses(std::filesystem::path file) : file_(std::move(file)) { read_again(); }

void RefusedAddresses::read_again()
{
    std::vector<Refused> read;
    for (const RefusedAddress& one : read_refused(file_)) {
        read.push_back({Network::parse(one.network).value(), one.until_s});
    }
    refused_ = std::move(read);
}

bool RefusedAddresses::hold(const boost::asio::ip::address& address) const
{
    return std::ranges::any_of(refused_,
                               [&](const Refused& one) { return one.network.holds(address) && !is_over(one.until_s); });
}

} // namespace dahut
