// MARK: The sheet of controls on small screens, and pages in other pages

/** The heights of the sheet, as shares of the window. */
const steps = [0.14, 0.45, 0.86];

function setSheet(share) {
  document.documentElement.style.setProperty("--controls", `${share * 100}dvh`);
  element("sheet-grip").setAttribute("aria-expanded", String(share > steps[0] + 0.05));
  setSheet.share = share;
}

function listenToSheet() {
  const grip = element("sheet-grip");
  // The picture comes first.
  setSheet(steps[0]);
  const nearest = (share) => steps.reduce((best, one) => (
    Math.abs(one - share) < Math.abs(best - share) ? one : best));
  follow(grip, {
    down: () => ({ share: setSheet.share, moved: 0 }),
    move: (start, _, y) => {
      start.moved = Math.max(start.moved, Math.abs(y - start.y));
      setSheet(Math.min(0.92, Math.max(0.08, start.share + (start.y - y) / innerHeight)));
    },
    up: (start) => { if (start.moved >= 4) setSheet(nearest(setSheet.share)); else nextStep(); },
  });
  const nextStep = () => setSheet(steps[(steps.indexOf(nearest(setSheet.share)) + 1) % steps.length]);
  grip.addEventListener("keydown", (event) => {
    const place = steps.indexOf(nearest(setSheet.share));
    const wanted = { ArrowUp: place + 1, ArrowDown: place - 1, Enter: (place + 1) % 3, " ": (place + 1) % 3 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    setSheet(steps[Math.min(2, Math.max(0, wanted))]);
  });
}

// MARK: In other pages

const isEmbedded = new URLSearchParams(location.search).has("embed");

/** Tells the page around how high this one would be. */
function beEmbedded() {
  if (!isEmbedded) return;
  document.documentElement.dataset.embed = "true";
  let last = 0;
  const say = () => {
    const height = Math.ceil(element("content").getBoundingClientRect().height);
    if (height === last || parent === window) return;
    last = height;
    parent.postMessage({ type: "layout-render", height }, "*");
  };
  new ResizeObserver(say).observe(element("content"));
  say();
}
