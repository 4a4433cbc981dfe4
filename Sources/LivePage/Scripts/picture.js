// MARK: The picture

const dark = matchMedia("(prefers-color-scheme: dark)");
/** Whether the controls are a sheet over the picture, as in the style. */
const small = matchMedia("(max-width: 760px)");
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

const svg = () => element("picture").querySelector("svg");

/** Shows a picture, and gives the stage the colour of its sheet. */
function showPicture(picture) {
  element("picture").replaceChildren(drawing(picture));
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

function fittingZoom() {
  const canvas = element("canvas");
  const { width, height } = pictureSize();
  const style = getComputedStyle(canvas);
  const [side, rise] = [["Left", "Right"], ["Top", "Bottom"]].map(
    (ends) => ends.reduce((sum, end) => sum + parseFloat(style[`padding${end}`]), 0));
  const [across, down] = [(canvas.clientWidth - side) / width, (canvas.clientHeight - rise) / height];
  // Another page makes room for all of it.
  if (isEmbedded) return Math.min(across, 1);
  // Where it would be too small to be read, it scrolls; on phones two fingers make it larger.
  return Math.min(across, Math.max(down, small.matches ? 0.3 : 0.6), 1);
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
  new ResizeObserver(() => applyZoom()).observe(element("canvas"));
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

/** Where the root view is in the window, and how many pixels of the page a point takes; null if it is not drawn. */
function geometry() {
  const matrix = svg()?.querySelector(".mockup")?.getScreenCTM();
  return matrix ? { left: matrix.e, top: matrix.f, scale: matrix.a } : null;
}

/** The part of the window's coordinates in which the marks are placed. */
function boardOrigin() {
  const box = element("board").getBoundingClientRect();
  return [box.left, box.top];
}

/** Puts an element of the board over a rectangle in points. */
function cover(mark, { left, top, width, height }) {
  const place = geometry();
  const [x, y] = boardOrigin();
  mark.hidden = !place;
  if (!place) return;
  mark.style.left = `${place.left - x + left * place.scale}px`;
  mark.style.top = `${place.top - y + top * place.scale}px`;
  mark.style.width = `${width * place.scale}px`;
  mark.style.height = `${height * place.scale}px`;
}
