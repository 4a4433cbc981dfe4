// MARK: What is selected or pointed at, in the picture and in the rows

/** The view or the constraint that is selected: `{ view }`, `{ constraint }` or null. */
let selection = null;
let pointed = null;

/** What the picture calls a constraint: its identifier or, without one, its description. */
function signNames(identifiers) {
  const wanted = new Set(identifiers);
  return new Set(solution.constraints.filter(({ identifier }) => wanted.has(identifier))
    .map(({ identifier, named, description }) => (named ? identifier : description)));
}

function signs() {
  return [...svg()?.querySelectorAll("[data-constraint]") ?? []];
}

const namesOfSign = (sign) => sign.getAttribute("data-constraint").split("\n");

/** The identifiers of the constraints that a sign stands for. */
function constraintsOf(sign) {
  const called = new Set(namesOfSign(sign));
  return solution.constraints.filter(({ identifier, named, description }) => called.has(named ? identifier : description))
    .map(({ identifier }) => identifier);
}

/** The constraints between a view and others, or of its size. */
function constraintsTouching(view) {
  return solution.constraints.filter(({ first, second }) => first.view === view || second?.view === view)
    .map(({ identifier }) => identifier);
}

/** Makes the rows and the signs of something stand out while the pointer or the focus is on a part. */
function link(part, what) {
  part.addEventListener("pointerenter", () => point(what));
  part.addEventListener("pointerleave", () => point(null));
  part.addEventListener("focusin", () => point(what));
  part.addEventListener("focusout", () => point(null));
}

function point(what) {
  if (JSON.stringify(pointed) === JSON.stringify(what)) return;
  pointed = what;
  showMarks();
}

function select(what) {
  selection = what;
  showMarks();
  showDetails();
}

const concerned = (what) => (!what ? [] : what.constraints
  ?? (what.constraint !== undefined ? [what.constraint] : constraintsTouching(what.view)));

/** Lights the signs and rows of what is selected or pointed at, and frames their views. */
function showMarks(held = []) {
  if (!solution || !svg()) return;
  const lit = signNames(concerned(pointed ?? selection));
  const holding = signNames(held);
  let count = 0;
  for (const sign of signs()) {
    const isLit = namesOfSign(sign).some((name) => lit.has(name));
    sign.classList.toggle("lit", isLit);
    sign.classList.toggle("holding", namesOfSign(sign).some((name) => holding.has(name)));
    if (isLit) count += 1;
  }
  svg().classList.toggle("dimmed", count > 0);
  for (const [identifier, row] of rows) {
    row.classList.toggle("selected", selection?.constraint === identifier);
    row.classList.toggle("pointed", pointed?.constraint === identifier || Boolean(pointed?.constraints?.includes(identifier)));
  }
  for (const [view, group] of groups) group.classList.toggle("selected", selection?.view === view);
  placeMarks();
}

function placeMarks() {
  if (!solution || !svg()) return;
  placeHandles();
  const frames = absoluteFrames();
  for (const [mark, what] of [[element("selected-mark"), selection], [element("pointed-mark"), pointed]]) {
    const frame = frames.get(what?.view);
    if (frame) cover(mark, frame);
    else mark.hidden = true;
  }
  const isMovable = selection?.view !== undefined && frames.has(selection.view)
    && selection.view !== solution.views[0].id;
  element("grip").hidden = !isMovable || element("selected-mark").hidden;
  if (!element("grip").hidden) {
    const { left, top, width } = frames.get(selection.view);
    cover(element("grip"), { left: left + width, top, width: 0, height: 0 });
    element("grip").style.width = element("grip").style.height = "";
  }
}

// MARK: In the picture

/** The sign within a few pixels of a place, which the thin lines need. */
function signAt(x, y) {
  for (const [across, down] of [[0, 0], [-4, 0], [4, 0], [0, -4], [0, 4]]) {
    for (const part of document.elementsFromPoint(x + across, y + down)) {
      if (!element("picture").contains(part)) continue;
      const sign = part.closest("[data-constraint]");
      if (sign) return sign;
    }
  }
  return null;
}

