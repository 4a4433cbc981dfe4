// MARK: What all parts of the page use

/** What the playground does besides; other pages have nothing in it. */
const playground = {};
const data = JSON.parse(document.getElementById("data").textContent);
const element = (id) => document.getElementById(id);

/** Makes objects without a prototype, because any name of a view or constraint can be a key. */
function plain(key, value) {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? Object.assign(Object.create(null), value) : value;
}

const copied = (value) => JSON.parse(JSON.stringify(value), plain);

function make(name, attributes, ...children) {
  const made = document.createElement(name);
  Object.assign(made, attributes);
  made.append(...children);
  return made;
}

/** An icon of the page's set, which is defined once in its HTML. */
function icon(name) {
  const [svg, use] = ["svg", "use"].map((kind) => document.createElementNS("http://www.w3.org/2000/svg", kind));
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
}

function iconButton(name, label, action) {
  const button = make("button", { type: "button", className: "small", title: label, ariaLabel: label }, icon(name));
  button.addEventListener("click", action);
  return button;
}

const rounded = (value) => Math.round(value * 1000) / 1000;

/** As people write it: with a minus sign. */
const written = (value) => String(rounded(value)).replace("-", "−");

/** Calls a function once after the last call, in milliseconds. */
function delayed(action, time) {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, time);
  };
}

/** Says something once, for people who do not see the page. */
const announce = (() => {
  let text = "";
  const say = delayed(() => {
    if (element("announcement").textContent !== text) element("announcement").textContent = text;
  }, 600);
  return (words) => {
    text = words;
    say();
  };
})();

/** Shows a sentence for a few seconds. */
function tell(words) {
  const toast = element("toast");
  toast.textContent = words;
  toast.hidden = false;
  clearTimeout(tell.timer);
  tell.timer = setTimeout(() => { toast.hidden = true; }, 4000);
}

/** Follows the pointer from where it is pressed to where it is let go, or until another finger touches: two zoom. */
function follow(target, { down, move, up }) {
  let start = null;
  let frame = 0;
  const end = (event) => {
    if (!start) return;
    cancelAnimationFrame(frame);
    const finished = start;
    start = null;
    up?.(finished, event);
  };
  target.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    start = down(event);
    if (!start) return;
    Object.assign(start, { x: event.clientX, y: event.clientY });
    target.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  target.addEventListener("pointermove", (event) => {
    if (!start || !event.isPrimary) return;
    const [from, { clientX: x, clientY: y }] = [start, event];
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => { if (start === from) move(from, x, y); });
  });
  target.addEventListener("pointerup", (event) => {
    if (!event.isPrimary) return;
    // The last move may still wait for its frame.
    if (start && (start.x !== event.clientX || start.y !== event.clientY)) move(start, event.clientX, event.clientY);
    end(event);
  });
  target.addEventListener("pointercancel", end);
  addEventListener("pointerdown", (event) => { if (!event.isPrimary) end(event); }, { capture: true });
}
