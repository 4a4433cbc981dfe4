// MARK: The scenarios, and how the reader's changes are put into them

/** The scenarios as the command read them, every one with options. */
let scenarios;
/** The options that the page shows: each a scenario and the position of one of its options. */
let variants;

function readScenarios(texts) {
  scenarios = texts.map(copied);
  variants = scenarios.flatMap((scenario, place) => {
    if (!scenario.options || scenario.options.length === 0) scenario.options = [plain("", { name: "default" })];
    scenario.options.forEach(override);
    return shownOptions(scenario).map((option) => (
      { scenario, option, key: `${place}/${scenario.options[option].name}` }));
  });
}

/** What a device determines; one that is named replaces these where they are given explicitly. */
const byDevice = ["size", "scale", "safeArea", "barHeights", "horizontalSizeClass", "verticalSizeClass"];

/** Overrides an option's canvas with the settings from the command line. */
function override(one) {
  if (Object.keys(data.canvas).length > 0) one.canvas = patched(one.canvas, data.canvas);
}

/** A patch of a canvas with more keys in it. */
function patched(canvas, keys) {
  const result = plain("", { ...canvas });
  if (keys.device) for (const key of byDevice) delete result[key];
  return Object.assign(result, keys);
}

/** The positions of the options that the page was made for. */
function shownOptions(scenario) {
  const all = [...scenario.options.keys()];
  const shown = all.filter((index) => data.options.includes(scenario.options[index].name));
  return shown.length ? shown : all;
}

/** The device of an option with the reader's changes; null for a canvas that is only a size. */
function deviceOf(scenario, option, canvas = {}) {
  if (canvas.device) return canvas.device;
  if (data.size) return null;
  const layers = [scenario.options[option].canvas ?? {}, scenario.canvas ?? {}];
  const layer = layers.find(({ device, size }) => device || size);
  return layer ? layer.device ?? null : data.defaultDevice;
}

/** The canvas of an option with the reader's changes in it. */
function changedCanvas(scenario, option, canvas) {
  const { size, ...others } = canvas;
  let result = patched(scenario.options[option].canvas, others);
  if (canvas.orientation && result.size) {
    // An orientation turns a size.
    const [short, long] = [...result.size].sort((one, other) => one - other);
    result.size = canvas.orientation === "landscape" ? [long, short] : [short, long];
  }
  if (size) {
    // A size alone would mean no device, and a device alone what else is given explicitly.
    const device = deviceOf(scenario, option, canvas);
    if (device && !result.device) {
      const kept = Object.fromEntries(byDevice.filter((key) => key in (scenario.canvas ?? {}))
        .map((key) => [key, scenario.canvas[key]]));
      result = plain("", { ...kept, ...result, device });
    }
    if (!device) delete result.device;
    result.size = size;
  }
  return result;
}

/** A scenario as a file of its own: in it, nothing says that size classes follow from a size that the reader has chosen
    for a device. */
function withSizeClasses(scenario) {
  const { option } = shown();
  const own = scenario.options[option];
  if (!manner(state).triesSizes || !own.canvas?.device) return scenario;
  const options = scenario.options.with(option, { ...own, canvas: { ...own.canvas, ...told.sizeClasses } });
  return { ...scenario, options };
}

const merged = (patches, changes) => plain("", {
  ...patches,
  ...Object.fromEntries(Object.entries(changes).map(([name, keys]) => [name, { ...patches?.[name], ...keys }])),
});

/** An option with the reader's changes in it. */
function changedOption(scenario, option, { canvas, views, constraints, added }) {
  const result = plain("", { ...scenario.options[option] });
  if (canvas) result.canvas = changedCanvas(scenario, option, canvas);
  if (views) result.views = merged(result.views, views);
  if (constraints) result.constraints = merged(result.constraints, constraints);
  if (added?.length) result.addedConstraints = [...(result.addedConstraints ?? []), ...added];
  return result;
}

/** A scenario with the changes of all its options; `extra` constraints are added to one of them. */
function changedScenario({ scenario, option }, changes, extra = []) {
  const place = scenarios.indexOf(scenario);
  // The engine keeps what is in front of the options, if it is the same.
  const { options, ...others } = scenario;
  return plain("", {
    ...others,
    options: options.map((one, index) => {
      const change = changes[`${place}/${one.name}`];
      const isShown = index === option && extra.length > 0;
      if (!change && !isShown) return one;
      return changedOption(scenario, index, { ...change, added: [...(change?.added ?? []), ...(isShown ? extra : [])] });
    }),
  });
}

// MARK: What is in a scenario

/** The views of a scenario by their ids, as it has them, with the keys of their templates. */
function viewsByID({ scenario, option }) {
  const found = new Map([["root", scenario.root ?? {}]]);
  const visit = (views) => {
    for (const view of views ?? []) {
      if (view.id !== undefined) found.set(view.id, { ...scenario.templates?.[view.template], ...view });
      visit(view.subviews);
    }
  };
  visit(scenario.views);
  visit(scenario.options[option].addedViews);
  return found;
}

/** The constraints that a scenario lists, as it has them. */
function* listedConstraints({ scenario, option }) {
  const inside = function* (views) {
    for (const view of views ?? []) {
      yield* view.constraints ?? [];
      yield* inside(view.subviews);
    }
  };
  yield* scenario.constraints ?? [];
  yield* inside(scenario.views);
  yield* scenario.options[option].addedConstraints ?? [];
}

/** The key that holds what a view of a kind says. */
const textKeys = plain("", { label: "text", textView: "text", textField: "text", button: "title" });

/** The characters of a text, which may be in parts. */
const characters = (text) => (Array.isArray(text)
  ? text.map((part) => (typeof part === "string" ? part : part.text ?? "")).join("") : text ?? "");

/** A text with other characters; where it is in parts, they go into the part in which they differ. */
function withCharacters(text, wanted) {
  if (!Array.isArray(text)) return wanted;
  const old = characters(text);
  const least = Math.min(old.length, wanted.length);
  let [start, rest] = [0, 0];
  while (start < least && old[start] === wanted[start]) start += 1;
  while (rest < least - start && old.at(-1 - rest) === wanted.at(-1 - rest)) rest += 1;
  let inserted = wanted.slice(start, wanted.length - rest);
  let place = 0;
  return text.map((part) => {
    const own = characters([part]);
    const [from, to] = [start, old.length - rest].map((end) => Math.max(0, Math.min(own.length, end - place)));
    const isHere = inserted !== null && start - place <= own.length;
    const changed = own.slice(0, from) + (isHere ? inserted : "") + own.slice(to);
    if (isHere) inserted = null;
    place += own.length;
    return typeof part === "string" ? changed : { ...part, text: changed };
  });
}
