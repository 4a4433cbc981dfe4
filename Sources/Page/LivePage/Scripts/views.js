// MARK: The rows: a group for each view, a line for each of its constraints

/** The groups and rows that are shown, by the view's id and the constraint's identifier. */
const groups = new Map();
const rows = new Map();
/** What was said about constraints that are switched off, by scenario and identifier. */
const known = new Map();

/** The option's own constraints, and those that are switched off. */
function ownConstraints() {
  const own = solution.constraints.filter(({ origin }) => origin === "explicit");
  const place = scenarios.indexOf(shown().scenario);
  for (const one of own) known.set(`${place} ${one.identifier}`, one);
  const listed = new Set(own.map(({ identifier }) => identifier));
  const off = [];
  const patches = { ...shown().scenario.options[shown().option].constraints, ...changes().constraints };
  for (const entry of [...listedConstraints(shown()), ...(changes().added ?? [])]) {
    const identifier = nameOfConstraint(entry);
    if (identifier === null || listed.has(identifier)) continue;
    const isActive = patches[identifier]?.active ?? entry.active ?? true;
    if (!isActive) off.push({ ...(known.get(`${place} ${identifier}`) ?? described(entry, identifier)), isOff: true });
    listed.add(identifier);
  }
  // Of a format that makes several, the ones that were seen before.
  for (const [identifier, { active }] of Object.entries(patches)) {
    const one = known.get(`${place} ${identifier}`);
    if (active === false && !listed.has(identifier) && one) off.push({ ...one, isOff: true });
  }
  return inOrder([...own, ...off]);
}

/** Constraints keep their places when they are switched off and on. */
function inOrder(constraints) {
  for (const { identifier } of constraints) {
    if (!ranks.has(identifier)) ranks.set(identifier, ranks.size);
  }
  return constraints.sort((one, other) => ranks.get(one.identifier) - ranks.get(other.identifier));
}
const ranks = new Map();

/** What a constraint is called that the scenario lists. */
function nameOfConstraint(entry) {
  if (typeof entry === "string") return entry;
  return entry.identifier ?? entry.equation ?? entry.visualFormat ?? null;
}

/** As much as a scenario itself says about a constraint that has never been laid out. */
function described(entry, identifier) {
  const text = typeof entry === "string" ? entry : entry.equation ?? entry.visualFormat;
  const view = entry.firstItem ?? [...names.keys()].find((id) => text?.startsWith(`${id}.`)) ?? "root";
  return {
    identifier, named: entry.identifier !== undefined, description: text ?? identifier, text: text ?? identifier,
    first: { view, attribute: entry.firstAttribute ?? "" }, constant: entry.constant, priority: entry.priority,
  };
}

/** The view in whose group a constraint is: the first one that is not the root. */
const homeOf = ({ first, second }) => (first.view === "root" && second ? second.view : first.view);

/** A constraint without its constant and priority, as the group of a view says it. */
function phrase(constraint) {
  const { first, relation, second, multiplier } = constraint;
  if (constraint.text !== undefined) return constraint.text;
  const home = homeOf(constraint);
  const item = ({ view, guide, attribute }) => (
    [view === home ? null : nameOf(view), guide, attribute].filter(Boolean).join("."));
  const sign = { "==": "=", "<=": "≤", ">=": "≥" }[relation];
  const factor = multiplier === 1 ? "" : `${rounded(multiplier)} × `;
  return second ? `${item(first)} ${sign} ${factor}${item(second)}` : `${item(first)} ${sign}`;
}

function showRows() {
  const constraints = ownConstraints();
  const homes = new Map(solution.views.map(({ id }) => [id, []]));
  for (const one of constraints) (homes.get(homeOf(one)) ?? homes.get("root") ?? []).push(one);
  keepOnly(groups, homes);
  keepOnly(rows, new Map(constraints.map(({ identifier }) => [identifier, true])));
  const texts = textValues();
  const depths = new Map();
  let last = null;
  for (const view of solution.views) {
    depths.set(view.id, view.superview === null ? 0 : (depths.get(view.superview) ?? 0) + 1);
    const group = groupOf(view);
    showGroup(group, view, depths.get(view.id), texts.get(view.id));
    place(group, element("views"), last);
    last = group;
    let above = null;
    for (const constraint of homes.get(view.id)) {
      const row = rows.get(constraint.identifier) ?? constraintRow(constraint.identifier);
      showRow(row, constraint);
      place(row, group.querySelector(".constraints"), above);
      above = row;
    }
  }
  showStale();
}

