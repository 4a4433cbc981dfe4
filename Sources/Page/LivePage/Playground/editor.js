// MARK: The playground's editor: the text of a scenario, with line numbers, colours and messages

const source = () => element("source");

/** A text without comments and trailing commas, which scripts do not read; every character stays in its place. */
function strict(text) {
  const blank = (part) => part.replace(/[^\n]/g, " ");
  return text
    .replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\//g, (part) => (part[0] === '"' ? part : blank(part)))
    .replace(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g, (part) => (part[0] === '"' ? part : " "));
}

const looksLikeScenario = (text) => strict(text).trimStart().startsWith("{");

/** A scenario with a box for every view that a visual format names, or null for another text. */
function scenarioOfFormats(text) {
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line && !line.startsWith("//"));
  if (lines.length === 0 || !lines.every((line) => /^([HV]:)?[|[]/.test(line))) return null;
  const ids = [...new Set(lines.flatMap((line) => [...line.matchAll(/\[([^\]()@]+)/g)].map(([, id]) => id.trim())))];
  const colors = ["systemBlue", "systemOrange", "systemGreen", "systemPurple", "systemPink", "systemTeal"];
  return {
    canvas: { size: [375, 240] },
    views: ids.map((id, index) => ({ id, backgroundColor: colors[index % colors.length], alpha: 0.6 })),
    constraints: lines,
  };
}

/** What the text says: a scenario, the words about a log, or errors. */
function read(text) {
  if (looksLikeScenario(text)) {
    // The engine has the better messages, with places.
    const made = solve(text, { option: 0, size: null, layers: state?.layers ?? data.layers, axis: 0 });
    if (made.errors) return { errors: made.errors };
    return { scenario: JSON.parse(strict(text)) };
  }
  const scenario = scenarioOfFormats(text);
  if (scenario) {
    const made = solve(JSON.stringify(scenario), { option: 0, size: null, layers: data.layers, axis: 0 });
    if (!made.errors) return { scenario };
    return { errors: made.errors.map(({ message, help }) => ({ message, help })) };
  }
  const isUnderstood = call("log", text);
  const report = JSON.parse(result(1));
  return isUnderstood ? { words: report.text } : { errors: report };
}

/** Lays out what the editor holds. While it has mistakes the picture stays as it was. */
function takeText() {
  const text = source().value;
  const found = read(text);
  showMistakes(found.errors ?? []);
  showReport(found.words);
  if (found.words !== undefined) {
    state = { ...state, text };
    remember("text");
  }
  if (!found.scenario) return;
  const option = shown().scenario.options[shown().option].name;
  readScenarios([found.scenario]);
  const same = variants.findIndex(({ scenario, option: place }) => scenario.options[place].name === option);
  const wanted = { ...copied(state), variant: Math.max(0, same), text };
  for (const forget of [known, ranks, firstValues, firstTexts]) forget.clear();
  fillOptions();
  // Changes may no longer fit.
  const refusals = show(wanted);
  if (refusals.length > 0) show({ ...wanted, changes: plain("", {}) });
  showOption();
  remember("text");
}

/** Shows what a log says in place of the picture. */
function showReport(words) {
  element("report").hidden = words === undefined;
  element("report").textContent = words ?? "";
  document.documentElement.toggleAttribute("data-report", words !== undefined);
}

const takeTextSoon = delayed(takeText, 150);

function showMistakes(mistakes) {
  const lines = new Map(mistakes.filter(({ line }) => line).map((one) => [one.line, one]));
  element("source-stale").hidden = mistakes.length === 0;
  paintSource(lines);
  element("mistakes").replaceChildren(...mistakes.map((one) => {
    const where = one.line ? `${one.line}: ` : "";
    const button = make("button", { type: "button", textContent: where + wordsOf(one) });
    button.addEventListener("click", () => goTo(one));
    return make("li", {}, button);
  }));
  source().setAttribute("aria-invalid", String(mistakes.length > 0));
  if (mistakes.length > 0) announce(`${mistakes.length} mistakes. ${wordsOf(mistakes[0])}`);
}

