// Creates and destroys everything that lives as long as the server, in the right order.
#include "server/commands/host.hpp"

#include "server/commands/ending_signals.hpp"
#include "server/commands/private_memory.hpp"
#include "server/commands/process_limits.hpp"
#include "server/commands/served_database.hpp"
#include "server/commands/service_manager.hpp"
#include "server/commands/stopping_deadline.hpp"
#include "server/limits.hpp"
#include "server/metrics/metrics_text.hpp"
#include "server/net/listener.hpp"
#include "server/net/metrics_answer.hpp"
#include "server/net/static_files.hpp"
#include "server/notices/notice_thread.hpp"
#include "server/operating/desk.hpp"
#include "server/operating/operator_socket.hpp"
#include "server/room/table_row.hpp"
#include "server/store/database_files.hpp"
#include "server/waiting/context.hpp"
#include "server/waiting/fault.hpp"
#include "server/waiting/recurring.hpp"
#include "server/waiting/unattended.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <chrono>
#include <exception>
#include <functional>
#include <iostream>
#include <list>
#include <memory>
#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

// The web client's files, and the description of the games that every client needs (PROTOCOL.md 9).
StaticFiles files_for(const std::filesystem::path& folder, std::span<const HostedGame* const> games)
{
    StaticFiles files = StaticFiles::read(folder);
    for (const HostedGame* game : games) {
        files.add("/api/games/" + std::string(game->name()) + "/forms.json", game->forms().dump());
    }
    return files;
}

// Null if the operator wants no notices.
std::unique_ptr<NoticeThread> outlet_for(const HostSettings& settings)
{
    const NoticeTerms& terms = settings.lobby.notices;
    return terms.webhooks.empty() && terms.mail == Mail::none
               ? nullptr
               : std::make_unique<NoticeThread>(settings.mail, settings.notice_retry);
}

LobbySettings with_outlet(LobbySettings settings, Outlet* outlet)
{
    settings.notices.outlet = outlet;
    return settings;
}

// Everything that lives as long as the server. Members stand in the order of creation; destruction runs backwards.
class Host {
public:
    Host(const HostSettings& settings, std::span<const HostedGame* const> games, const Logging& logging)
        : settings_(settings), logging_(logging),
          files_(or_cannot_start("cannot serve", [&] { return files_for(settings.web, games); })),
          connections_(settings.net), proxies_(settings.net.trusted_proxies), database_(settings, games),
          refused_(or_cannot_start("cannot read which addresses are refused",
                                   [&] { return RefusedAddresses(refused_file()); })),
          administration_(or_cannot_start("cannot let an administrator in",
                                          [&] { return token_if_any(settings.admin_token_file); }),
                          [this](std::string line) { return desk_.answer(std::move(line)); }),
          journal_(database_.open()),
          live_(or_cannot_start("cannot read the database", [&] { return counted_live_tables(games); })),
          running_(or_cannot_start("cannot read the database", [&] { return journal_->running(); })),
          store_(std::move(journal_)), outlet_(outlet_for(settings)),
          lobby_(games, context_.get_executor(), store_, workers_, with_outlet(settings.lobby, outlet_.get())),
          listener_(
              or_cannot_start("cannot listen at " + settings.net.address + " port " + std::to_string(settings.net.port),
                              [&] { return std::make_unique<Listener>(context_.get_executor(), services()); })),
          metrics_(or_cannot_start("cannot serve metrics at " + settings.metrics_address, [&] { return metrics(); })),
          desk_(lobby_, connections_, refused_, workers_, database_.file(),
                [this](std::chrono::seconds time) { stop_after(time); }),
          operator_socket_(operator_socket())
    {}

    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    Host(Host&&) = delete;
    Host& operator=(Host&&) = delete;
    // Some may wait for a worker, for the store or for each other, if they were given up.
    ~Host()
    {
        workers_.join();
        store_.end();
        context_.let_all_go();
    }