function keepOnly(shown, wanted) {
  for (const [key, part] of shown) {
    if (wanted.has(key)) continue;
    part.remove();
    shown.delete(key);
  }
}

/** Puts a part after another and what is said about that, without moving it if it is there: it may have the focus. */
function place(part, parent, last) {
  let next = last ? last.nextElementSibling : parent.firstElementChild;
  while (next?.classList.contains("error")) next = next.nextElementSibling;
  if (part !== next) parent.insertBefore(part, next);
}

/** What parts of the page show, as JSON. Most stay as they are when something changes. */
const shownParts = new WeakMap();

/** Whether a part shows something else than before. */
function isNews(part, ...what) {
  const text = JSON.stringify(what);
  if (shownParts.get(part) === text) return false;
  shownParts.set(part, text);
  return true;
}

// MARK: Views

/** What views say, as far as the reader can change it: texts in parts as the scenario has them, others as the engine
    does, which knows what templates and variables make of them. */
function textValues() {
  const found = new Map();
  const sources = viewsByID(shown());
  const option = shown().scenario.options[shown().option];
  for (const { id, type } of solution.views) {
    const key = textKeys[type];
    if (!key) continue;
    const change = changes().views?.[id]?.[key];
    const parts = option.views?.[id]?.[key] ?? sources.get(id)?.[key];
    const first = `${shown().key} ${id}`;
    if (change === undefined) firstTexts.set(first, Array.isArray(parts) ? parts : told.texts[id]);
    const original = firstTexts.get(first) ?? parts;
    if (change === undefined && original === undefined) continue;
    found.set(id, { key, original, value: change ?? original, isChanged: change !== undefined,
      placeholder: sources.get(id)?.placeholder });
  }
  return found;
}

/** The texts before the reader changed anything. */
const firstTexts = new Map();

/** The group of a view; another one, if it has become a view of another type. */
function groupOf(view) {
  const group = groups.get(view.id);
  if (group?.dataset.type === view.type) return group;
  for (const row of group?.querySelectorAll(".constraint") ?? []) rows.delete(row.dataset.constraint);
  group?.remove();
  return viewGroup(view);
}

function viewGroup({ id, type }) {
  const title = make("button", { type: "button", className: "name" },
    make("span", { className: "called" }), make("span", { className: "kind", textContent: type }),
    make("span", { className: "frame" }));
  title.addEventListener("click", () => select({ view: id }));
  const group = make("section", { className: "view" }, title, make("div", { className: "texts" }),
    make("div", { className: "constraints" }));
  group.dataset.view = id;
  group.dataset.type = type;
  link(title, { view: id });
  groups.set(id, group);
  return group;
}

function showGroup(group, view, depth, text) {
  if (text) showText(group.querySelector(".text") ?? addText(group, view), text);
  if (!isNews(group, view, depth, nameOf(view.id))) return;
  group.style.setProperty("--depth", Math.min(depth, 6));
  const [called, , frame] = group.querySelector(".name").children;
  called.textContent = nameOf(view.id);
  group.querySelector(".name").title = nameOf(view.id) === view.id ? "" : view.id;
  const [x, y, width, height] = view.frame.map((value) => written(Math.round(value * 10) / 10));
  frame.textContent = `${x}, ${y}  ${width} × ${height}`;
  group.classList.toggle("hidden-view", view.hidden);
  group.setAttribute("aria-label", nameOf(view.id));
}

function addText(group, view) {
  const row = textRow(view);
  group.querySelector(".texts").append(row);
  return row;
}

function textRow({ id, type }) {
  const isLong = type === "label" || type === "textView";
  const field = make(isLong ? "textarea" : "input", { spellcheck: false, className: "value" });
  if (isLong) field.rows = 1;
  field.setAttribute("aria-label", `Text of ${nameOf(id)}`);
  const set_ = (read) => {
    const { key, value, original } = textValues().get(id);
    const wanted = read(value);
    return set("views", id, key, JSON.stringify(wanted) === JSON.stringify(original) ? undefined : wanted);
  };
  field.addEventListener("input", () => {
    tryField(field, () => set_((value) => withCharacters(value, field.value)));
    grow(field);
  });
  const reset = iconButton("undo", "Take this text back", () => takeBack(field, () => (
    set("views", id, textKeys[type], undefined))));
  reset.className += " reset";
  return make("div", { className: "row text" }, field, reset, make("p", { className: "guessed", hidden: true }));
}

/** Makes a field as high as its text, within reason. */
function grow(field) {
  if (field.rows) field.rows = Math.min(5, Math.max(field.value.split("\n").length, Math.ceil(field.value.length / 42)));
}

