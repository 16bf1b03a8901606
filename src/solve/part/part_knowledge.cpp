#include "solve/part/part_knowledge.h"

#include <algorithm>

#include "base/parallel.h"
#include "tables/store/catalogue.h"

namespace trundle {
namespace {

std::string name_of(std::uint8_t piece) {
    return piece < first_edge ? "corner " + corner_name(piece)
                              : "edge " + edge_name(static_cast<int>(piece - first_edge));
}

}  // namespace

PartKnowledge::PartKnowledge(std::span<const Move> moves, const Part& part)
    : part_(part), rules_(moves, Poses::ignored(moves.size()), {0}, Cells::ignored) {
    for (const Move move : moves) {
        moves_.push_back(move.laid(move.axis(), false, 1, Frame::world));
        spot_moves_.push_back(spot_move(moves_.back()));
    }
    if (part.flips || has_all_faces()) return;
    std::vector<std::uint8_t> pieces = this->pieces();
    pieces.push_back(centres);
    reach_.emplace(pieces, goals(), spot_moves_);
}

std::vector<Spots> PartKnowledge::goals() const {
    std::vector<Spots> goals{spots_of(Cube(), Rotation())};
    for (std::size_t i = 0; i < goals.size(); ++i)
        for (const SpotMove& move : spot_moves_) {
            const Rotation next = Rotation::from_id(move(centres, goals[i][centres]));
            const Spots goal = spots_of(Cube(), next);
            if (std::find(goals.begin(), goals.end(), goal) == goals.end()) goals.push_back(goal);
        }
    return goals;
}

std::vector<std::uint8_t> PartKnowledge::pieces() const {
    std::vector<std::uint8_t> pieces;
    for (std::size_t i = 0; i < corner_count; ++i)
        if (part_.corners >> i & 1) pieces.push_back(static_cast<std::uint8_t>(i));
    for (std::size_t i = 0; i < edge_count; ++i)
        if (part_.edges >> i & 1) pieces.push_back(static_cast<std::uint8_t>(first_edge + i));
    return pieces;
}

// Quarter turns of all six faces solve everything.
bool PartKnowledge::has_all_faces() const {
    return std::all_of(all_faces.begin(), all_faces.end(), [&](Face face) {
        return std::find(moves_.begin(), moves_.end(), Move::face(face, 1)) != moves_.end();
    });
}

// Tables of a few pieces, which together know all that can move; neighbours may share some. For few pieces small tables
// will do, which are made at once.
bool PartKnowledge::has_little_memory(const Work& work) { return work.memory != 0 && work.memory < SolveMemory::parts; }

Result<std::vector<PartTable>> PartKnowledge::make_tables(const Work& work) const {
    const Error stopped = stopped_error("while making tables");
    std::vector<PartTable> tables;
    if (part_.flips) {
        tables.push_back(PartTable::of_flips(spot_moves_, work));
        if (work.is_stopped()) return stopped;
        return tables;
    }
    const std::vector<Spots> goals = this->goals();
    const bool centres_move = goals.size() > 1;
    std::vector<std::uint8_t> pieces = this->pieces();
    std::erase_if(pieces, [&](std::uint8_t piece) {
        return std::all_of(spot_moves_.begin(), spot_moves_.end(),
                           [&](const SpotMove& move) { return move(piece, goals[0][piece]) == goals[0][piece]; });
    });
    const bool are_small = centres_move || pieces.size() <= 8 || has_little_memory(work);
    const std::size_t most = PartTable::max_pieces - (are_small ? 1 : 0);
    const std::size_t size = std::min(most, pieces.size());
    const std::size_t count = std::max<std::size_t>((pieces.size() + most - 1) / most, 1);
    std::vector<std::optional<PartTable>> made(count);
    parallel_for(work.threads, count, [&](std::size_t i) {
        const std::size_t first = count > 1 ? i * (pieces.size() - size) / (count - 1) : 0;
        const auto begin = pieces.begin() + static_cast<std::ptrdiff_t>(first);
        std::vector<std::uint8_t> chosen(begin, begin + static_cast<std::ptrdiff_t>(size));
        if (centres_move) chosen.push_back(centres);
        made[i] = PartTable::of_pieces(chosen, goals, spot_moves_, work);
    });
    if (work.is_stopped()) return stopped;
    for (std::optional<PartTable>& table : made) tables.push_back(*std::move(table));
    return tables;
}

std::optional<Error> PartKnowledge::why_not(const Spots& spots) const {
    const auto error = [](std::string message) {
        return Error{Fault::none_exists, "unreachable", std::move(message), {}};
    };
    if (!reach_ || reach_->goal_for(spots)) return {};
    if (const auto piece = reach_->stranded(spots))
        return error("these moves never bring the " + name_of(*piece) + " home from where it is");
    if (!part_.is_everything()) return error("these moves never bring all the pieces home together");
    return error("these moves cannot solve this cube: it is not in the group that they generate");
}

// More lessons than are needed make the way shorter.
std::optional<PieceByPiece::Word> PartKnowledge::long_way(const Spots& spots, const Work& work) const {
    constexpr std::size_t lessons = 20'000;
    constexpr std::size_t at_a_time = 500;
    std::vector<std::uint8_t> pieces{centres};
    for (const std::uint8_t piece : this->pieces()) pieces.push_back(piece);
    PieceByPiece way(pieces, reach_ ? *reach_->goal_for(spots) : spots_of(Cube(), Rotation()), spot_moves_);
    std::optional<PieceByPiece::Word> word;
    while (!word && !work.is_stopped()) {
        for (std::size_t i = 0; i < lessons && !work.is_stopped(); i += at_a_time) way.learn(at_a_time);
        word = way.solution(spots);
    }
    if (word) *word = without_repetition(*word);
    return word;
}

// Where one sequence ends and the next begins, two moves may be one, or none.
PieceByPiece::Word PartKnowledge::without_repetition(const PieceByPiece::Word& word) const {
    PieceByPiece::Word result;
    for (const std::uint8_t index : word) {
        const Move move = moves_[index];
        const bool are_parallel = !result.empty() && moves_[result.back()].axis() == move.axis();
        const Move both = are_parallel ? moves_[result.back()].with(move) : move;
        const auto at = std::find(moves_.begin(), moves_.end(), both);
        if (!are_parallel || (both.layers() != 0 && at == moves_.end())) {
            result.push_back(index);
            continue;
        }
        result.pop_back();
        if (both.layers() != 0) result.push_back(static_cast<std::uint8_t>(at - moves_.begin()));
    }
    return result;
}

bool PartKnowledge::is_reached(const Cube& cube) const {
    bool is_right = true;
    for (int i = 0; i < corner_count; ++i)
        if (part_.corners >> i & 1) is_right = is_right && cube.corner(i) == Cube().corner(i);
    for (int i = 0; i < edge_count; ++i) {
        if (part_.edges >> i & 1) is_right = is_right && cube.edge(i) == Cube().edge(i);
        if (part_.flips) is_right = is_right && cube.edge(i).orientation == 0;
    }
    return is_right;
}

}  // namespace trundle
