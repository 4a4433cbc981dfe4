"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const element = (id) => document.getElementById(id);
  const layers = ["frames", "constraints", "priorities", "intrinsic", "margins", "guides", "baselines",
    "ambiguity", "conflicts", "legend", "passes"];
  const dark = matchMedia("(prefers-color-scheme: dark)");

  /** The scenarios as the reader has changed them, and the one option that is shown. */
  let state;
  let engine;
  let solution;
  /** The errors in the scenario as last edited; if there are any, the solution is the previous one. */
  let errors = [];

  function bytes(base64) {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  }

  // MARK: Fonts

  /** Measurements of the fonts' characters in font units, from the tool's own HarfBuzz: the `advances` and
      the `left` and `right` classes in the order of `characters`, and the `kerning`: for each left class,
      right classes alternating with values. */
  const faces = data.fonts.map(({ unitsPerEm, measures }, number) => ({
    unitsPerEm, css: `${unitsPerEm}px "Face ${number}"`, hasLigatures: measures.hasLigatures,
    places: new Map(measures.characters.map((character, place) => [character, place])),
    advances: measures.advances, left: measures.left, right: measures.right,
    kerning: measures.kerning.map((row) => new Map(pairs(row))),
  }));
  const canvas = document.createElement("canvas").getContext("2d");

  function* pairs(row) {
    for (let index = 0; index < row.length; index += 2) yield [row[index], row[index + 1]];
  }

  async function loadFonts() {
    const load = async (name, font, descriptors) => {
      document.fonts.add(await new FontFace(name, bytes(font.base64), descriptors).load());
    };
    await Promise.all(data.fonts.flatMap((font, number) => [
      // To draw with, and to measure whole words.
      ...font.uses.map((use) => load(font.isMain ? use.family : `${use.family} Foreign`, font,
        { weight: String(use.weight), unicodeRange: font.range })),
      ...(font.isMain && font.uses.every((use) => !(use.family in data.families))
        ? [] : [load(`Face ${number}`, font, {})]),
    ]));
  }

  /** The faces of a family and weight in the order in which they are searched for a character: the family's
      own first, the browser's last. */
  const order = new Map();
  function facesFor(family, weight) {
    const key = `${weight} ${family}`;
    if (!order.has(key)) {
      const isAsked = (font) => font.uses.some((use) => use.family === family && use.weight === weight);
      const own = [...data.fonts.keys()].filter((number) => isAsked(data.fonts[number]));
      own.sort((one, other) => data.fonts[other].isMain - data.fonts[one].isMain);
      const css = `${weight} 2048px "${family}", "${family} Foreign", sans-serif`;
      order.set(key, [...own, faces.push({ unitsPerEm: 2048, css }) - 1]);
    }
    return order.get(key);
  }

  /** The number of the first face with a character times 256, plus its place in the order. */
  function face(family, weight, character) {
    const found = facesFor(family, weight);
    const place = found.findIndex((number) => !faces[number].places || faces[number].places.has(character));
    return found[place] * 256 + Math.min(place, 255);
  }

  /** The offset added to a code point for its tabular figure; not all characters have one. */
  const tabular = 0xf0000;

  function placeOf(number, character) {
    const { places } = faces[number];
    return places?.get(character) ?? places?.get(character - tabular);
  }

  function advance(number, character) {
    const place = placeOf(number, character);
    if (place !== undefined) return faces[number].advances[place];
    return width(number, String.fromCodePoint(character < tabular ? character : character - tabular));
  }

  function kerning(number, first, second) {
    const { left, right, kerning } = faces[number];
    const [one, other] = [placeOf(number, first), placeOf(number, second)];
    if (one === undefined || other === undefined) return 0;
    return kerning[left[one]].get(right[other]) ?? 0;
  }

  /** The width of a text in font units, which are pixels at the font size used. */
  function width(number, text, kerning = "normal") {
    canvas.font = faces[number].css;
    canvas.fontKerning = kerning;
    canvas.textRendering = "geometricPrecision";
    return Math.round(canvas.measureText(text).width);
  }

  // MARK: The engine

  const decoder = new TextDecoder();
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
      const script = document.createElement("script");
      script.addEventListener("load", () => resolve(window.layoutRenderModule));
      script.addEventListener("error", () => reject(new Error(`${src} has to be in the same folder`)));
      script.src = src;
      document.head.append(script);
    });
  }

  async function loadEngine() {
    const stream = new Blob([bytes(await moduleText())]).stream().pipeThrough(new DecompressionStream("gzip"));
    const module = await new Response(stream).arrayBuffer();
    engine = (await WebAssembly.instantiate(module, { page: imports })).instance.exports;
  }

  function result(which) {
    return decoder.decode(memory(engine.result(which), engine.resultLength(which)));
  }

  /** Solves the scenario as it is now. */
  function run() {
    const text = new TextEncoder().encode(JSON.stringify(state.scenario));
    const start = engine.allocate(text.length);
    memory(start, text.length).set(text);
    const flags = (dark.matches ? 1 : 0) | (state.rightToLeft ? 2 : 0) | (data.boxes ? 4 : 0);
    const status = engine.solve(start, text.length, state.size ? state.size[0] : 0,
      state.size ? state.size[1] : 0, state.option, state.layers, state.axis, flags);
    const report = JSON.parse(result(1));
    return status === 0 ? { solution: report, picture: result(0) } : { errors: report };
  }

  // MARK: The scenario

  const option = () => state.scenario.options[state.option];

  function begin() {
    const scenarios = data.scenarios.map((scenario) => JSON.parse(JSON.stringify(scenario), plain));
    const variants = scenarios.flatMap((scenario) => {
      if (!scenario.options || scenario.options.length === 0) scenario.options = [{ name: "default" }];
      scenario.options.forEach(override);
      return shownOptions(scenario).map((option) => ({ scenario, option }));
    });
    state = {
      ...variants[0], variants, size: data.size && [...data.size], axis: data.axis, rightToLeft: data.rightToLeft,
      layers: data.layers,
    };
  }

  /** Makes objects without a prototype, because any name of a view or constraint can be a key. */
  function plain(key, value) {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? Object.assign(Object.create(null), value) : value;
  }

  /** Overrides an option's canvas with the settings from the command line. */
  function override(one) {
    if (Object.keys(data.canvas).length === 0) return;
    const canvas = { ...one.canvas, ...data.canvas };
    if (data.canvas.device) {
      for (const key of ["size", "scale", "safeArea", "horizontalSizeClass", "verticalSizeClass"]) delete canvas[key];
    }
    one.canvas = canvas;
  }

  /** The positions of the options that the page was made for. */
  function shownOptions(scenario) {
    const all = [...scenario.options.keys()];
    const shown = all.filter((index) => data.options.includes(scenario.options[index].name));
    return shown.length ? shown : all;
  }

  function patch(kind, name) {
    option()[kind] ??= plain(kind, {});
    return (option()[kind][name] ??= {});
  }

  /** The views that show a text, with the key that holds it. */
  function* textViews(views) {
    for (const view of views) {
      const own = { ...view, ...option().views?.[view.id] };
      const key = { label: "text", textView: "text", textField: "text", button: "title" }[view.type];
      if (view.id !== undefined && key) yield { id: view.id, type: view.type, key, value: own[key] ?? "" };
      yield* textViews(view.subviews ?? []);
    }
  }

  // MARK: Display

  function make(name, attributes, ...children) {
    const made = document.createElement(name);
    Object.assign(made, attributes);
    made.append(...children);
    return made;
  }

  function update() {
    const made = run();
    const findings = element("findings");
    findings.className = "";
    errors = made.errors ?? [];
    if (made.errors) {
      findings.className = "bad";
      findings.textContent = made.errors.map((error) => error.message + (error.help ? ` (${error.help})` : "")).join("\n");
      return;
    }
    solution = made.solution.options[0];
    element("picture").replaceChildren(drawing(made.picture));
    const { width, height } = solution.canvas;
    showNumber(element("width"), width);
    showNumber(element("height"), height);
    const sentence = (clause) => clause[0].toUpperCase() + clause.slice(1) + ".";
    const conflicts = solution.conflicts.map(
      (conflict) => `Conflict: ${conflict.message}. ${sentence(conflict.help)}`);
    findings.textContent = [...conflicts, ...solution.warnings.map((warning) => warning.message)].join("\n")
      || "No findings.";
    if (conflicts.length) findings.className = "bad";
    showFrames();
    showConstraints();
    placeHandles();
  }

  const elements = new Set(["svg", "title", "desc", "defs", "clipPath", "g", "path", "text", "tspan", "image"]);

  /** Images are in the picture itself, where they can neither load nor run anything. */
  function isCarried(part) {
    return part.localName === "image" && /^data:image\/(png|svg\+xml);base64,/.test(part.getAttribute("href"));
  }

  /** The engine's picture. It needs only markup that describes its look, so anything else is refused. */
  function drawing(picture) {
    const root = new DOMParser().parseFromString(picture, "image/svg+xml").documentElement;
    for (const part of [root, ...root.querySelectorAll("*")]) {
      const isSafe = elements.has(part.localName) && part.namespaceURI === "http://www.w3.org/2000/svg"
        && part.getAttributeNames().every((name) => !/^on|href$|^style$/i.test(name)
          || name === "href" && isCarried(part));
      if (!isSafe) throw new Error(`the picture contains a <${part.localName}>, which is not allowed`);
    }
    return document.adoptNode(root);
  }

  const rounded = (value) => Math.round(value * 1000) / 1000;

  function showNumber(input, value) {
    if (document.activeElement !== input) input.value = rounded(value);
  }

  function showFrames() {
    element("frames").replaceChildren(...solution.views.map((view) => {
      const row = make("tr", {}, make("td", { textContent: view.id }));
      row.append(...view.frame.map((value) => make("td", { textContent: rounded(value) })));
      return row;
    }));
  }

  function showTexts() {
    const rows = [...textViews(state.scenario.views)].map(({ id, type, key, value }) => {
      const field = make(type === "label" || type === "textView" ? "textarea" : "input", { value });
      if (field.rows) field.rows = Math.min(4, 1 + Math.floor(value.length / 40));
      field.addEventListener("input", () => {
        patch("views", id)[key] = field.value;
        update();
      });
      return make("div", { className: "text" }, make("label", {}, `${id} `, field));
    });
    element("texts").replaceChildren(...(rows.length ? rows : ["No view shows text."]));
  }

  /** A row for each constraint of the option by name, including those that the reader has switched off. */
  const constraintRows = new Map();

  function showConstraints() {
    const own = new Map(solution.constraints.filter((constraint) => constraint.origin === "explicit")
      .map((constraint) => [constraint.identifier, constraint]));
    for (const name of own.keys()) {
      if (constraintRows.has(name)) continue;
      constraintRows.set(name, constraintRow(name));
      element("constraints").append(constraintRows.get(name));
    }
    for (const [name, row] of constraintRows) {
      const constraint = own.get(name);
      const [priority, number, active] = row.querySelectorAll("input");
      row.className = "constraint" + (!constraint ? "" : constraint.broken ? " broken"
        : constraint.satisfied ? "" : " gives");
      active.checked = Boolean(constraint);
      if (!constraint) continue;
      row.querySelector("code").textContent = constraint.description
        + (constraint.satisfied ? "" : ` (off by ${rounded(constraint.error)})`);
      showNumber(priority, constraint.priority);
      showNumber(number, constraint.constant);
    }
  }

  function constraintRow(name) {
    const change = (key, read) => (event) => {
      const value = read(event.target);
      if (Number.isNaN(value)) return;
      patch("constraints", name)[key] = value;
      update();
    };
    const number = (label, key, limits) => {
      const input = make("input", { type: "number", step: "any", ...limits });
      input.addEventListener("input", change(key, (target) => target.valueAsNumber));
      return make("label", {}, label, input);
    };
    const active = make("input", { type: "checkbox" });
    active.addEventListener("change", change("active", (target) => target.checked));
    const row = make("div", { className: "constraint" }, make("code", { textContent: name }),
      make("div", { className: "numbers" }, number("priority ", "priority", { min: 0.001, max: 1000 }),
        number("constant ", "constant", {}), make("label", {}, active, " active")));
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", name);
    return row;
  }

  function showLayers() {
    element("layers").replaceChildren(...layers.map((name, index) => {
      const input = make("input", { type: "checkbox", checked: Boolean(state.layers & 1 << index) });
      input.addEventListener("change", () => {
        state.layers ^= 1 << index;
        update();
      });
      return make("label", {}, input, ` ${name}`);
    }));
  }

  function showOptions() {
    element("variant").replaceChildren(...state.variants.map(({ scenario, option }, index) => {
      const { title, name } = scenario.options[option];
      return make("option", { value: String(index), textContent: title ?? name });
    }));
    element("variant").value = String(state.variants.findIndex(
      ({ scenario, option }) => scenario === state.scenario && option === state.option));
    element("title").textContent = state.scenario.title ?? data.name;
    element("description").textContent = state.scenario.description ?? "";
  }

  // MARK: Dragging

  /** Where the canvas is on the page, and how many pixels of the page a point takes. */
  function geometry() {
    const mockup = element("picture").querySelector(".mockup");
    if (!mockup) return null;
    const [stage, box] = [element("stage"), mockup.getBoundingClientRect()];
    const origin = stage.getBoundingClientRect();
    return {
      left: box.left - origin.left + stage.scrollLeft, top: box.top - origin.top + stage.scrollTop,
      width: box.width, height: box.height, scale: box.width / solution.canvas.width,
    };
  }

  function placeHandles() {
    const place = geometry();
    for (const [axis, handle] of [element("drag-width"), element("drag-height")].entries()) {
      handle.hidden = !place;
      if (!place) continue;
      const value = axis === 0 ? solution.canvas.width : solution.canvas.height;
      handle.style.left = `${axis === 0 ? place.left + place.width - 5 : place.left + place.width / 2 - 24}px`;
      handle.style.top = `${axis === 0 ? place.top + place.height / 2 - 24 : place.top + place.height - 5}px`;
      handle.setAttribute("aria-valuenow", rounded(value));
      handle.setAttribute("aria-valuetext", `${rounded(value)} points`);
    }
  }

  function resize(axis, value) {
    if (!Number.isFinite(value)) return;
    const size = state.size ?? [solution.canvas.width, solution.canvas.height];
    size[axis] = Math.min(10000, Math.max(1, value));
    state.size = size;
    update();
  }

  function follow(handle, axis) {
    let start = null;
    let frame = 0;
    handle.addEventListener("pointerdown", (event) => {
      const { width, height } = solution.canvas;
      start = { at: axis === 0 ? event.clientX : event.clientY, value: axis === 0 ? width : height, scale: geometry().scale };
      handle.setPointerCapture(event.pointerId);
      event.preventDefault();
      handle.focus();
    });
    handle.addEventListener("pointermove", (event) => {
      if (!start) return;
      const moved = (axis === 0 ? event.clientX : event.clientY) - start.at;
      const value = Math.round(start.value + moved / start.scale);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => resize(axis, value));
    });
    for (const end of ["pointerup", "pointercancel"]) handle.addEventListener(end, () => { start = null; });
    handle.addEventListener("keydown", (event) => {
      const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1, PageUp: -20, PageDown: 20 };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const { width, height } = solution.canvas;
      resize(axis, (axis === 0 ? width : height) + step * (event.shiftKey ? 10 : 1));
    });
  }

  // MARK: The page

  function showAll() {
    constraintRows.clear();
    element("constraints").replaceChildren();
    showOptions();
    showTexts();
    showLayers();
    element("axis").value = String(state.axis);
    element("rtl").checked = state.rightToLeft;
    update();
  }

  function listen() {
    const on = (id, event, action) => element(id).addEventListener(event, action);
    on("variant", "change", (event) => {
      Object.assign(state, state.variants[Number(event.target.value)]);
      showAll();
    });
    on("width", "input", (event) => resize(0, event.target.valueAsNumber));
    on("height", "input", (event) => resize(1, event.target.valueAsNumber));
    on("axis", "change", (event) => {
      state.axis = Number(event.target.value);
      update();
    });
    on("rtl", "change", (event) => {
      state.rightToLeft = event.target.checked;
      update();
    });
    on("controls", "submit", (event) => event.preventDefault());
    on("reset", "click", () => {
      begin();
      showAll();
    });
    follow(element("drag-width"), 0);
    follow(element("drag-height"), 1);
    dark.addEventListener("change", update);
    addEventListener("resize", placeHandles);
  }

  async function start() {
    await Promise.all([loadFonts(), loadEngine()]);
    begin();
    listen();
    showAll();
    document.documentElement.dataset.ready = "true";
  }

  start().catch((error) => {
    element("findings").className = "bad";
    element("findings").textContent = `The page cannot solve its layout: ${error.message}`;
    throw error;
  });

  // For tests and the curious: the solution that is shown.
  window.layout = {
    get solution() { return solution; }, get scenario() { return state.scenario; }, get errors() { return errors; },
    get memory() { return engine.allocated(); },
  };
})();