function showText(row, { value, isChanged, placeholder }) {
  const [field, reset, note] = row.children;
  showValue(field, characters(value));
  if (!isNews(row, value, isChanged, placeholder, told.guessed)) return;
  field.placeholder = typeof placeholder === "string" ? placeholder : "";
  grow(field);
  reset.hidden = !isChanged;
  row.classList.toggle("changed", isChanged);
  const wild = told.guessed.filter((character) => characters(value).includes(character));
  note.hidden = wild.length === 0;
  note.textContent = `Measured by the browser, and perhaps not exact: ${wild.join(" ")}`;
}

// MARK: Constraints

function constraintRow(identifier) {
  const number = (key, label, limits) => {
    const input = make("input", { type: "number", step: "any", className: key, ...limits });
    input.setAttribute("aria-label", `${label} of ${identifier}`);
    input.addEventListener("input", () => tryField(input, () => (
      set("constraints", identifier, key, sameOrNew(identifier, key, input.valueAsNumber)))));
    return input;
  };
  const active = make("input", { type: "checkbox", className: "active", title: "Active" });
  active.setAttribute("aria-label", `${identifier}, active`);
  active.addEventListener("change", () => {
    const found = set("constraints", identifier, "active", sameOrNew(identifier, "active", active.checked));
    mark(active, found);
  });
  const words = make("button", { type: "button", className: "words" });
  words.addEventListener("click", () => select({ constraint: identifier }));
  const constant = number("constant", "Constant");
  const reset = iconButton("undo", "Take the changes of this constraint back", () => {
    for (const field of row.querySelectorAll("input")) clearMark(field);
    takeBack(constant, () => (
      change(`reset ${identifier}`, (option) => { delete option.constraints?.[identifier]; })));
  });
  reset.className += " reset";
  const remove = iconButton("remove", "Remove this constraint", () => removeConstraint(identifier));
  remove.className += " remove";
  const row = make("div", { className: "row constraint" }, active, words, constant,
    make("span", { className: "at", textContent: "@", ariaHidden: "true" }),
    number("priority", "Priority", { min: 0.001, max: 1000 }), reset, remove);
  row.setAttribute("role", "group");
  row.setAttribute("aria-label", identifier);
  row.dataset.constraint = identifier;
  link(row, { constraint: identifier });
  rows.set(identifier, row);
  return row;
}

/** A value for a constraint, or undefined where it would be what the constraint has anyway. */
function sameOrNew(identifier, key, value) {
  const first = firstValues.get(`${shown().key} ${identifier}`)?.[key];
  return first === value ? undefined : value;
}

/** The constants, priorities and switches before the reader changed anything. */
const firstValues = new Map();

function showRow(row, constraint) {
  const { identifier, satisfied, broken, priority, isOff } = constraint;
  const change = changes().constraints?.[identifier];
  if (!change) {
    firstValues.set(`${shown().key} ${identifier}`,
      { active: !isOff, constant: constraint.constant, priority: constraint.priority });
  }
  const isAdded = (changes().added ?? []).some((entry) => isMadeBy(entry, identifier));
  const [active, words, constantField, , priorityField, reset, remove] = row.children;
  active.checked = !isOff;
  showValue(constantField, constraint.constant ?? "");
  showValue(priorityField, priority ?? 1000);
  if (!isNews(row, constraint, phrase(constraint), change, isAdded)) return;
  const marks = { changed: change, added: isAdded, required: priority === 1000, off: isOff,
    broken: !isOff && broken, gives: !isOff && !broken && !satisfied };
  for (const [mark, isSet] of Object.entries(marks)) row.classList.toggle(mark, Boolean(isSet));
  showWords(words, constraint);
  reset.hidden = !change || isAdded;
  remove.hidden = !isAdded;
}

function showWords(words, constraint) {
  const { identifier, named, satisfied, broken, error, isOff, description } = constraint;
  const [short, long] = isOff ? ["", "switched off"] : broken ? ["left out", "left out, since it conflicts with others"]
    : satisfied ? ["", ""] : [`off by ${written(error)}`, `gives way: off by ${written(error)}`];
  const part = (className, textContent) => (textContent ? [make("span", { className, textContent })] : []);
  words.replaceChildren(
    ...part("equation", phrase(constraint)), ...part("title", named ? identifier : ""), ...part("state", short));
  words.title = [named ? `${identifier}: ${description}` : description, long].filter(Boolean).join(" – ");
}
