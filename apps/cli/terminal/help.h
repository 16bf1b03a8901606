// Help pages, written from the table of commands.
#pragma once

#include "frame/command.h"

namespace trundle::cli {

std::string help_of_program();
std::string help_of(const Command& command);

}  // namespace trundle::cli
