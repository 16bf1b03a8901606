// Help pages, written from the table of commands.
#pragma once

#include "frame/command.h"

namespace trundle::cli {

std::string help_of_program();
std::string help_of(const Command& command);
// Of commands with this first word; empty if it is no group but a command, or nothing.
std::string help_of_group(std::string_view name);

}  // namespace trundle::cli
