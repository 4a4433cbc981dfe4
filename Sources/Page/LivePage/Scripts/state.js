// MARK: The state: what the reader has changed, and what came of it

/** The changes by option, the option that is shown, and how it is shown. */
let state;
/** The solution that is shown, and the picture's markup. */
let solution;
/** What the engine tells besides: the characters that it has `guessed` the widths of, since only the browser has a font
    for them; by the views' ids, the `offsets` by which contents of scroll views are moved, and the plain `texts`; the
    `sizeClasses`. */
let told;
/** The errors of the last change, which was refused if there are any; the solution is then the one before. */
let errors = [];
/** The scenario of the last change, refused or not. */
let attempt;

/** How long the last layout took, in milliseconds. */
let solvingTime = 0;

const beginning = () => ({ variant: 0, changes: plain("", {}), layers: data.layers, axis: data.axis });

const shown = () => variants[state.variant];
const changes = () => state.changes[shown().key] ?? {};

/** How the engine is to lay out and draw a state. */
function manner({ variant, changes, layers, axis }) {
  const { option, key } = variants[variant];
  const canvas = changes[key]?.canvas ?? {};
  const keepsSize = !canvas.size && !canvas.device && !canvas.orientation;
  return {
    option, layers, axis, size: keepsSize ? data.size : null,
    isDark: canvas.appearance ? canvas.appearance === "dark" : dark.matches,
    isRightToLeft: data.rightToLeft && !canvas.layoutDirection, triesSizes: canvas.size !== undefined,
  };
}

function solved(wanted, extra) {
  const scenario = changedScenario(variants[wanted.variant], wanted.changes, extra);
  const start = performance.now();
  const made = solve(JSON.stringify(scenario), manner(wanted));
  solvingTime = performance.now() - start;
  return { scenario, ...made };
}

/** Shows a state, if it can be laid out. Returns the errors otherwise. */
function show(wanted) {
  const made = solved(wanted);
  attempt = made.scenario;
  errors = made.errors ?? [];
  if (made.errors) return made.errors;
  const isOther = !state || state.variant !== wanted.variant;
  state = wanted;
  ({ solution, told } = made);
  showSolution(made.picture, isOther);
  return [];
}

/** Makes a change that the reader can undo, if the result can be laid out. Returns the errors otherwise.
    Changes of the same `what` soon after one another are one. */
function change(what, edit) {
  const wanted = copied(state);
  edit((wanted.changes[shown().key] ??= plain("", {})), wanted);
  prune(wanted);
  const found = show(wanted);
  if (found.length === 0) remember(what);
  return found;
}

/** Leaves out what changes nothing. */
function prune(wanted) {
  for (const [key, change] of Object.entries(wanted.changes)) {
    for (const kind of ["views", "constraints"]) {
      for (const [name, keys] of Object.entries(change[kind] ?? {})) {
        if (Object.keys(keys).length === 0) delete change[kind][name];
      }
    }
    for (const [kind, value] of Object.entries(change)) {
      if (Object.keys(value).length === 0) delete change[kind];
    }
    if (Object.keys(change).length === 0) delete wanted.changes[key];
  }
}

/** Sets a key of a view or a constraint of the option; undefined takes the change back. */
function set(kind, name, key, value) {
  return change(`${kind} ${name} ${key}`, (option) => {
    const keys = ((option[kind] ??= plain("", {}))[name] ??= plain("", {}));
    if (value === undefined) delete keys[key];
    else keys[key] = value;
  });
}

function setCanvas(keys) {
  return change(`canvas ${Object.keys(keys).join(" ")}`, (option) => {
    const canvas = Object.assign((option.canvas ??= plain("", {})), keys);
    // Another device or orientation has a size of its own.
    if (("device" in keys || "orientation" in keys) && !("size" in keys)) delete canvas.size;
    for (const [key, value] of Object.entries(keys)) if (value === undefined) delete canvas[key];
  });
}

// MARK: What is known about the layout that is shown

/** What pictures and messages call a view. */
function nameOf(id) {
  return names.get(id) ?? id;
}
let names = new Map();

/** The frames of the views in the root's coordinates. */
function absoluteFrames() {
  const places = new Map();
  for (const view of solution.views) {
    const [x, y, width, height] = view.frame;
    const above = view.superview === null ? null : places.get(view.superview);
    const [across, down] = told.offsets[view.superview] ?? [0, 0];
    const [left, top] = above ? [above.left + x - across, above.top + y - down] : [0, 0];
    places.set(view.id, { left, top, width, height, isHidden: view.hidden });
  }
  return places;
}
