// trundle-server: the page, and the commands of the command line under /api/. `trundle serve` starts it.
#include <string>
#include <vector>

// Declared here, since whatever includes the event loop takes seconds to compile.
namespace trundle::server {
int run_program(const std::vector<std::string>& words);
}

int main(int count, char** words) { return trundle::server::run_program({words + 1, words + count}); }