    void run()
    {
        lobby_.begin(live_);
        listener_->start();
        if (metrics_) {
            metrics_->start();
            spdlog::info("metrics are served at port {}", metrics_->port());
        }
        if (operator_socket_) {
            operator_socket_->start();
        }
        begin_what_recurs();
        asio::co_spawn(context_, lobby_.take_up(std::move(running_)), Unattended());
        for (const int number : ending_signals()) {
            signals_.add(number);
        }
        stop_at_signals();
        std::cout << "Dahut is ready: http://" << shown_host() << ':' << listener_->port() << '\n' << std::flush;
        tell_service_manager("READY=1");
        context_.run();
    }

private:
    // None with PostgreSQL: nobody is refused there.
    [[nodiscard]] std::filesystem::path refused_file() const
    {
        const std::filesystem::path file = database_.file();
        return file.empty() ? file : refused_file_of(file);
    }

    [[nodiscard]] std::int64_t counted_live_tables(std::span<const HostedGame* const> games) const
    {
        settle_former_tables(*journal_, games);
        return journal_->live_count();
    }

    void begin_what_recurs()
    {
        const auto begin = [this](std::chrono::milliseconds pause, std::function<void()> work) {
            recurring_.emplace_back(context_.get_executor(), pause, std::move(work));
        };
        begin(lobby_.patience(), [this] {
            asio::co_spawn(context_, lobby_.clear_away(), Unattended());
            lobby_.let_rest(std::chrono::steady_clock::now());
        });
        begin(limits::clock_step, [this] {
            lobby_.run_clocks();
            say_if_full();
        });
        begin(limits::forgetting_pause, [this] {
            asio::co_spawn(context_, lobby_.forget(), Unattended());
            asio::co_spawn(context_, lobby_.archive().keep_replays(), Unattended());
            asio::co_spawn(context_, lobby_.archive().pack(), Unattended());
            database_.say_if_moved();
        });
        if (store_.is_shared()) {
            begin(limits::signing_pause, [this] { asio::co_spawn(context_, lobby_.sign(), Unattended()); });
        }
    }

    void say_if_full()
    {
        const Fullness fullness = store_.fullness();
        if (connections_.announcement().is_news(fullness)) {
            connections_.announcement().set_fullness(fullness);
            connections_.tell_announcement();
        }
    }

    NetServices services()
    {
        return {lobby_, files_, connections_, settings_.net, proxies_, refusals_, refused_, administration_};
    }

    // Null if the operator wants none.
    std::unique_ptr<PlainListener> metrics()
    {
        const auto address = endpoint_of(settings_.metrics_address);
        return address ? std::make_unique<PlainListener>(context_.get_executor(), *address, limits::metrics_connections,
                                                         metrics_answer([this] { return metrics_text(figures()); }))
                       : nullptr;
    }

    // Null if there can be none: tables are served without it. With PostgreSQL there is none.
    std::unique_ptr<OperatorSocket> operator_socket()
    {
        if (database_.file().empty()) {
            return nullptr;
        }
        const std::filesystem::path file = operator_socket_of(database_.file());
        try {
            return std::make_unique<OperatorSocket>(context_.get_executor(), file,
                                                    [this](std::string line) { return desk_.answer(std::move(line)); });
        } catch (const boost::system::system_error& error) {
            spdlog::warn("commands of an operator cannot be taken at {}: {}", file.string(), error.code().message());
        } catch (const std::exception& error) {
            spdlog::warn("commands of an operator cannot be taken at {}: {}", file.string(), error.what());
        }
        return nullptr;
    }

    void stop_after(std::chrono::seconds time)
    {
        drained_.expires_after(time);
        drained_.async_wait([this](boost::system::error_code stopping) {
            if (!stopping) {
                stop();
            }
        });
    }

    Figures figures()
    {
        Figures figures;
        figures.ready = !lobby_.unready();
        figures.connections = connections_.count();
        figures.tables_live = lobby_.tables_live();
        figures.tables_in_memory = lobby_.tables_by_status();
        figures.bots_thinking = lobby_.bots_thinking();
        figures.bots_cut = lobby_.bots_cut();
        figures.store_waiting = store_.waiting();
        figures.is_nearly_full = store_.is_nearly_full();
        figures.traffic = lobby_.traffic();
        figures.answering = lobby_.answering().reading();
        figures.committing = store_.committing().reading();
        figures.sending = connections_.sending().reading();
        figures.messages_waiting = connections_.messages_waiting();
        figures.notices_waiting = outlet_ ? outlet_->waiting() : 0;
        figures.notices = outlet_ ? outlet_->outcomes() : NoticeOutcomes();
        figures.log_lines_dropped = logging_.dropped();
        database_.measure(figures);
        return figures;
    }