function goTo({ line, column }) {
  if (!line) return;
  const lines = source().value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  // Columns count bytes.
  const before = decoder.decode(encoder.encode(lines[line - 1] ?? "").slice(0, (column ?? 1) - 1));
  source().focus();
  source().setSelectionRange(start + before.length, start + (lines[line - 1] ?? "").length);
  element("sheet-of-text").scrollTop = (line - 4) * lineHeight();
}

const lineHeight = () => parseFloat(getComputedStyle(source()).lineHeight);

// MARK: Colours

const kinds = [
  [/\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y, "comment"], [/"(?:[^"\\\n]|\\.)*"?(?=\s*:)/y, "key"],
  [/"(?:[^"\\\n]|\\.)*"?/y, "string"], [/-?\d[\d.eE+-]*/y, "number"], [/\b(?:true|false|null)\b/y, "word"],
];

/** The text in parts of one colour. */
function* colored(text) {
  let [place, start] = [0, 0];
  while (place < text.length) {
    const found = kinds.map(([pattern, kind]) => {
      pattern.lastIndex = place;
      return { kind, part: pattern.exec(text)?.[0] };
    }).find(({ part }) => part);
    if (!found) {
      place += 1;
      continue;
    }
    if (start < place) yield { part: text.slice(start, place) };
    yield found;
    start = place += found.part.length;
  }
  if (start < place) yield { part: text.slice(start, place) };
}

/** The lines under the letters that are typed: numbers, colours and marks. */
let mistakenLines = new Map();

function paintSource(mistaken = mistakenLines) {
  mistakenLines = mistaken;
  const text = source().value;
  const lines = [[]];
  for (const { part, kind } of looksLikeScenario(text) ? colored(text) : [{ part: text }]) {
    part.split("\n").forEach((piece, index) => {
      if (index > 0) lines.push([]);
      if (piece) lines.at(-1).push(make("span", { className: kind ?? "", textContent: piece }));
    });
  }
  element("paint").replaceChildren(...lines.map((pieces, index) => {
    const mistake = mistaken.get(index + 1);
    return make("div", { className: mistake ? "mistaken" : "", title: mistake?.message ?? "" }, ...pieces, "\u200b");
  }));
  element("source").style.height = `${element("paint").offsetHeight}px`;
}

// MARK: The playground

playground.begin = (linked) => {
  const text = linked?.text ?? data.starters[0].text;
  source().value = text;
  for (const [index, { name }] of data.starters.entries()) {
    element("starter").append(make("option", { value: String(index), textContent: name }));
  }
  const found = read(text);
  showMistakes(found.errors ?? []);
  showReport(found.words);
  return [found.scenario ?? JSON.parse(strict(data.starters[0].text))];
};

/** Undo and redo put back the text, too. */
playground.restore = ({ text = data.starters[0].text }) => {
  if (source().value === text) return;
  source().value = text;
  const found = read(text);
  showReport(found.words);
  showMistakes(found.errors ?? []);
  if (!found.scenario) return;
  readScenarios([found.scenario]);
  fillOptions();
};

playground.changed = () => { element("put-in").disabled = element("reset").disabled; };

playground.listen = () => {
  source().addEventListener("input", () => {
    paintSource();
    takeTextSoon();
  });
  source().addEventListener("keydown", (event) => {
    completing(event);
  });
  element("starter").addEventListener("change", ({ target }) => {
    if (target.value === "") return;
    state.changes = plain("", {});
    source().value = data.starters[Number(target.value)].text;
    target.value = "";
    paintSource();
    takeText();
    element("sheet-of-text").scrollTop = 0;
  });
  element("put-in").addEventListener("click", () => {
    source().value = scenarioText();
    state.changes = plain("", {});
    paintSource();
    takeText();
  });
  listenToCompletion();
  new ResizeObserver(() => paintSource()).observe(element("editor"));
};
