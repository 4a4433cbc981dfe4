// MARK: Undo, redo, and links to a state

/** The states before and after the one that is shown, as texts. */
let past = [];
let future = [];
/** The state that is shown, and which change led to it, when. */
let present;
let lastChange = { what: null, time: 0 };

function remember(what) {
  const now = Date.now();
  const text = JSON.stringify(state);
  if (text === present) return;
  const isMore = what !== null && what === lastChange.what && now - lastChange.time < 1500;
  if (!isMore) {
    past.push(present);
    if (past.length > 500) past.shift();
  }
  future = [];
  lastChange = { what, time: now };
  present = text;
  afterHistory();
}

function afterHistory() {
  element("undo").disabled = past.length === 0;
  element("redo").disabled = future.length === 0;
  element("reset").disabled = Object.keys(state.changes).length === 0;
  playground.changed?.();
  keepInLink();
}

function step(from, to) {
  if (from.length === 0) return;
  to.push(present);
  present = from.pop();
  lastChange = { what: null, time: 0 };
  const wanted = JSON.parse(present, plain);
  playground.restore?.(wanted);
  show(wanted);
  showOption();
  afterHistory();
}

const undo = () => step(past, future);
const redo = () => step(future, past);

function beginHistory() {
  [past, future, present] = [[], [], JSON.stringify(state)];
  afterHistory();
}

// MARK: Links

/** Writes the state into the address, compressed. What is as at first is left out. */
const keepInLink = delayed(async () => {
  const text = present === JSON.stringify(beginning()) ? "" : `#${await packed(present)}`;
  if (text !== location.hash) history.replaceState(null, "", text || location.pathname + location.search);
}, 300);

const bySafe = { "+": "-", "/": "_", "=": "" };

async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const compressed = new Uint8Array(await new Response(stream).arrayBuffer());
  let characters = "";
  for (const byte of compressed) characters += String.fromCharCode(byte);
  return btoa(characters).replace(/[+/=]/g, (character) => bySafe[character]);
}

async function unpacked(text) {
  const base64 = text.replace(/-/g, "+").replace(/_/g, "/");
  const stream = new Blob([bytes(base64)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}

/** The state that the address asks for, or null. Anybody can have written it, so its values are not trusted. */
async function linkedState() {
  const hash = location.hash.slice(1);
  if (!hash) return null;
  try {
    const { variant, changes, layers, axis, text } = JSON.parse(await unpacked(hash), plain);
    const isValid = Number.isInteger(variant) && variant >= 0 && Number.isInteger(layers)
      && [0, 1, 2].includes(axis) && isObject(changes) && Object.values(changes).every(isChange)
      && (text === undefined || typeof text === "string");
    return isValid ? { variant, changes, layers, axis, ...(text === undefined ? {} : { text }) } : null;
  } catch {
    return null;
  }
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function isChange(change) {
  return isObject(change) && Object.entries(change).every(([kind, value]) => (
    kind === "added" ? Array.isArray(value)
      : kind === "canvas" ? isObject(value) && (value.size === undefined || isSize(value.size))
        : ["views", "constraints"].includes(kind) && isObject(value) && Object.values(value).every(isObject)));
}

const isSize = (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