    [[nodiscard]] std::string shown_host() const
    {
        const bool everywhere = settings_.net.address == "0.0.0.0" || settings_.net.address == "::";
        if (everywhere || settings_.net.address == "127.0.0.1") {
            return "localhost";
        }
        const bool six = settings_.net.address.find(':') != std::string::npos;
        return six ? '[' + settings_.net.address + ']' : settings_.net.address;
    }

    void stop_at_signals()
    {
        signals_.async_wait([this](boost::system::error_code error, int) {
            if (error) {
                return;
            }
            stop();
            if (!is_ending_) {
                stop_at_signals();
            }
        });
    }

    // Asked for by a signal, or once the time of a drain is over. Where others can have the tables, they get them
    // first; asked again, it ends at once.
    void stop()
    {
        if (std::exchange(is_stopping_, true)) {
            end();
            return;
        }
        spdlog::info("stopping");
        tell_service_manager("STOPPING=1");
        drained_.cancel();
        if (!store_.is_shared()) {
            end();
            return;
        }
        handed_over_.expires_after(settings_.drain_time);
        handed_over_.async_wait([this](boost::system::error_code) { end(); });
        asio::co_spawn(context_, lobby_.hand_over(settings_.drain_time), [this](const std::exception_ptr& failure) {
            Unattended::log(failure);
            end();
        });
    }

    void end()
    {
        if (std::exchange(is_ending_, true)) {
            return;
        }
        signals_.cancel();
        drained_.cancel();
        handed_over_.cancel();
        for (Recurring& one : recurring_) {
            one.cancel();
        }
        if (operator_socket_) {
            operator_socket_->stop();
        }
        // The next version may have other rules.
        asio::co_spawn(context_, lobby_.archive().keep_some_replays(), Unattended());
        lobby_.stop();
        listener_->stop();
        if (metrics_) {
            metrics_->stop();
        }
        deadline_.begin();
        give_up_.expires_after(limits::leaving_time);
        give_up_.async_wait([this](boost::system::error_code error) {
            if (!error) {
                spdlog::warn("{} connections that did not end were cut", connections_.count());
                context_.stop();
            }
        });
        wait_until_empty();
    }

    // If nothing else is left to do, the give-up timer must not keep the server running.
    void wait_until_empty()
    {
        if (connections_.count() == 0) {
            give_up_.cancel();
            return;
        }
        look_again_.expires_after(std::chrono::milliseconds(20));
        look_again_.async_wait([this](boost::system::error_code) { wait_until_empty(); });
    }

    // Destroyed after everything else that it watches.
    StoppingDeadline deadline_;
    const HostSettings& settings_;
    const Logging& logging_;
    StaticFiles files_;
    Connections connections_;
    TrustedProxies proxies_;
    Refusals refusals_;
    ServedDatabase database_;
    RefusedAddresses refused_;
    Administration administration_;
    std::unique_ptr<Journal> journal_;
    std::int64_t live_;
    std::vector<std::string> running_;
    Context context_;
    asio::steady_timer give_up_{context_};
    asio::steady_timer look_again_{context_};
    // Each stays at its place, as its timer wants.
    std::list<Recurring> recurring_;
    asio::steady_timer drained_{context_};
    asio::steady_timer handed_over_{context_};
    asio::signal_set signals_{context_};
    bool is_stopping_ = false;
    bool is_ending_ = false;
    Workers workers_;
    StoreThread store_;
    std::unique_ptr<NoticeThread> outlet_;
    Lobby lobby_;
    std::unique_ptr<Listener> listener_;
    std::unique_ptr<PlainListener> metrics_;
    Desk desk_;
    std::unique_ptr<OperatorSocket> operator_socket_;
};

} // namespace

void host_tables(const HostSettings& settings, std::span<const HostedGame* const> games)
{
    const Logging logging(STDERR_FILENO, settings.log_level, settings.log_format);
    raise_descriptor_limit();
    survive_failing_writes();
    keep_files_private();
    or_cannot_start("cannot keep the memory private", keep_memory_private);
    try {
        Host(settings, games, logging).run();
    } catch (const CannotStart&) {
        throw;
    } catch (const std::exception& error) {
        spdlog::critical("stopped by a fault: {}", fault_text(error));
        throw;
    }
    spdlog::info("stopped");
}

} // namespace dahut
