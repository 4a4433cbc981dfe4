// Times updates of a live page's engine without a browser: `node page.mjs PAGE.html`. Prints a table row: the median of
// each kind of update in milliseconds. With `node page.mjs PAGE.html COUNT` it prints what the engine holds after a tenth
// of so many updates and after all of them, no two with the same text or width, and its memory, in kilobytes.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const updates = 41;
const html = readFileSync(process.argv[2], "utf8");
const part = (id) => html.match(new RegExp(`<script id="${id}"[^>]*>([^<]*)</script>`))[1];
const data = JSON.parse(part("data"));
const decoder = new TextDecoder();
const memory = (start, count) => new Uint8Array(engine.memory.buffer, start, count);

// What the page's script answers, for the characters that the page has.
const pairs = (row) => row.flatMap((value, index) => (index % 2 ? [] : [[value, row[index + 1]]]));
const faces = data.fonts.map(({ unitsPerEm, uses, isMain, measures }) => ({
  unitsPerEm, uses, isMain, ...measures,
  places: new Map(measures.characters.map((character, place) => [character, place])),
  kerning: measures.kerning.map((row) => new Map(pairs(row))),
}));
const tabular = 0xf0000;
const placeOf = ({ places }, character) => places.get(character) ?? places.get(character - tabular);
const imports = {
  face: (start, count, weight, character) => {
    const family = decoder.decode(memory(start, count));
    const own = [...faces.keys()].filter((number) =>
      faces[number].uses.some((use) => use.family === family && use.weight === weight));
    own.sort((one, other) => faces[other].isMain - faces[one].isMain);
    const place = own.findIndex((number) => faces[number].places.has(character));
    return own[place] * 256 + place;
  },
  unitsPerEm: (number) => faces[number].unitsPerEm,
  hasLigatures: (number) => (faces[number].hasLigatures ? 1 : 0),
  isGuess: () => 0,
  advance: (number, character) => faces[number].advances[placeOf(faces[number], character)],
  kerning: (number, first, second) => {
    const { left, right, kerning } = faces[number];
    return kerning[left[placeOf(faces[number], first)]].get(right[placeOf(faces[number], second)]) ?? 0;
  },
  word: () => 0,
  words: () => {},
  metric: (start, count, which) => data.families[decoder.decode(memory(start, count))]?.[which] ?? NaN,
  number: (start, count) => Number(decoder.decode(memory(start, count))),
};
const module = new WebAssembly.Module(gunzipSync(Buffer.from(part("module"), "base64")));
const engine = new WebAssembly.Instance(module, { page: imports }).exports;

const { options, ...body } = data.scenarios[0];
const scenario = { ...body, options: [{ ...options?.[0], name: "default" }] };
const option = scenario.options[0];
const [width, height] = scenario.canvas.size;

function solve(size) {
  const text = new TextEncoder().encode(JSON.stringify(scenario));
  const start = engine.allocate(text.length);
  memory(start, text.length).set(text);
  if (engine.solve(start, text.length, ...size, 0, data.layers, 0, 0) !== 0) throw new Error("not a scenario");
  const [report, picture] = [1, 0].map((which) =>
    decoder.decode(memory(engine.result(which), engine.resultLength(which))));
  return [JSON.parse(report), picture];
}

const kinds = {
  width: (count) => [width + (count % 40), height],
  constant: (count) => { option.constraints = { "title.leading": { constant: 12 + (count % 7) } }; },
  priority: (count) => { option.constraints = { "value.wish": { priority: 300 + (count % 7) } }; },
  text: (count) => { option.views = { "title 0": { text: `Platform ${count}` } }; },
};

function memoryRow(updates) {
  const edits = [kinds.constant, kinds.priority, (count) => [width + count / 64, height]];
  const kilobytes = [];
  for (let count = 1; count <= updates; count++) {
    kinds.text(count);
    solve(edits[count % edits.length](count) ?? [0, 0]);
    if (count * 10 === updates || count === updates) kilobytes.push(engine.allocated());
  }
  return [...kilobytes, engine.memory.buffer.byteLength].map((bytes) => Math.round(bytes / 1000));
}

const timesRow = () => Object.values(kinds).map((edit) => {
  const times = Array.from({ length: updates }, (_, count) => {
    const size = edit(count) ?? [0, 0];
    const start = process.cpuUsage();
    solve(size);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return times.sort((one, other) => one - other)[updates >> 1].toFixed(1);
});
const row = process.argv[3] ? memoryRow(Number(process.argv[3])) : timesRow();
console.log(`| ${row.join(" | ")} |`);
