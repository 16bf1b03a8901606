#include "guests.h"

#include <algorithm>

#include "bounds.h"
#include "connection.h"

namespace trundle::server {

template <class Test>
bool Guests::send_away_first(Test test) {
    const auto first = std::find_if(line_.begin(), line_.end(),
                                    [&](const Connection* guest) { return !guest->is_at_work() && test(*guest); });
    if (first == line_.end()) return false;
    ++sent_away_;
    (*first)->close();  // and leaves
    return true;
}

bool Guests::make_room(const std::string& address) {
    const auto count = of_address_.find(address);
    if (count != of_address_.end() && count->second >= most_ / 4 * 3)
        return send_away_first([&](const Connection& guest) { return guest.address() == address; });
    return size() < most_ || send_away_first([](const Connection&) { return true; });
}

Guests::Place Guests::enter(Connection& guest) {
    ++of_address_[guest.address()];
    return line_.insert(line_.end(), &guest);
}

void Guests::leave(Place place) {
    const auto count = of_address_.find((*place)->address());
    if (--count->second == 0) of_address_.erase(count);
    line_.erase(place);
}

void Guests::queue(Place place) { line_.splice(line_.end(), line_, place); }

void Guests::hold(std::ptrdiff_t bytes) {
    held_ += static_cast<std::size_t>(bytes);
    while (bytes > 0 && held_ > most_held && send_away_first([](const Connection& guest) { return guest.held() > 0; }))
        continue;
}

bool Guests::has_room(std::size_t bytes) const { return held_ + bytes <= most_held; }

void Guests::for_each(const std::function<void(Connection&)>& visit) {
    for (auto guest = line_.begin(); guest != line_.end();) visit(**guest++);  // it may leave
}

}  // namespace trundle::server
