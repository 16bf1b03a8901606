// node compare.mjs PROGRAM [COUNT] [SEED]: COUNT random algorithms, and as many with random mistakes, must come out of
// PROGRAM (which reads one a line and answers with 54 facelets) as they do in cubing.js, sticker by sticker. Mistaken
// ones are compared only where cubing.js still reads them: whatever it reads, Trundle reads alike.
import { spawnSync } from "node:child_process";
import { cube3x3x3 } from "cubing/puzzles";
import { facelets_of } from "./facelets.mjs";

const [program, count = 10000, seed = 1] = process.argv.slice(2);

let state = BigInt(seed);
function below(bound) {  // SplitMix64, as in src/base/random.h
    const mask = (1n << 64n) - 1n;
    state = (state + 0x9e3779b97f4a7c15n) & mask;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    return Number((z ^ (z >> 31n)) % BigInt(bound));
}
const pick = (items) => items[below(items.length)];

const faces = [..."URFDLB"];
const families = [
    ...faces, ...faces.map((face) => face.toLowerCase()), ...faces.map((face) => face + "w"), ...faces.map((face) => face + "v"),
    ...faces.map((face) => "2" + face), ..."MESxyz",
];
const amounts = ["", "", "", "'", "'", "2", "2'", "3", "3'", "0", "4", "5'", "10", "13'", "2147483647"];
const group_amounts = ["", "", "'", "2", "2'", "3", "5'", "0"];

function algorithm(depth) {
    const length = below(depth === 0 ? 12 : 5);
    return Array.from({ length }, () => item(depth)).join(" ");
}

function item(depth) {
    const kind = depth < 4 ? below(14) : 13;
    const inner = () => algorithm(depth + 1);
    if (kind === 0) return `(${inner()})${pick(group_amounts)}`;
    if (kind === 1) return `[${inner()}, ${inner()}]${pick(group_amounts)}`;
    if (kind === 2) return `[${inner()}: ${inner()}]${pick(group_amounts)}`;
    if (kind === 3 && below(4) === 0) return `^(${inner()})`;
    if (kind === 3 && below(4) === 0) return ".";
    return pick(families) + pick(amounts);
}

const with_comment = (text) => (below(50) === 0 ? `${text} // [R, (U` : text);

function with_mistakes(text) {
    const characters = [...text];
    for (let i = below(3); i >= 0; --i) {
        const noise = pick([..."URFDLBurfdlbMESxyzwv0123456789'()[],:.^ /-+_"]);
        characters.splice(below(characters.length + 1), below(2), ...(below(2) ? [noise] : []));
    }
    return characters.join("");
}

const kpuzzle = await cube3x3x3.kpuzzle();
const facelets = facelets_of(kpuzzle);
function expected(text) {
    try {
        return facelets(kpuzzle.defaultPattern().applyAlg(text));
    } catch {
        return null;
    }
}

const right = Array.from({ length: Number(count) }, () => with_comment(algorithm(0)));
const mistaken = right.map(with_mistakes);
const texts = [...right, ...mistaken];
const answers = texts.map(expected);
const unread = right.filter((_, i) => answers[i] === null);
if (unread.length > 0) throw new Error(`cubing.js does not read ${unread[0]}`);

const { stdout, status } = spawnSync(program, { input: texts.join("\n") + "\n", maxBuffer: 1 << 30, encoding: "utf8" });
const ours = stdout.split("\n");
const is_bounded = (answer) => answer.includes("longer than");  // cubing.js multiplies permutations, Trundle lists moves
const differences = texts.flatMap((text, i) =>
    answers[i] === null || answers[i] === ours[i] || is_bounded(ours[i]) ? [] : [`${text}\n  cubing.js: ${answers[i]}\n  trundle:   ${ours[i]}`]);
const compared = answers.filter((answer) => answer !== null).length;
console.log(`${compared} algorithms compared (${compared - right.length} of them mistaken), ${differences.length} differ; seed ${seed}`);
console.log(differences.slice(0, 10).join("\n"));
process.exit(status === 0 && differences.length === 0 ? 0 : 1);
