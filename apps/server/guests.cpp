#include "guests.h"

#include <algorithm>

#include "bounds.h"
#include "connection.h"

namespace trundle::server {

template <class Test>
bool Guests::send_away_first(Test test) {
    const auto first = std::find_if(line_.begin(), line_.end(),
                                    [&](const Guest& guest) { return !guest.is_at_work && test(*guest.connection); });
    if (first == line_.end()) return false;
    ++sent_away_;
    first->connection->close();  // and leaves
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
    return line_.insert(line_.end(), Guest{&guest});
}

void Guests::leave(Place place) {
    const auto count = of_address_.find(place->connection->address());
    if (--count->second == 0) of_address_.erase(count);
    line_.erase(place);
}

void Guests::wait(Place place) {
    place->is_at_work = false;
    line_.splice(line_.end(), line_, place);
}

void Guests::work(Place place) { place->is_at_work = true; }

void Guests::hold(std::ptrdiff_t bytes) {
    held_ += static_cast<std::size_t>(bytes);
    while (bytes > 0 && held_ > most_held && send_away_first([](const Connection& guest) { return guest.held() > 0; }))
        continue;
}

bool Guests::has_room(std::size_t bytes) const { return held_ + bytes <= most_held; }

void Guests::for_each(const std::function<void(Connection&)>& visit) {
    std::vector<std::shared_ptr<Connection>> all;  // whoever is visited may send another away
    for (const Guest& guest : line_) all.push_back(guest.connection->shared_from_this());
    for (const std::shared_ptr<Connection>& guest : all) visit(*guest);
}

}  // namespace trundle::server
