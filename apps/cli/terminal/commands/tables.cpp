// tables: the pruning tables on disk.
#include <trundle/tables.h>
#include <algorithm>
#include <ctime>

#include "frame/words.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

Json json_of(const TableInfo& info) {
    Json json{{"name", info.name}, {"bytes", info.bytes}, {"state", name_of(info.state)}, {"about", info.about}};
    if (info.is_held) json["held"] = true;
    if (!info.distribution.empty()) json["distribution"] = info.distribution;
    return json;
}

std::string to_line(const TableInfo& info, std::size_t name_width) {
    const std::string size = std::to_string((info.bytes + 500'000) / 1'000'000) + " MB";
    return padded(info.name, name_width) + padded("", 9 - std::min<std::size_t>(size.size(), 9)) + size + "  " +
           padded(info.is_held ? "held" : std::string(name_of(info.state)), 9) + info.about;
}

Answer answer_of(const std::vector<TableInfo>& infos) {
    Answer answer;
    answer.json["tables"] = Json::array();
    std::size_t name_width = 0;
    for (const TableInfo& info : infos) name_width = std::max(name_width, info.name.size());
    for (const TableInfo& info : infos) {
        answer.text += to_line(info, name_width) + "\n";
        answer.json["tables"].push_back(json_of(info));
        if (info.state == TableState::damaged) answer.exit = 5;
    }
    return answer;
}

Result<Answer> list(const Request& request) {
    const Result<std::vector<TableInfo>> infos = Tables(table_settings_of(request)).list(work_of(request));
    if (!infos) return infos.error();
    Answer answer = answer_of(*infos);
    answer.exit = 0;
    return answer;
}

constexpr std::uint64_t usual_size = 1'500'000'000;  // of a table that nobody asked for by its name

// Who is stopped on the way has what was done, and the rest is begun.
Result<Answer> build_all(const Request& request) {
    const std::clock_t begin = std::clock();
    Tables tables(table_settings_of(request));
    const Work work = work_of(request);
    const Result<std::vector<TableInfo>> all = tables.list(work);
    if (!all) return all.error();
    std::vector<TableInfo> infos;
    std::uint64_t bytes = 0;
    for (const TableInfo& listed : *all) {
        if (listed.state != TableState::ready && listed.bytes > (work.memory == 0 ? usual_size : work.memory)) continue;
        const Result<TableInfo> info =
            listed.state == TableState::ready ? Result<TableInfo>(listed) : tables.build(listed.name, work);
        if (!info) return info.error();
        infos.push_back(*info);
        bytes += info->bytes;
    }
    const auto seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    Answer answer = answer_of(infos);
    answer.text += "all: " + std::to_string((bytes + 500'000) / 1'000'000) + " MB, made in " +
                   std::to_string(static_cast<int>(seconds)) + " CPU seconds\n";
    answer.json["bytes"] = bytes;
    answer.json["cpu_seconds"] = seconds;
    return answer;
}

Result<Answer> build(const Request& request) {
    if (request.has("--all")) return build_all(request);
    if (request.arguments().empty()) return usage_error("tables build needs the name of a table, or --all");
    const Result<TableInfo> info = Tables(table_settings_of(request)).build(request.argument(), work_of(request));
    if (!info) return info.error();
    return answer_of({*info});
}

Result<Answer> check_tables(const Request& request) {
    Tables tables(table_settings_of(request));
    const Work work = work_of(request);
    std::vector<std::string> names = request.arguments();
    if (names.empty()) {
        const Result<std::vector<TableInfo>> all = tables.list(work);
        if (!all) return all.error();
        for (const TableInfo& listed : *all)
            if (listed.state != TableState::absent) names.push_back(listed.name);
    }
    std::vector<TableInfo> infos;
    for (const std::string& name : names) {
        const Result<TableInfo> info = tables.check(name, work);
        if (!info) return info.error();
        infos.push_back(*info);
    }
    return answer_of(infos);
}

// Without a name all that are on the disk, the smallest first, as far as there is memory for them.
Result<Answer> hold(const Request& request) {
    Tables tables(table_settings_of(request));
    const Work work = work_of(request);
    if (request.has("--end")) {
        const Result<std::vector<TableInfo>> infos =
            tables.let_go(request.arguments().empty() ? "" : request.argument());
        if (!infos) return infos.error();
        return answer_of(*infos);
    }
    std::vector<std::string> names(request.arguments().begin(), request.arguments().end());
    if (names.empty()) {
        const Result<std::vector<TableInfo>> all = tables.list(work);
        if (!all) return all.error();
        std::vector<TableInfo> ready = *all;
        std::erase_if(ready, [](const TableInfo& info) { return info.state != TableState::ready; });
        std::sort(ready.begin(), ready.end(), [](const auto& a, const auto& b) { return a.bytes < b.bytes; });
        std::uint64_t bytes = 0;
        for (const TableInfo& info : ready)
            if ((bytes += info.bytes) <= work.memory || work.memory == 0) names.push_back(info.name);
        if (names.empty() && !ready.empty())
            return Error{Fault::environment, "memory",
                         "the smallest table on the disk has " + std::to_string(ready.front().bytes) +
                             " bytes, more than the memory allowed"};
    }
    std::vector<TableInfo> infos;
    for (const std::string& name : names) {
        const Result<TableInfo> info = tables.hold(name, work);
        if (!info) return info.error();
        infos.push_back(*info);
    }
    return answer_of(infos);
}

Result<Answer> clean(const Request& request) {
    const Result<std::uint64_t> bytes = Tables(table_settings_of(request)).clean();
    if (!bytes) return bytes.error();
    return Answer{"removed " + std::to_string(*bytes) + " bytes", {{"bytes", *bytes}, {"tables", Json::array()}}};
}

}  // namespace

Command tables_list_command() {
    return {
        .name = "tables list",
        .summary = "the pruning tables: size, state, what they know",
        .details = "Tables are built when a search first needs them and kept in --cache-dir.",
        .examples = {{"tables list", "every table there can be"}},
        .run = list,
    };
}

Command tables_build_command() {
    return {
        .name = "tables build",
        .arguments = "[NAME]",
        .summary = "build a table now, or all of them",
        .details =
            "Two processes that need the same table do not hurt each other: one builds, the other waits. What is\n"
            "stopped half way is not lost: the next one goes on from there.",
        .options = {{"--all", "", "every table of up to 1.5 GB, or of --memory, and what they cost together"}},
        .rules = {{"--all", Rule::not_with, "NAME"}},
        .examples = {{"tables build face-corners", "a small one"}},
        .run = build,
    };
}

Command tables_check_command() {
    return {
        .name = "tables check",
        .arguments = "[NAME]",
        .summary = "build the tables again and compare every byte",
        .details =
            "Without a name, all tables that are there. A damaged one gives exit code 5; the next search that\n"
            "needs it builds it again.",
        .examples = {{"tables check face-corners", "count its distribution again"}},
        .run = check_tables,
    };
}

Command tables_hold_command() {
    return {
        .name = "tables hold",
        .arguments = "[NAME]",
        .summary = "keep tables in memory for all processes, until told otherwise",
        .details =
            "A table is copied into shared memory, in large pages where the system has them; commands that use the\n"
            "same --cache-dir find it there and start at once. It stays when the program ends: --end lets it go.\n"
            "Without a name all tables on the disk are held, the smallest first, as far as --memory allows.",
        .options = {{"--end", "", "let go the table of that name, or all that are held"}},
        .examples = {{"tables hold face-corners", "a small one"}, {"tables hold --end", "the memory is free again"}},
        .fields = "tables:array",
        .run = hold,
    };
}

Command tables_clean_command() {
    return {
        .name = "tables clean",
        .summary = "remove all tables from the disk",
        .details = "What is held in memory is let go, too.",
        .examples = {{"tables clean --cache-dir /tmp/trundle-none", "nothing there, nothing removed"}},
        .run = clean,
    };
}

}  // namespace trundle::cli