/** The innermost view at a place. */
function viewAt(x, y) {
  const place = inWindow();
  if (!place) return null;
  const [left, top] = [(x - place.left) / place.scale, (y - place.top) / place.scale];
  let found = null;
  for (const [view, frame] of absoluteFrames()) {
    const isInside = left >= frame.left && left <= frame.left + frame.width
      && top >= frame.top && top <= frame.top + frame.height;
    if (isInside && !frame.isHidden) found = view;
  }
  return found;
}

function whatIsAt({ clientX, clientY }) {
  const sign = signAt(clientX, clientY);
  if (sign) {
    const constraints = constraintsOf(sign);
    if (constraints.length === 1) return { constraint: constraints[0] };
    if (constraints.length > 1) return { constraints };
  }
  const view = viewAt(clientX, clientY);
  return view === null ? null : { view };
}

function listenToPicture() {
  const picture = element("picture");
  picture.addEventListener("pointermove", (event) => {
    if (event.buttons === 0 && event.pointerType !== "touch") point(whatIsAt(event));
  });
  picture.addEventListener("pointerleave", () => point(null));
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && selection && !event.target.closest("input, textarea, select, details")) select(null);
  });
}

/** Selects what was clicked, and brings its row into sight. */
function selectAt(event) {
  const what = whatIsAt(event);
  select(what);
  const row = what && (what.view !== undefined ? groups.get(what.view) : rows.get(concerned(what)[0]));
  row?.scrollIntoView({ block: "nearest", behavior: "smooth" });
}

// MARK: The details of the selection

function showDetails() {
  const isGone = selection && (selection.view !== undefined
    ? !solution.views.some(({ id }) => id === selection.view)
    : concerned(selection).every((one) => !rows.has(one)));
  if (isGone) selection = null;
  element("details").hidden = !selection;
  if (!selection) return;
  const parts = selection.view !== undefined ? detailsOfView(selection.view)
    : concerned(selection).flatMap(detailsOfConstraint);
  element("details-content").replaceChildren(...parts);
}

function detailsOfView(id) {
  const view = solution.views.find((one) => one.id === id);
  const [x, y, width, height] = (view.exactFrame ?? view.frame).map(written);
  const title = make("h3", {}, nameOf(id), make("span", { className: "kind", textContent: view.type }));
  const frame = make("dl", { className: "frame-values" }, ...[["x", x], ["y", y], ["w", width], ["h", height]].map(
    ([label, value]) => make("div", {}, make("dt", { textContent: label }), make("dd", { textContent: value }))));
  const lines = reasons(id).map(({ text, constraints }) => reasonLine(text, constraints));
  return [title, frame, ...(lines.length ? [make("ul", { className: "reasons" }, ...lines)] : [])];
}

/** A sentence that lights its constraints. */
function reasonLine(text, constraints) {
  const [first, ...rest] = text.split("\n");
  const line = make("li", {}, make("strong", { textContent: first }));
  if (rest.length > 0) line.append(make("span", { textContent: `\n${rest.join("\n")}` }));
  if (constraints.length > 0) {
    line.tabIndex = 0;
    link(line, { constraints });
  }
  return line;
}

function detailsOfConstraint(identifier) {
  const one = solution.constraints.find((constraint) => constraint.identifier === identifier);
  if (!one) return [make("h3", { textContent: identifier }), make("p", { textContent: "Switched off." })];
  const state = one.broken ? "Left out, because it conflicts with others."
    : one.satisfied ? "Satisfied." : `Gives way: off by ${written(one.error)}.`;
  const source = { explicit: "", contentHugging: "From content hugging. ", compressionResistance:
    "From compression resistance. ", stackView: "Made by a stack view. " }[one.origin] ?? `Made by UIKit (${one.origin}). `;
  return [
    make("h3", { textContent: one.named ? identifier : one.description }),
    ...(one.named ? [make("p", { className: "mono", textContent: one.description })] : []),
    make("p", { textContent: source + state }),
  ];
}

function listenToDetails() {
  element("details-close").addEventListener("click", () => select(null));
}
