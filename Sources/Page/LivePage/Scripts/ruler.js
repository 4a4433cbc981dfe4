// MARK: The ruler: the widths at which something changes

/** What changes at which widths, as far as it is known; null before it is looked for. */
let breakpoints = null;
/** For what breakpoints are wanted, and for what they were found: everything but the width. */
let [subject, sweptFor] = [null, null];
/** The search that is going on; another solution ends it. */
let search = 0;
let isWarm = false;
/** Above so many milliseconds for one layout, the reader has to ask for the many that a search takes. */
const patience = 100;

function rulerRange() {
  return [Math.min(280, solution.canvas.width), Math.max(1024, solution.canvas.width)];
}

/** Looks for breakpoints once the reader pauses. */
const lookForBreakpoints = delayed(() => {
  if (!solution || dragged) return;
  const { variant, changes, text } = copied(state);
  for (const { canvas } of Object.values(changes)) delete canvas?.size;
  prune({ changes });
  subject = JSON.stringify([variant, changes, text, solution.canvas.height, rulerRange()]);
  if (breakpoints && subject === sweptFor) return;
  breakpoints = null;
  showRuler();
  // The first layout takes longer: the browser is still compiling the engine.
  if (solvingTime > patience && !isWarm) solved(state);
  isWarm = true;
  if (solvingTime <= patience) findBreakpoints();
  else element("find-breakpoints").hidden = false;
}, 350);

/** Searches piece by piece, so that the page stays usable. */
async function findBreakpoints() {
  const own = search;
  const [from, to] = rulerRange();
  const pieces = 24;
  const found = [];
  element("find-breakpoints").hidden = true;
  for (let piece = 0; piece < pieces; piece++) {
    await new Promise((done) => { setTimeout(done); });
    if (search !== own) return;
    const [start, end] = [piece, piece + 1].map((count) => from + (to - from) * count / pieces);
    found.push(...sweep(start, end)?.breakpoints ?? []);
  }
  [breakpoints, sweptFor] = [found, subject];
  showRuler();
}

const shareOf = (width) => {
  const [from, to] = rulerRange();
  return (width - from) / (to - from);
};

function showRuler() {
  const [from, to] = rulerRange();
  const track = element("track");
  const marks = changesByWidth().filter(([at]) => at >= from && at <= to);
  track.replaceChildren(...widths(from, to).map(tick), ...marks.map(breakpointButton), element("thumb"));
  element("ruler-count").textContent = breakpoints ? `${marks.length || "no"} breakpoint${marks.length === 1 ? "" : "s"}` : "";
  moveThumb();
}

/** The widths at which something changes, each with all that does. */
function changesByWidth() {
  const found = new Map();
  for (const one of breakpoints ?? []) found.set(one.at, [...(found.get(one.at) ?? []), one]);
  return [...found];
}

/** The round widths that have a number. */
function widths(from, to) {
  const step = [20, 50, 100, 200, 500, 1000].find((one) => (to - from) / one <= 10) ?? 2000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

function tick(width) {
  const made = make("span", { className: "tick", textContent: width });
  made.style.left = `${shareOf(width) * 100}%`;
  return made;
}

function breakpointButton([at, found]) {
  const title = `${written(at)}: ${found.map(({ message }) => message).join("\n")}`;
  const kinds = [...new Set(found.map(({ kind }) => kind))].join(" ");
  const made = make("button", { type: "button", className: `breakpoint ${kinds}`, title, ariaLabel: title });
  made.style.left = `${shareOf(at) * 100}%`;
  made.addEventListener("click", () => {
    resize(0, at);
    const [{ view, constraint }] = found;
    if (rows.has(constraint)) select({ constraint });
    else if (groups.has(view)) select({ view });
    announce(title);
  });
  return made;
}

function moveThumb() {
  const [from, to] = rulerRange();
  const { width } = solution.canvas;
  element("thumb").style.left = `${shareOf(width) * 100}%`;
  element("thumb").title = `${rounded(width)} points`;
  element("track").dataset.range = `${from}–${to}`;
}

function listenToRuler() {
  element("find-breakpoints").addEventListener("click", findBreakpoints);
  const track = element("track");
  const widthAt = (x) => {
    const [from, to] = rulerRange();
    const box = track.getBoundingClientRect();
    return Math.min(to, Math.max(from, Math.round(from + (x - box.left) / box.width * (to - from))));
  };
  follow(track, {
    down: (event) => {
      if (event.target.closest(".breakpoint")) return null;
      heldFit = currentZoom();
      resize(0, widthAt(event.clientX));
      return {};
    },
    move: (_, x) => resize(0, widthAt(x)),
    up: () => {
      heldFit = null;
      applyZoom();
    },
  });
}
