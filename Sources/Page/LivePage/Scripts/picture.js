// MARK: The picture

const dark = matchMedia("(prefers-color-scheme: dark)");
/** Whether the controls are a sheet over the picture, as in the style. */
const small = matchMedia("(max-width: 760px)");

const svg = () => element("picture").querySelector("svg");

/** Shows a picture, and gives the stage the colour of its sheet. */
function showPicture(picture) {
  draw(picture);
  svg().classList.toggle("pulling", dragged !== null);
  const sheet = svg().querySelector(":scope > path");
  element("stage").style.setProperty("--sheet", sheet?.getAttribute("fill") ?? "");
  element("stage").classList.toggle("dark", manner(state).isDark);
  applyZoom();
}

// MARK: Zoom

/** Pixels of the page per point; null to fit the picture into the stage. */
let zoom = null;
/** The size at which the picture fits may not change while an edge is dragged. */
let heldFit = null;

function pictureSize() {
  const { width, height } = svg().viewBox.baseVal;
  return { width, height };
}

/** The room for the picture in pixels, as it was last seen: to measure it would lay the page out. */
let room = { width: 0, height: 0 };

function measureRoom() {
  const canvas = element("canvas");
  const style = getComputedStyle(canvas);
  const [width, height] = [["clientWidth", "Left", "Right"], ["clientHeight", "Top", "Bottom"]].map(
    ([side, ...ends]) => ends.reduce((rest, end) => rest - parseFloat(style[`padding${end}`]), canvas[side]));
  room = { width, height };
}

function fittingZoom() {
  const { width, height } = pictureSize();
  const [across, down] = [room.width / width, room.height / height];
  // Another page makes room for all of it.
  if (isEmbedded) return Math.min(across, 1);
  // Where it would be too small to be read, it scrolls; on phones two fingers make it larger.
  const fit = Math.min(across, Math.max(down, small.matches ? 0.3 : 0.6));
  // A small picture is enlarged in steps, so that it stays as it is while its size changes a little.
  return fit < 1 ? fit : Math.min(2, Math.floor(fit * 4) / 4);
}

const currentZoom = () => zoom ?? heldFit ?? fittingZoom();

function applyZoom() {
  if (!svg()) return;
  const factor = currentZoom();
  const { width, height } = pictureSize();
  svg().style.width = `${width * factor}px`;
  svg().style.height = `${height * factor}px`;
  element("zoom-value").textContent = `${Math.round(factor * 100)} %`;
  element("zoom-fit").setAttribute("aria-pressed", String(zoom === null));
  placeMarks();
}

/** Zooms so that the point at a place of the window stays there; null fits the picture into the stage. */
function zoomTo(factor, at) {
  const canvas = element("canvas");
  const box = canvas.getBoundingClientRect();
  const [x, y] = at ?? [box.left + box.width / 2, box.top + box.height / 2];
  const before = svg().getBoundingClientRect();
  const [shareX, shareY] = [(x - before.left) / before.width, (y - before.top) / before.height];
  zoom = factor === null ? null : Math.min(8, Math.max(0.1, factor));
  applyZoom();
  const after = svg().getBoundingClientRect();
  canvas.scrollLeft += after.left + shareX * after.width - x;
  canvas.scrollTop += after.top + shareY * after.height - y;
  placeMarks();
}

function listenToZoom() {
  const on = (id, action) => element(id).addEventListener("click", action);
  on("zoom-in", () => zoomTo(currentZoom() * 1.25));
  on("zoom-out", () => zoomTo(currentZoom() / 1.25));
  on("zoom-value", () => zoomTo(1));
  on("zoom-fit", () => zoomTo(null));
  element("canvas").addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(currentZoom() * Math.exp(-event.deltaY / 300), [event.clientX, event.clientY]);
  }, { passive: false });
  pinch(element("canvas"));
  element("canvas").addEventListener("scroll", placeMarks, { passive: true });
  new ResizeObserver(() => {
    measureRoom();
    applyZoom();
  }).observe(element("canvas"));
}

/** Two fingers zoom; one scrolls, which the browser does. */
function pinch(canvas) {
  let start = null;
  const spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  canvas.addEventListener("touchstart", (event) => {
    if (event.touches.length === 2) start = { spread: spread(event.touches), zoom: currentZoom() };
  }, { passive: true });
  canvas.addEventListener("touchmove", (event) => {
    if (!start || event.touches.length !== 2) return;
    event.preventDefault();
    const [one, other] = event.touches;
    zoomTo(start.zoom * spread(event.touches) / start.spread,
      [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2]);
  }, { passive: false });
  for (const end of ["touchend", "touchcancel"]) {
    canvas.addEventListener(end, () => { start = null; }, { passive: true });
  }
}

// MARK: Places

/** Where the root view is in the board, and how many pixels of the page a point takes; null if it is not drawn.
    From what the picture says of itself, since measuring it would lay the page out. */
function onBoard() {
  const mockup = svg()?.querySelector(".mockup");
  if (!mockup) return null;
  let matrix = new DOMMatrix();
  for (let part = mockup; part !== svg(); part = part.parentNode) {
    const own = part.transform.baseVal.consolidate()?.matrix;
    if (own) matrix = new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f]).multiply(matrix);
  }
  const factor = currentZoom();
  const { x, y } = svg().viewBox.baseVal;
  return { left: (matrix.e - x) * factor, top: (matrix.f - y) * factor, scale: matrix.a * factor };
}

/** The same in the window. */
function inWindow() {
  const inside = onBoard();
  if (!inside) return null;
  const { left, top } = element("board").getBoundingClientRect();
  return { ...inside, left: left + inside.left, top: top + inside.top };
}

/** Puts an element of the board over a rectangle in points. */
function cover(mark, { left, top, width, height }) {
  const inside = onBoard();
  mark.hidden = !inside;
  if (!inside) return;
  mark.style.left = `${inside.left + left * inside.scale}px`;
  mark.style.top = `${inside.top + top * inside.scale}px`;
  mark.style.width = `${width * inside.scale}px`;
  mark.style.height = `${height * inside.scale}px`;
}
