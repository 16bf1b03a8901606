// The 54 facelets of a cubing.js pattern. Which piece is where on the cube is derived from cubing.js's own face turns,
// so that nothing about its numbering of pieces is taken on trust.

const letters = "URFDLB";
const normals = { U: [0, 1, 0], R: [1, 0, 0], F: [0, 0, 1], D: [0, -1, 0], L: [-1, 0, 0], B: [0, 0, -1] };
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const sum = (vectors) => vectors.reduce((a, b) => a.map((x, i) => x + b[i]), [0, 0, 0]);
const face_with = (normal) => [...letters].find((face) => dot(normals[face], normal) === 1);

// Where a face's sticker goes when the cube turns clockwise about another face.
const turned = (face, about) =>
    face_with(normals[face].map((x, i) => cross(normals[face], normals[about])[i] + dot(normals[face], normals[about]) * normals[about][i]));

// The index of the sticker on `side` of the piece that lies on all of `sides`: each face row by row, seen from outside.
function facelet(side, sides) {
    const at = sum(sides.map((face) => normals[face]));
    const top = normals[{ U: "B", D: "F" }[side] ?? "U"];
    const right = cross(top, normals[side]);
    return letters.indexOf(side) * 9 + (1 - dot(at, top)) * 3 + 1 + dot(at, right);
}

const permutations = (items) =>
    items.length < 2 ? [items] : items.flatMap((x, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [x, ...rest]));

// For each place of an orbit, the faces of its stickers in cubing.js's order of orientations.
function places_of(kpuzzle, orbit, count) {
    const move = (face) => kpuzzle.definition.moves[face][orbit];
    const touching = (place) =>
        [...letters].filter((face) => move(face).permutation[place] !== place || move(face).orientationDelta[place] !== 0);
    if (orbit === "CENTERS") return Array.from({ length: count }, (_, place) => touching(place));

    // A turn carries the sticker k of `from` to the sticker k + delta of `place`. Guess the order at place 0, carry it
    // everywhere, and keep the guess that never contradicts itself.
    for (const guess of permutations(touching(0))) {
        const places = [guess];
        let consistent = true;
        for (let changed = true; changed && consistent; ) {
            changed = false;
            for (const face of letters)
                move(face).permutation.forEach((from, place) => {
                    if (from === place || !places[from]) return;
                    const size = guess.length;
                    const carried = [];
                    places[from].forEach((side, k) => (carried[(k + move(face).orientationDelta[place]) % size] = turned(side, face)));
                    if (!places[place]) changed = true;
                    else if (places[place].join() !== carried.join()) consistent = false;
                    places[place] ??= carried;
                });
        }
        if (consistent && places.filter(Boolean).length === count) return places;
    }
    throw new Error(`the ${orbit} of cubing.js do not move as on a cube`);
}

export function facelets_of(kpuzzle) {
    const orbits = kpuzzle.definition.orbits.map(({ orbitName, numPieces }) => [orbitName, places_of(kpuzzle, orbitName, numPieces)]);
    return (pattern) => {
        const text = Array(54);
        for (const [orbit, places] of orbits) {
            const { pieces, orientation } = pattern.patternData[orbit];
            places.forEach((sides, place) => {
                const colours = places[pieces[place]];
                const twist = orbit === "CENTERS" ? 0 : orientation[place];
                colours.forEach((colour, k) => (text[facelet(sides[(k + twist) % sides.length], sides)] = colour));
            });
        }
        return text.join("");
    };
}
