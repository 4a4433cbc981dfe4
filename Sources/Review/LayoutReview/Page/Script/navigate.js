"use strict";
// The index, the search and the keys.
const search = document.getElementById("search");
const keysOn = document.getElementById("keys-on");
const modes = ["side", "slider", "onion", "difference"].map((name) => document.getElementById("mode-" + name));

const textOf = (entry) => [entry.querySelector("header"), ...entry.querySelectorAll(".finding, .causes, .headline, details ul")]
  .map((part) => part.textContent).join(" ").toLowerCase();

search.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const entry of entries) {
    entry.text ??= textOf(entry) + " " + entry.closest(".group").querySelector("h2").textContent.toLowerCase();
    entry.hidden = !words.every((word) => entry.text.includes(word));
    const link = indexLink(entry);
    if (link) { link.parentElement.hidden = entry.hidden; }
    if (!entry.hidden) { count += 1; }
  }
  for (const group of document.querySelectorAll(".group")) {
    group.hidden = group.querySelector(".entry:not([hidden])") === null;
  }
  for (const group of document.querySelectorAll(".index > ol > li")) {
    group.hidden = group.querySelector("li:not([hidden])") === null;
  }
  document.getElementById("found").textContent = words.length > 0 ? count + " of " + entries.length : "";
});

// What is below the bar scrolls to its lower edge, however many rows it takes.
const bar = document.querySelector(".bar");
new ResizeObserver(() => {
  const height = getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
  document.documentElement.style.setProperty("--bar", height + "px");
}).observe(bar);

const visible = () => entries.filter(isVisible);
let current;

const setCurrent = (entry) => {
  if (current === entry) { return; }
  if (current) { indexLink(current)?.removeAttribute("aria-current"); }
  current = entry;
  const link = entry && indexLink(entry);
  if (!link) { return; }
  link.setAttribute("aria-current", "true");
  const [box, list] = [link.getBoundingClientRect(), link.closest(".index").getBoundingClientRect()];
  if (box.top < list.top + 50 || box.bottom > list.bottom) {
    link.closest(".index").scrollTop += box.top - list.top - list.height / 2;
  }
};

const go = (entry) => {
  if (!entry) { return; }
  entry.focus({ preventScroll: true });
  entry.scrollIntoView({ block: "start" });
  setCurrent(entry);
};

// From the entry that has the focus, or else from the one at the top of the window.
const step = (way) => {
  const list = visible();
  const focused = document.activeElement.closest(".entry");
  if (focused) { return go(list[list.indexOf(focused) + way]); }
  const top = list.findIndex((entry) => entry.getBoundingClientRect().bottom > 80);
  go(list[way > 0 ? Math.max(0, top) : (top < 0 ? list.length - 1 : Math.max(0, top - 1))]);
};

const chosen = () => [document.activeElement.closest(".entry"), current].find((entry) => entry && isVisible(entry));

const spy = new IntersectionObserver((changes) => {
  const first = changes.find((change) => change.isIntersecting);
  if (first) { setCurrent(first.target); }
}, { rootMargin: "-80px 0px -70% 0px" });
entries.forEach((entry) => spy.observe(entry));

const showKeys = () => document.getElementById("keys").showModal();
document.getElementById("show-keys").addEventListener("click", showKeys);

const commands = {
  j: () => step(1),
  k: () => step(-1),
  a: () => chosen() && decide([chosen()], "accepted"),
  r: () => chosen() && decide([chosen()], "rejected"),
  u: () => chosen() && decide([chosen()]),
  A: () => chosen() && decide(groupOf(chosen()), "accepted"),
  R: () => chosen() && decide(groupOf(chosen()), "rejected"),
  o: () => overlay.click(),
  b: () => document.getElementById("boxes").click(),
  "/": () => { search.focus(); search.select(); },
  "?": showKeys,
  ArrowLeft: () => moveShare(-5),
  ArrowRight: () => moveShare(5),
};
modes.forEach((mode, index) => { commands[index + 1] = () => mode.click(); });

// Nothing is moved that is not there.
const moveShare = (way) => {
  const entry = chosen() ?? visible()[0];
  if (!isStacked() || !entry) { return false; }
  for (const stage of entry.querySelectorAll(".stage:not(.single)")) { setShare(stage, share(stage) + way); }
  return true;
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !keysOn.checked) { return; }
  if (document.querySelector("dialog[open]")) { return; }
  const isText = event.target.matches("input:not([type='checkbox'], [type='radio'])");
  if (isText) {
    if (event.key === "Escape") { event.target.blur(); }
    return;
  }
  // Arrows choose among radio buttons and scroll what can be scrolled.
  if (event.key.startsWith("Arrow") && event.target.matches("input, .scroll, #command")) { return; }
  const command = Object.hasOwn(commands, event.key) ? commands[event.key] : undefined;
  if (command && command() !== false) { event.preventDefault(); }
});
