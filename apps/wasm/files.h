// There is no disk here: the files that a call may name come with the call.
#pragma once

#include "frame/command.h"

namespace trundle::cli {

void set_files(Json files);  // {"name": "content"}

}  // namespace trundle::cli
