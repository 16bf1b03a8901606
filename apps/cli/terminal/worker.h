// worker: takes one request after another from a program, such as the server, and keeps everything warm between them.
// One JSON value a line:
//
//   in    {"id": 7, "command": "period", "arguments": ["R U"], "options": {}, "follow": true}
//   out   {"id": 7, "progress": "corners  41 %"}     also "note", "result"; only if "follow" is true
//         {"id": 7, "exit": 0, "answer": {"period": 105}}
//
// SIGINT stops the call at work, which then ends as if its time were up. The end of the input ends the worker.
#pragma once

namespace trundle::cli {

int run_worker();

}  // namespace trundle::cli
