// MARK: Drawing: a picture in place of another, of which everything stays that is the same

const elements = new Set(["svg", "title", "desc", "defs", "clipPath", "g", "path", "text", "tspan", "image"]);

/** Images are in the picture itself, where they can neither load nor run anything. */
function isCarried(part) {
  return part.localName === "image" && /^data:image\/(png|svg\+xml);base64,/.test(part.getAttribute("href"));
}

/** The element of a picture's markup. It needs only what describes its look, so anything else is refused. */
function parsed(markup) {
  const root = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  for (const part of [root, ...root.querySelectorAll("*")]) {
    const isSafe = elements.has(part.localName) && part.namespaceURI === "http://www.w3.org/2000/svg"
      && part.getAttributeNames().every((name) => !/^on|href$|^style$/i.test(name)
        || name === "href" && isCarried(part));
    if (!isSafe) throw new Error(`the picture contains a <${part.localName}>, which is not allowed`);
  }
  return document.adoptNode(root);
}

/** What is drawn: the outline of the picture, with the page's elements. */
let drawn = null;

/** Draws a picture. Most changes are to few of its elements, and the others need not be laid out again. */
function draw(picture) {
  const lines = picture.split("\n");
  const wanted = outline(lines);
  const edits = [];
  if (drawn) compare(drawn, wanted, edits);
  const made = edits.filter(({ one }) => one);
  const root = parsed(drawn
    ? [wanted.line, ...made.map(({ one }) => lines.slice(one.start, one.end).join("")), "</svg>"].join("") : picture);
  if (!drawn) {
    adopt(wanted, root);
    element("picture").replaceChildren(root);
  } else {
    if (drawn.line !== wanted.line) {
      for (const { name, value } of root.attributes) wanted.node.setAttribute(name, value);
    }
    const fresh = [...root.children];
    made.forEach(({ one }, index) => adopt(one, fresh[index]));
    for (const { old, one, parent, next } of edits) {
      if (!one) old.node.remove();
      else if (old) old.node.replaceWith(one.node);
      else parent.node.insertBefore(one.node, next?.node ?? null);
    }
  }
  drawn = wanted;
}

/** The elements of a picture, each with the line that it begins with, its lines and its parts. The engine writes an
    element on one line, or the parts of it on lines of their own between its beginning and its end. */
function outline(lines) {
  const open = [{ parts: [] }];
  for (const [start, line] of lines.entries()) {
    if (line.startsWith("</")) open.pop().end = start + 1;
    else if (line !== "") {
      const one = { line, start, end: start + 1, parts: [], node: null };
      open.at(-1).parts.push(one);
      if (!line.endsWith("/>") && !line.includes("</")) open.push(one);
    }
  }
  return open[0].parts[0];
}

function adopt(one, node) {
  one.node = node;
  const parts = node.children;
  one.parts.forEach((part, index) => adopt(part, parts[index]));
}

/** Takes the elements over that are the same in two elements that begin alike, and notes how to replace the others. */
function compare(old, wanted, edits) {
  wanted.node = old.node;
  const [before, after] = [old.parts, wanted.parts];
  const least = Math.min(before.length, after.length);
  const isKept = (one, other) => {
    if (one.line !== other.line) return false;
    compare(one, other, edits);
    return true;
  };
  let [start, rest] = [0, 0];
  if (before.length !== after.length) {
    while (start < least && isKept(before[start], after[start])) start += 1;
    while (rest < least - start && isKept(before.at(-1 - rest), after.at(-1 - rest))) rest += 1;
  }
  for (let place = start; place < least - rest; place += 1) {
    const [one, other] = [before[place], after[place]];
    if (!isKept(one, other)) edits.push({ old: one, one: other });
  }
  for (const one of before.slice(least - rest, before.length - rest)) edits.push({ old: one });
  for (const one of after.slice(least - rest, after.length - rest)) {
    edits.push({ one, parent: wanted, next: after[after.length - rest] });
  }
}
