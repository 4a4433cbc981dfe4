// MARK: Completion from the schema of scenarios

/** The keys and positions that lead to the caret, and what is being typed there. */
function contextAt(text, caret) {
  const path = [];
  let key = null;
  let isAfterColon = false;
  const token = /"(?:[^"\\\n]|\\.)*("?)|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|[{}[\],:]/g;
  for (const match of text.slice(0, caret).matchAll(token)) {
    const [part, quote] = match;
    if (part[0] === '"') {
      const isOpen = quote === "" && match.index + part.length === caret;
      const isObject = path.length > 0 && !path.at(-1).isList;
      if (isOpen) return { path, start: match.index + 1, typed: part.slice(1), isKey: isObject && !isAfterColon, key };
      if (isObject && !isAfterColon) key = part.slice(1, -1);
    } else if (part === ":") isAfterColon = true;
    else if (part === ",") {
      if (path.at(-1)?.isList) path.at(-1).index += 1;
      isAfterColon = false;
      if (!path.at(-1)?.isList) key = null;
    } else if (part === "{" || part === "[") {
      path.push({ key, isList: part === "[", index: 0 });
      [key, isAfterColon] = [null, false];
    } else if (part === "}" || part === "]") {
      path.pop();
      [key, isAfterColon] = [null, false];
    }
  }
  return null;
}

/** All schemas that may hold, with references and alternatives followed. */
function alternatives(schema, seen = new Set()) {
  if (!schema || seen.has(schema)) return [];
  seen.add(schema);
  const others = [...schema.anyOf ?? [], ...schema.oneOf ?? [], ...schema.allOf ?? []];
  if (schema.$ref) others.push(data.schema.$defs[schema.$ref.replace("#/$defs/", "")]);
  return [schema, ...others.flatMap((one) => alternatives(one, seen))];
}

function schemasAt({ path }) {
  let schemas = alternatives(data.schema);
  const into = (key) => schemas.flatMap((one) => [one.properties?.[key]
    ?? (typeof one.additionalProperties === "object" ? one.additionalProperties : null)])
    .flatMap((one) => alternatives(one));
  for (const [place, { key }] of path.entries()) {
    if (place === 0) continue;
    schemas = path[place - 1].isList
      ? schemas.flatMap((one) => alternatives(one.prefixItems?.[path[place - 1].index] ?? one.items))
      : into(key);
  }
  return schemas;
}

/** What can be written at the caret: words, each with what it means. */
function completions(text, caret) {
  const context = contextAt(text, caret);
  if (!context) return null;
  const schemas = schemasAt(context);
  let found;
  if (context.isKey) {
    found = schemas.flatMap((one) => Object.entries(one.properties ?? {}).map(
      ([word, { description }]) => ({ word, about: description ?? "", isKey: true })));
  } else {
    const list = context.path.at(-1);
    const here = list?.isList
      ? schemas.flatMap((one) => alternatives(one.prefixItems?.[list.index] ?? one.items))
      : schemas.flatMap((one) => alternatives(one.properties?.[context.key]));
    found = here.flatMap((one) => [...one.enum ?? [], ...one.examples ?? []])
      .filter((word) => typeof word === "string").map((word) => ({ word, about: "" }));
    const isEquation = context.path.some(({ key }) => /constraints$/i.test(key ?? "")) && context.key !== "identifier";
    if (isEquation) return equationWords(context);
  }
  const typed = context.typed.toLowerCase();
  const words = [...new Map(found.map((one) => [one.word, one])).values()]
    .filter(({ word }) => word.toLowerCase().includes(typed) && word !== context.typed)
    .sort((one, other) => (other.word.toLowerCase().startsWith(typed) - one.word.toLowerCase().startsWith(typed)));
  return { ...context, words: words.slice(0, 60) };
}

/** The names of views and attributes in an equation. */
function equationWords(context) {
  const [typed] = /[^\s=<>+*()[\]|@-]*$/.exec(context.typed);
  const dot = typed.lastIndexOf(".");
  const attributes = ["leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
    "centerY", "firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin", "topMargin", "bottomMargin", "edges", "center", "size"];
  const views = [...solution.views.slice(1).map(({ id }) => id), "superview", "safeArea", "layoutMargins"];
  const all = dot >= 0 ? attributes : views;
  const part = typed.slice(dot + 1);
  const words = all.filter((word) => word.toLowerCase().startsWith(part.toLowerCase()) && word !== part)
    .map((word) => ({ word, about: "" }));
  return { ...context, start: context.start + context.typed.length - part.length, typed: part, words };
}

let offered = null;

function showCompletion() {
  const { selectionStart: caret, selectionEnd: end, value } = source();
  offered = caret === end ? completions(value, caret) : null;
  const list = element("completion");
  list.hidden = !offered || offered.words.length === 0;
  if (list.hidden) {
    offered = null;
    source().removeAttribute("aria-activedescendant");
    return;
  }
  list.replaceChildren(...offered.words.map(({ word, about }, index) => {
    const item = make("li", { id: `word-${index}` }, make("b", { textContent: word }), ` ${about}`);
    item.setAttribute("role", "option");
    item.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      complete(index);
    });
    return item;
  }));
  const before = value.slice(0, offered.start).split("\n");
  const style = getComputedStyle(source());
  ruling.font = style.font;
  list.style.left = `${Math.min(parseFloat(style.paddingLeft) + ruling.measureText(before.at(-1)).width,
    Math.max(0, source().offsetWidth - 280))}px`;
  list.style.top = `${parseFloat(style.paddingTop) + before.length * lineHeight() + 2}px`;
  chooseWord(0);
}

function chooseWord(index) {
  const items = [...element("completion").children];
  offered.chosen = (index + items.length) % items.length;
  for (const [place, item] of items.entries()) item.setAttribute("aria-selected", String(place === offered.chosen));
  items[offered.chosen].scrollIntoView({ block: "nearest" });
  source().setAttribute("aria-activedescendant", `word-${offered.chosen}`);
}

function complete(index) {
  const { start, typed, words } = offered;
  const { word, isKey } = words[index];
  const rest = source().value.slice(start + typed.length);
  source().setSelectionRange(start, start + typed.length);
  hideCompletion();
  // As typed, so that it can be undone.
  document.execCommand("insertText", false, isKey && !/^"\s*:/.test(rest) ? `${word}": ` : word);
  hideCompletion();
}

function hideCompletion() {
  offered = null;
  element("completion").hidden = true;
  source().removeAttribute("aria-activedescendant");
}

/** Whether the key was for the list of words. */
function completing(event) {
  if (event.key === " " && event.ctrlKey) {
    event.preventDefault();
    showCompletion();
    return true;
  }
  if (!offered) return false;
  const action = {
    ArrowDown: () => chooseWord(offered.chosen + 1), ArrowUp: () => chooseWord(offered.chosen - 1),
    Enter: () => complete(offered.chosen), Tab: () => complete(offered.chosen), Escape: hideCompletion,
  }[event.key];
  if (!action) return false;
  event.preventDefault();
  event.stopPropagation();
  action();
  return true;
}

function listenToCompletion() {
  source().addEventListener("input", ({ inputType }) => {
    if (inputType === "insertText" || inputType === "deleteContentBackward") showCompletion();
    else hideCompletion();
  });
  source().addEventListener("blur", hideCompletion);
  source().addEventListener("pointerdown", hideCompletion);
}
