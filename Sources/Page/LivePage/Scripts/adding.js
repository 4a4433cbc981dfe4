// MARK: Adding and removing constraints

/** Whether a constraint comes from an entry that the reader has added; a visual format makes several. */
function isMadeBy(entry, identifier) {
  const name = nameOfConstraint(entry);
  return identifier === name || identifier.startsWith(`${name} #`);
}

function addConstraint() {
  const field = element("new-constraint");
  const text = field.value.trim();
  if (text === "") return;
  const before = new Set(solution.constraints.map(({ identifier }) => identifier));
  const found = change(null, (option) => { (option.added ??= []).push(text); });
  mark(field, found);
  if (found.length > 0) return;
  const made = solution.constraints.map(({ identifier }) => identifier).filter((one) => !before.has(one));
  field.value = "";
  showRows();
  select(made.length > 0 ? { constraint: made[0] } : null);
  rows.get(made[0])?.scrollIntoView({ block: "nearest" });
  announce(`Added ${text}. ${summary()}`);
}

function removeConstraint(identifier) {
  change(null, (option) => {
    const gone = option.added.findIndex((entry) => isMadeBy(entry, identifier));
    if (gone >= 0) option.added.splice(gone, 1);
    delete option.constraints?.[identifier];
  });
  element("new-constraint").focus();
  announce(`Removed ${identifier}. ${summary()}`);
}

/** Completes names of views and attributes in equations. */
function showSuggestions() {
  const attributes = ["leading", "trailing", "top", "bottom", "centerX", "centerY", "width", "height"];
  const views = solution.views.slice(1).map(({ id }) => id);
  element("suggestions").replaceChildren(...views.flatMap((view) => (
    attributes.map((attribute) => make("option", { value: `${view}.${attribute} = ` })))));
}

function listenToAdding() {
  element("adding").addEventListener("submit", (event) => {
    event.preventDefault();
    addConstraint();
  });
  element("new-constraint").addEventListener("input", () => clearMark(element("new-constraint")));
  element("new-constraint").addEventListener("focus", showSuggestions);
}
