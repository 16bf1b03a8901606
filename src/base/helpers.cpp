// Parts of work that others may join: who waits for nothing helps with the one that has been under way for longest.
#include <trundle/work.h>
#include <algorithm>
#include <list>

#include "base/parallel.h"

namespace trundle {

struct Helpers::Shared {
    struct Part {
        const std::function<void()>& part;
        bool is_over = false;
        int helpers = 0;
    };
    std::mutex mutex;
    Change left;
    std::list<Part> parts;
};

Helpers::Helpers() : shared_(std::make_unique<Shared>()) {}
Helpers::~Helpers() = default;

void Helpers::share(const std::function<void()>& part) {
    std::unique_lock lock(shared_->mutex);
    const auto mine = shared_->parts.insert(shared_->parts.end(), {part});
    lock.unlock();
    part();
    lock.lock();
    mine->is_over = true;
    while (mine->helpers > 0) shared_->left.wait(lock);
    shared_->parts.erase(mine);
}

bool Helpers::help() {
    std::unique_lock lock(shared_->mutex);
    const auto other = std::ranges::find(shared_->parts, false, &Shared::Part::is_over);
    if (other == shared_->parts.end()) return false;
    ++other->helpers;
    lock.unlock();
    other->part();
    lock.lock();
    other->is_over = true;
    --other->helpers;
    shared_->left.tell();
    return true;
}

}  // namespace trundle
