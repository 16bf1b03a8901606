// What is made once a process and kept: the lines of a batch share it.
#pragma once

#include <map>
#include <mutex>
#include <string>

namespace trundle::cli {

// The value for this key, by `make()` if nobody has asked for it before.
template <class T, class Make>
const T& kept(const std::string& key, Make make) {
    static std::mutex mutex;
    static std::map<std::string, T> all;
    const std::lock_guard lock(mutex);
    auto found = all.find(key);
    if (found == all.end()) found = all.emplace(key, make()).first;
    return found->second;
}

}  // namespace trundle::cli
