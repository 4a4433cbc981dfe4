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
  const subject = JSON.stringify([state.variant, state.changes, canvas.size?.[1], rulerRange()], (key, value) => (
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
  const marks = (breakpoints?.breakpoints ?? []).filter(({ at }) => at >= from && at <= to);
  track.replaceChildren(...widths(from, to).map(tick), ...marks.map(breakpointButton), element("thumb"));
  element("ruler-count").textContent = breakpoints ? `${marks.length || "no"} change${marks.length === 1 ? "" : "s"}` : "";
  moveThumb();
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

function breakpointButton({ at, kind, message, view, constraint }) {
  const title = `${written(at)}: ${message}`;
  const made = make("button", { type: "button", className: `breakpoint ${kind}`, title, ariaLabel: title });
  made.style.left = `${shareOf(at) * 100}%`;
  made.addEventListener("click", () => {
    resize(0, at);
    if (constraint !== null && rows.has(constraint)) select({ constraint });
    else if (view !== null) select({ view });
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
