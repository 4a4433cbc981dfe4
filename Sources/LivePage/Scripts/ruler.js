// MARK: The ruler: the widths at which something changes

/** The widths that the ruler shows, and what was found there. */
let breakpoints = null;
/** For what the breakpoints were found: everything but the width. */
let sweptFor = null;

function rulerRange() {
  return [Math.min(280, solution.canvas.width), Math.max(1024, solution.canvas.width)];
}

/** Looks for breakpoints once the reader pauses, since it may take a while. */
const lookForBreakpoints = delayed(() => {
  if (!solution || dragged) return;
  const canvas = changes().canvas ?? {};
  const subject = JSON.stringify([state.variant, state.changes, state.text, canvas.size?.[1], rulerRange()], (key, value) => (
    key === "size" ? value?.[1] : value));
  if (subject === sweptFor) return;
  sweptFor = subject;
  breakpoints = sweep(...rulerRange());
  showRuler();
}, 350);

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
  for (const one of breakpoints?.breakpoints ?? []) found.set(one.at, [...(found.get(one.at) ?? []), one]);
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
  const track = element("track");
  const widthAt = (x) => {
    const [from, to] = rulerRange();
    const box = track.getBoundingClientRect();
    return Math.min(to, Math.max(from, Math.round(from + (x - box.left) / box.width * (to - from))));
  };
  follow(track, {
    down: (event) => {
      if (event.target.closest(".breakpoint")) return null;
      resize(0, widthAt(event.clientX));
      return {};
    },
    move: (_, x) => resize(0, widthAt(x)),
  });
}
