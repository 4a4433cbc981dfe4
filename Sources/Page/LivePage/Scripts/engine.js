// MARK: The engine

const decoder = new TextDecoder();
const encoder = new TextEncoder();
let engine;

const memory = (start, count) => new Uint8Array(engine.memory.buffer, start, count);
const imports = {
  face: (start, count, weight, character) => face(decoder.decode(memory(start, count)), weight, character),
  unitsPerEm: (number) => faces[number].unitsPerEm,
  hasLigatures: (number) => (faces[number].hasLigatures ? 1 : 0),
  isGuess: (number) => (faces[number].places ? 0 : 1),
  advance, kerning,
  word: (number, start, count, isKerned) =>
    width(number, decoder.decode(memory(start, count)), isKerned === 1 ? "normal" : "none"),
  words: (start, count, result) => {
    let place = result;
    for (const { segment } of new Intl.Segmenter("th", { granularity: "word" }).segment(
      decoder.decode(memory(start, count)))) {
      memory(place, 1)[0] = 1;
      place += [...segment].length;
    }
  },
  metric: (start, count, which) => data.families[decoder.decode(memory(start, count))]?.[which] ?? NaN,
  number: (start, count) => {
    const text = decoder.decode(memory(start, count));
    return /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(text) ? Number(text) : NaN;
  },
};

/** The engine in base64: in the page or, if pages share it, in a script beside them. */
function moduleText() {
  const { src } = element("module").dataset;
  if (!src) return element("module").textContent;
  return new Promise((resolve, reject) => {
    const script = make("script", { src });
    script.addEventListener("load", () => resolve(window.layoutRenderModule));
    script.addEventListener("error", () => reject(new Error(`${src} has to be in the same folder`)));
    document.head.append(script);
  });
}

async function loadEngine() {
  const stream = new Blob([bytes(await moduleText())]).stream()
    .pipeThrough(new DecompressionStream("gzip"));
  const module = await new Response(stream).arrayBuffer();
  engine = (await WebAssembly.instantiate(module, { page: imports })).instance.exports;
}

function result(which) {
  return decoder.decode(memory(engine.result(which), engine.resultLength(which)));
}

/** Calls one of the engine's functions with a text and what else it takes.
    Returns whether it succeeded; the result is the engine's until the next call. */
function call(name, text, ...others) {
  const encoded = encoder.encode(text);
  const start = engine.allocate(encoded.length);
  memory(start, encoded.length).set(encoded);
  return engine[name](start, encoded.length, ...others) === 0;
}

/** Solves an option of a scenario, given as text, and draws it.
    The size is the canvas's in points, as the command line gives it, or null. A reader who tries sizes gets size
    classes that follow from them, as in a search for breakpoints. */
function solve(scenario, { option, size, layers, axis, isDark, isRightToLeft, triesSizes }) {
  search += 1;
  const flags = (isDark ? 1 : 0) | (isRightToLeft ? 2 : 0) | (data.boxes ? 4 : 0) | (triesSizes ? 8 : 0);
  const isSolved = call("solve", scenario, size?.[0] ?? 0, size?.[1] ?? 0, option, layers, axis, flags);
  const report = JSON.parse(result(1));
  if (!isSolved) return { errors: report };
  const { options: [solution], guessed, offsets, texts, sizeClasses } = report;
  return {
    solution, picture: result(0),
    told: { guessed, offsets: plain("", offsets), texts: plain("", texts), sizeClasses },
  };
}

/** Why a view is where it is: for each of its attributes a sentence, and the constraints that decide it. */
function reasons(view) {
  return call("why", view) ? JSON.parse(result(1)).lines : [];
}

/** The widths between two at which something changes in the last option that was solved. */
function sweep(from, to) {
  return engine.sweep(1, from, to) === 0 ? JSON.parse(result(1)) : null;
}
