// MARK: Dragging a view against its constraints

/** The identifiers of the constraints that pull at the view while it is dragged. */
const pulls = ["layout-render drag x", "layout-render drag y"];
/** Weaker than what is required and than what keeps contents from being cut, stronger than hugging. */
const pull = 500;

/** The view that is dragged, where its centre would be, and whether it springs back. */
let dragged = null;

function beginDrag(view) {
  if (dragged) settle();
  const frame = absoluteFrames().get(view);
  if (!frame || view === solution.views[0].id) return null;
  dragged = { view, x: frame.left + frame.width / 2, y: frame.top + frame.height / 2, frame, isLoose: false };
  select({ view });
  heldFit = currentZoom();
  holdBoard();
  return dragged;
}

/** Pulls the view by as many points, and shows where its constraints let it go. */
function dragBy(across, down) {
  const { view, x, y, frame } = dragged;
  const root = solution.views[0].id;
  const centre = (identifier, attribute, edge, constant) => ({
    identifier, firstItem: view, firstAttribute: attribute, secondItem: root, secondAttribute: edge, constant,
    priority: pull,
  });
  const made = solved(state, [
    centre(pulls[0], "centerX", "left", x + across), centre(pulls[1], "centerY", "top", y + down)]);
  if (made.errors) {
    tell(made.errors.map(wordsOf).join(" "));
    return;
  }
  ({ solution, told } = made);
  showPicture(made.picture);
  for (const sign of signs()) sign.classList.toggle("pull", namesOfSign(sign).some((name) => pulls.includes(name)));
  cover(element("ghost"), { ...frame, left: frame.left + across, top: frame.top + down });
  showHolders(view);
}

/** Names the constraints that keep the view from following. */
function showHolders(view) {
  const lines = [];
  const holders = [];
  for (const [place, [way, attribute]] of [["sideways", "x"], ["up and down", "y"]].entries()) {
    const one = solution.constraints.find(({ identifier }) => identifier === pulls[place]);
    if (!one || one.satisfied) {
      lines.push(make("li", { className: "free", textContent: `Follows ${way}.` }));
      continue;
    }
    const held = reasons(`${view}.${attribute}`).flatMap(({ constraints }) => constraints)
      .filter((identifier) => !pulls.includes(identifier));
    const by = [...new Set(held)];
    holders.push(...by);
    lines.push(make("li", { className: "held", textContent: `Held ${way}${by.length ? ` by ${by.map(titleOf).join(", ")}` : ""}.` }));
  }
  showMarks(holders);
  element("details").hidden = false;
  element("details-content").replaceChildren(
    make("h3", { textContent: `Pulling at ${nameOf(view)}` }), make("ul", { className: "reasons" }, ...lines));
  dragged.words = lines.map(({ textContent }) => textContent).join(" ");
}

function titleOf(identifier) {
  const one = solution.constraints.find((constraint) => constraint.identifier === identifier);
  return one?.named ? `“${identifier}”` : one?.description ?? identifier;
}

/** Lets the view spring back. */
function endDrag(across, down) {
  if (!dragged || dragged.isLoose) return;
  const own = dragged;
  own.isLoose = true;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const begin = performance.now();
  const spring = (now) => {
    // It may have been caught.
    if (dragged !== own) return;
    const share = 1 - (now - begin) / 220;
    if (share <= 0) return settle();
    dragBy(across * share ** 3, down * share ** 3);
    requestAnimationFrame(spring);
  };
  if (still) settle();
  else requestAnimationFrame(spring);
}

function settle() {
  dragged = null;
  heldFit = null;
  element("ghost").hidden = true;
  releaseBoard();
  show(state);
}

function listenToDragging() {
  const points = ({ x, y }, toX, toY) => [toX - x, toY - y].map((pixels) => pixels / onBoard().scale);
  follow(element("picture"), {
    down: (event) => {
      // A finger scrolls the picture; it drags a view by its grip.
      if (event.pointerType === "touch") return null;
      const view = viewAt(event.clientX, event.clientY);
      return { view, isDragging: false };
    },
    move: (start, x, y) => {
      if (!start.isDragging) {
        if (Math.hypot(x - start.x, y - start.y) < 4 || start.view === null) return;
        start.isDragging = beginDrag(start.view) !== null;
      }
      if (start.isDragging && dragged) dragBy(...(start.by = points(start, x, y)));
    },
    up: (start, event) => (start.isDragging ? endDrag(...(start.by ?? [0, 0])) : selectAt(event)),
  });
  element("picture").addEventListener("click", (event) => {
    if (event.pointerType === "touch") selectAt(event);
  });
  const grip = element("grip");
  follow(grip, {
    down: () => (selection?.view !== undefined && beginDrag(selection.view) ? {} : null),
    move: (start, x, y) => { if (dragged) dragBy(...(start.by = points(start, x, y))); },
    up: (start) => endDrag(...(start.by ?? [0, 0])),
  });
  // Keys pull until the grip is left or Escape is pressed.
  let by = [0, 0];
  grip.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-8, 0], ArrowRight: [8, 0], ArrowUp: [0, -8], ArrowDown: [0, 8] }[event.key];
    if (event.key === "Escape" && dragged) {
      event.stopPropagation();
      endDrag(...by);
    }
    if (!step || selection?.view === undefined) return;
    event.preventDefault();
    if (!dragged || dragged.isLoose) {
      by = [0, 0];
      if (!beginDrag(selection.view)) return;
    }
    by = [by[0] + step[0], by[1] + step[1]];
    dragBy(...by);
    announce(dragged.words);
  });
  grip.addEventListener("blur", () => endDrag(...by));
}
