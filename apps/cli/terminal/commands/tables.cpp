// tables: the pruning tables on disk.
#include <trundle/tables.h>

#include "frame/request.h"
#include "frame/words.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

Json to_json(const TableInfo& info) {
    Json json{{"name", info.name}, {"bytes", info.bytes}, {"state", name_of(info.state)}, {"about", info.about}};
    if (!info.distribution.empty()) json["distribution"] = info.distribution;
    return json;
}

std::string to_line(const TableInfo& info, std::size_t name_width) {
    const std::string size = std::to_string((info.bytes + 500'000) / 1'000'000) + " MB";
    return padded(info.name, name_width) + padded("", 9 - std::min<std::size_t>(size.size(), 9)) + size + "  " +
           padded(std::string(name_of(info.state)), 9) + info.about;
}

Answer answer_of(const std::vector<TableInfo>& infos) {
    Answer answer;
    answer.json["tables"] = Json::array();
    std::size_t name_width = 0;
    for (const TableInfo& info : infos) name_width = std::max(name_width, info.name.size());
    for (const TableInfo& info : infos) {
        answer.text += to_line(info, name_width) + "\n";
        answer.json["tables"].push_back(to_json(info));
        if (info.state == TableState::damaged) answer.exit = 5;
    }
    return answer;
}

Result<Answer> list(const Request& request) {
    Answer answer = answer_of(Tables(table_settings_of(request)).list());
    answer.exit = 0;
    return answer;
}

Result<Answer> build(const Request& request) {
    const Result<TableInfo> info = Tables(table_settings_of(request)).build(request.argument(), work_of(request));
    if (!info) return info.error();
    return answer_of({*info});
}

Result<Answer> check_tables(const Request& request) {
    Tables tables(table_settings_of(request));
    std::vector<TableInfo> infos;
    for (const TableInfo& listed : tables.list()) {
        if (request.arguments().empty() ? listed.state == TableState::absent : listed.name != request.argument())
            continue;
        const Result<TableInfo> info = tables.check(listed.name, work_of(request));
        if (!info) return info.error();
        infos.push_back(*info);
    }
    if (infos.empty() && !request.arguments().empty())
        return tables.check(request.argument(), work_of(request)).error();
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
        .arguments = "",
        .summary = "the pruning tables: size, state, what they know",
        .details = "Tables are built when a search first needs them and kept in --cache-dir.",
        .options = {},
        .examples = {{"tables list", "every table there can be"}},
        .run = list,
    };
}

Command tables_build_command() {
    return {
        .name = "tables build",
        .arguments = "NAME",
        .summary = "build a table now",
        .details = "Two processes that need the same table do not hurt each other: one builds, the other waits.",
        .options = {},
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
        .options = {},
        .examples = {{"tables check face-corners", "count its distribution again"}},
        .run = check_tables,
    };
}

Command tables_clean_command() {
    return {
        .name = "tables clean",
        .arguments = "",
        .summary = "remove all tables from the disk",
        .details = "",
        .options = {},
        .examples = {{"tables clean --cache-dir /tmp/trundle-none", "nothing there, nothing removed"}},
        .run = clean,
    };
}

}  // namespace trundle::cli
