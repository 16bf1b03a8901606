// The frame around every command: once or line by line, as text or JSON, with errors told and turned into exit codes.
#pragma once

#include "frame/request.h"

namespace trundle::cli {

// What follows the program's name: a command, or a call for help. `listen` hears how long the command may take before
// it begins.
using Listen = void (*)(std::optional<std::chrono::duration<double>> timeout, bool json);
using RunRequest = int (*)(const Request& request);
int run(const Request& request);
int run_words(std::vector<std::string> words, Listen listen, RunRequest how = run);

// Commands one after another: a person's at a prompt, those of standard input (with options for each of them; the exit
// code is that of the first that failed), or a program's (worker.cpp).
int run_prompt();
int run_lines(const std::vector<std::string>& options);
int run_worker();

// The exit code after all is written: another one if that fails.
int finished(int code);

// Prints an error as text or JSON and returns the exit code. `input` is the text that error.at points into.
int report(const Error& error, std::string_view command, std::string_view input, bool json);

}  // namespace trundle::cli
