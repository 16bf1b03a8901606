// Who is connected. Everybody who waits for his own client stands in a line, in the order in which the waiting began;
// whose call is at work does not. When places or memory run out, the first of the line has to go: a slow client makes
// room for a quick one, and an honest request is answered long before its turn to go would come.
#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <string>

namespace trundle::server {

class Connection;

class Guests {
public:
    using Place = std::list<Connection*>::iterator;

    explicit Guests(std::size_t most) : most_(most) {}

    bool make_room(const std::string& address);  // for one more; false: all who could go are at work
    Place enter(Connection& guest);
    void leave(Place place);
    void queue(Place place);  // at the end of the line

    // Bytes that a guest holds: more or fewer by so much.
    void hold(std::ptrdiff_t bytes);
    bool has_room(std::size_t bytes) const;

    void for_each(const std::function<void(Connection&)>& visit);
    std::size_t size() const { return line_.size(); }
    std::size_t held() const { return held_; }
    std::size_t sent_away() const { return sent_away_; }

private:
    template <class Test>
    bool send_away_first(Test test);

    std::size_t most_;
    std::list<Connection*> line_;
    std::map<std::string, std::size_t> of_address_;
    std::size_t held_ = 0;
    std::size_t sent_away_ = 0;
};

}  // namespace trundle::server
