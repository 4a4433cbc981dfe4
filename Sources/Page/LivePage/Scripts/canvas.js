// MARK: The canvas: its edges, and what is laid out for

const sides = ["width", "height"];
/** What the edges can be dragged to, in points; fields take more. */
const reach = [100, 2000];
const limits = (axis) => [
  Math.min(reach[0], solution.canvas[sides[axis]]), Math.max(reach[1], solution.canvas[sides[axis]]),
];

function placeHandles() {
  const place = onBoard();
  const { width, height } = solution.canvas;
  for (const [axis, side] of sides.entries()) {
    const handle = element(`drag-${side}`);
    handle.hidden = !place;
    if (!place) continue;
    const [across, along] = axis === 0 ? [width, height / 2] : [width / 2, height];
    handle.style.left = `${place.left + across * place.scale}px`;
    handle.style.top = `${place.top + along * place.scale}px`;
    const value = solution.canvas[side];
    const [least, most] = limits(axis);
    handle.setAttribute("aria-valuemin", least);
    handle.setAttribute("aria-valuemax", most);
    handle.setAttribute("aria-valuenow", rounded(value));
    handle.setAttribute("aria-valuetext", `${rounded(value)} points`);
  }
}

function resize(axis, value) {
  const size = [solution.canvas.width, solution.canvas.height];
  size[axis] = value;
  return setCanvas({ size });
}

function listenToHandle(axis) {
  const handle = element(`drag-${sides[axis]}`);
  follow(handle, {
    down: (event) => {
      const place = inWindow();
      heldFit = currentZoom();
      holdBoard();
      handle.focus();
      const at = axis === 0 ? event.clientX : event.clientY;
      const edge = (axis === 0 ? place.left : place.top) + solution.canvas[sides[axis]] * place.scale;
      return { grip: at - edge };
    },
    move: ({ grip }, x, y) => {
      const place = inWindow();
      const edge = axis === 0 ? x - place.left : y - place.top;
      const [least, most] = limits(axis);
      resize(axis, Math.min(most, Math.max(least, Math.round((edge - grip) / place.scale))));
    },
    up: () => {
      heldFit = null;
      releaseBoard();
      applyZoom();
    },
  });
  handle.addEventListener("keydown", (event) => {
    const value = solution.canvas[sides[axis]];
    const [least, most] = limits(axis);
    const step = event.shiftKey ? 10 : 1;
    const wanted = {
      ArrowRight: value + step, ArrowUp: value + step, ArrowLeft: value - step, ArrowDown: value - step,
      PageUp: value + 20, PageDown: value - 20, Home: least, End: most,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    resize(axis, Math.min(most, Math.max(least, wanted)));
    announce(`${sides[axis]} ${rounded(solution.canvas[sides[axis]])}. ${summary()}`);
  });
}

/** The board is centred. While an edge is dragged it stays where it is, so that the edge follows the pointer. */
function holdBoard() {
  const board = element("board");
  const before = board.getBoundingClientRect();
  board.classList.add("held");
  const after = board.getBoundingClientRect();
  board.style.marginLeft = `${before.left - after.left}px`;
  board.style.marginTop = `${before.top - after.top}px`;
}

function releaseBoard() {
  const board = element("board");
  board.classList.remove("held");
  board.style.marginLeft = board.style.marginTop = "";
}

// MARK: Fields

/** The fields of the canvas: the key that each sets, and its value in the option. */
function canvasValues() {
  const { scenario, option } = shown();
  const canvas = changes().canvas ?? {};
  const layers = [canvas, scenario.options[option].canvas ?? {}, scenario.canvas ?? {}];
  const value = (key) => layers.find((layer) => layer[key] !== undefined)?.[key];
  const { width, height } = solution.canvas;
  return {
    device: deviceOf(scenario, option, canvas) ?? "",
    orientation: value("orientation") ?? (width > height ? "landscape" : "portrait"),
    contentSizeCategory: value("contentSizeCategory") ?? "large",
    layoutDirection: canvas.layoutDirection
      ?? (data.rightToLeft ? "rightToLeft" : value("layoutDirection") ?? "leftToRight"),
    appearance: canvas.appearance ?? "",
  };
}

function showCanvas() {
  const values = canvasValues();
  for (const [key, value] of Object.entries(values)) element(key).value = value;
  const canonical = data.devices.find(({ name, aliases }) => (
    [name, ...aliases].some((one) => one.toLowerCase() === values.device.toLowerCase())));
  element("device").value = canonical?.name ?? "";
  for (const side of sides) showValue(element(side), rounded(solution.canvas[side]));
  const changed = changes().canvas ?? {};
  for (const key of [...Object.keys(values), "size"]) {
    element(`reset-${key}`).hidden = changed[key] === undefined;
  }
}

function fillCanvas() {
  element("device").append(...data.devices.map(({ name, size }) => make(
    "option", { value: name, textContent: `${name} – ${size[0]} × ${size[1]}` })));
  element("contentSizeCategory").append(...data.categories.map((name) => make(
    "option", { value: name, textContent: name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase() })));
}

function listenToCanvas() {
  for (const [axis, side] of sides.entries()) {
    listenToHandle(axis);
    const field = element(side);
    field.addEventListener("input", () => tryField(field, () => resize(axis, field.valueAsNumber)));
  }
  for (const key of ["device", "orientation", "contentSizeCategory", "layoutDirection", "appearance"]) {
    const field = element(key);
    field.addEventListener("change", () => tryField(field, () => setCanvas({ [key]: field.value || undefined })));
    element(`reset-${key}`).addEventListener("click", () => takeBack(field, () => setCanvas({ [key]: undefined })));
  }
  element("reset-size").addEventListener(
    "click", () => takeBack(element("width"), () => setCanvas({ size: undefined })));
}
