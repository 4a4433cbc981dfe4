// MARK: The page

/** Shows a solution wherever it appears. */
function showSolution(picture, isOther) {
  names = new Map([...viewsByID(shown())].map(([id, { name }]) => [id, name]).filter(([, name]) => name));
  showPicture(picture);
  showRows();
  showCanvas();
  showFindings();
  moveThumb();
  showMarks();
  showDetails();
  lookForBreakpoints();
  if (isOther) showOption();
}

/** The findings in one sentence, for people who do not see the page. */
function summary() {
  const count = solution.conflicts.length + solution.warnings.length;
  return count === 0 ? "No findings." : `${count} finding${count === 1 ? "" : "s"}.`;
}

function showFindings() {
  const sentence = (clause) => clause[0].toUpperCase() + clause.slice(1) + ".";
  const conflicts = solution.conflicts.map(({ message, help, constraints }) => (
    { className: "bad", text: `Conflict: ${message}. ${sentence(help)}`, what: { constraints } }));
  const warnings = solution.warnings.map(({ message, help, views }) => ({
    className: "", text: help ? `${sentence(message)} ${sentence(help)}` : sentence(message),
    what: views?.length === 1 ? { view: views[0] } : null,
  }));
  const { guessed } = told;
  const guesses = guessed.length === 0 ? [] : [{
    className: "note", text: `Measured by the browser, and perhaps not exact: ${guessed.join(" ")}`, what: null }];
  const all = [...conflicts, ...warnings, ...guesses];
  announce(summary());
  if (!isNews(element("findings"), all)) return;
  element("findings").hidden = all.length === 0;
  element("finding-list").replaceChildren(...all.map(({ className, text, what }) => {
    if (!what) return make("li", { className, textContent: text });
    const button = make("button", { type: "button", textContent: text });
    link(button, what);
    button.addEventListener("click", () => select(what));
    return make("li", { className }, button);
  }));
}

function showOption() {
  const { scenario, option } = shown();
  const { title, name, description } = scenario.options[option];
  element("variant").value = String(state.variant);
  element("title").textContent = scenario.title ?? data.name;
  document.title = scenario.title ?? data.name;
  element("description").textContent = scenario.description ?? "";
  element("option-title").textContent = variants.length > 1 ? title ?? name : "";
  element("option-description").textContent = description ?? "";
  element("caption").hidden = !description && variants.length < 2;
  showLayers();
}

const layers = ["frames", "constraints", "priorities", "intrinsic", "margins", "guides", "baselines",
  "ambiguity", "conflicts", "legend", "passes"];

function showLayers() {
  for (const [index, input] of element("layers").querySelectorAll("input").entries()) {
    input.checked = Boolean(state.layers & 1 << index);
  }
  element("axis").value = String(state.axis);
}

function fillOptions() {
  element("variant").replaceChildren(...variants.map(({ scenario, option }, index) => {
    const { title, name } = scenario.options[option];
    return make("option", { value: String(index), textContent: title ?? name });
  }));
  element("options").hidden = variants.length < 2;
}

function fillLayers() {
  element("layers").replaceChildren(...layers.map((name, index) => {
    const input = make("input", { type: "checkbox" });
    input.addEventListener("change", () => change("layers", (_, wanted) => { wanted.layers ^= 1 << index; }));
    return make("label", {}, input, ` ${name}`);
  }));
}

/** Shows another option; it has changes of its own. */
function choose(variant) {
  clearMarks();
  const wanted = { ...copied(state), variant };
  const found = show(wanted);
  if (found.length > 0) tell(found.map(wordsOf).join(" "));
  else {
    present = JSON.stringify(state);
    afterHistory();
  }
}

function listen() {
  const on = (id, event, action) => element(id).addEventListener(event, action);
  on("variant", "change", (event) => choose(Number(event.target.value)));
  on("axis", "change", (event) => change("axis", (_, wanted) => { wanted.axis = Number(event.target.value); }));
  on("undo", "click", undo);
  on("redo", "click", redo);
  on("reset", "click", () => {
    clearMarks();
    show({ ...beginning(), variant: state.variant, ...(state.text === undefined ? {} : { text: state.text }) });
    showLayers();
    remember(null);
  });
  addEventListener("keydown", (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    // The playground's editor has a history of its own.
    if (!isCommand || event.target.id === "source") return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (event.target.dataset) event.target.dataset.typed = "false";
    clearMarks();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  });
  listenToFields();
  listenToCanvas();
  listenToZoom();
  listenToPicture();
  listenToDetails();
  listenToDragging();
  listenToAdding();
  listenToRuler();
  listenToExport();
  listenToSheet();
  dark.addEventListener("change", () => show(state));
  addEventListener("resize", placeMarks);
  // Another link to the same page.
  addEventListener("hashchange", () => location.reload());
}

async function start() {
  await Promise.all([loadFonts(), loadEngine()]);
  const linked = await linkedState();
  readScenarios(playground.begin?.(linked) ?? data.scenarios);
  fillCanvas();
  fillLayers();
  fillOptions();
  const isShown = linked !== null && variants[linked.variant] && show(linked).length === 0;
  if (!isShown) {
    const found = show(beginning());
    if (found.length > 0) throw new Error(found.map(wordsOf).join(" "));
    if (location.hash.length > 1) tell("The link's changes do not fit this page.");
  }
  listen();
  playground.listen?.();
  beginHistory();
  showRuler();
  beEmbedded();
  // The page itself no longer scrolls.
  element("form").append(element("licence"));
  document.documentElement.dataset.ready = "true";
}

// For tests and the curious: the solution that is shown.
window.layout = {
  get solution() { return solution; }, get scenario() { return withSizeClasses(attempt); }, get errors() { return errors; },
  get memory() { return engine.allocated(); },
};

document.documentElement.dataset.scripted = "true";
start().catch((error) => {
  delete document.documentElement.dataset.scripted;
  element("failure").hidden = false;
  element("failure").textContent = `The page cannot solve its layout: ${error.message}`;
  throw error;
});
