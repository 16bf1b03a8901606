// permute: where each of the 54 stickers of seed 002 goes. Works for any stickers, possible or not.
#pragma once

#include "frame/command.h"

namespace trundle::cli {

Command permute_command();

}  // namespace trundle::cli
