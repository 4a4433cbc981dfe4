"use strict";
// Draws the pictures when they come into sight. A picture is an SVG file, compressed; the same file without its signs
// is the plain layout.
document.documentElement.dataset.scripted = "";

const overlay = document.getElementById("overlay");
const files = new Map();

const unpacked = async (id) => {
  const bytes = Uint8Array.from(atob(document.getElementById(id).textContent), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
};

const plain = '<style>[class^="overlay-"], .caption, .advice { display: none }</style>';

// The address of a picture, with or without its signs; each is made once.
const address = (id, hasSigns) => {
  const key = id + hasSigns;
  if (!files.has(key)) {
    files.set(key, unpacked(id).then((text) => {
      const shown = hasSigns ? text : text.replace(/<svg[^>]*>/, (start) => start + plain);
      return URL.createObjectURL(new Blob([shown], { type: "image/svg+xml" }));
    }));
  }
  return files.get(key);
};

// Where a picture lies around its canvas, in points of the canvas.
const extent = ([width, height, x, y, scale]) => ({
  left: -x / scale, top: -y / scale, right: (width - x) / scale, bottom: (height - y) / scale });

// What both sides show: the same part, so that the canvases lie on one another.
const view = (stage, hasSigns) => {
  const sides = [stage.data.before, stage.data.after].filter(Boolean).map((side) => side.place);
  const parts = sides.map((place) => {
    const margin = 12 / place[4];
    return hasSigns ? extent(place)
      : { left: -margin, top: -margin, right: place[5] + margin, bottom: place[6] + margin };
  });
  return {
    left: Math.min(...parts.map((part) => part.left)), top: Math.min(...parts.map((part) => part.top)),
    right: Math.max(...parts.map((part) => part.right)), bottom: Math.max(...parts.map((part) => part.bottom)) };
};

const percent = (part, whole) => 100 * part / whole + "%";

const place = (element, part, whole) => {
  const [width, height] = [whole.right - whole.left, whole.bottom - whole.top];
  element.style.left = percent(part.left - whole.left, width);
  element.style.top = percent(part.top - whole.top, height);
  if (part.right !== undefined) {
    element.style.width = percent(part.right - part.left, width);
    element.style.height = percent(part.bottom - part.top, height);
  }
};

const tagLimit = 6;

// Beside its box, where it covers no box that changed: above, below, or at the box's other end; if there is no such
// place, above.
const placeTag = (tag, box, boxes, whole, scale) => {
  const [x, y, width, height] = box;
  const [tagWidth, tagHeight] = [tag.offsetWidth / scale, tag.offsetHeight / scale];
  const ends = [x, x + width - tagWidth].filter((left) => left >= whole.left && left + tagWidth <= whole.right);
  const rows = [y - tagHeight, y + height].filter((top) => top >= whole.top && top + tagHeight <= whole.bottom);
  const isFree = ({ left, top }) => !boxes.some(([otherX, otherY, otherWidth, otherHeight]) =>
    left < otherX + otherWidth && otherX < left + tagWidth && top < otherY + otherHeight && otherY < top + tagHeight
    // What is around the whole box is not covered by a tag in it.
    && !(otherX <= x && otherY <= y && otherX + otherWidth >= x + width && otherY + otherHeight >= y + height
      && otherWidth * otherHeight > width * height));
  const places = rows.flatMap((top) => (ends.length > 0 ? ends : [x]).map((left) => ({ left, top })));
  place(tag, places.find(isFree) ?? places[0] ?? { left: x, top: Math.max(y - tagHeight, whole.top) }, whole);
};

const drawBoxes = (canvas, side, stage, whole) => {
  for (const old of canvas.querySelectorAll("svg, .tag")) { old.remove(); }
  const layer = canvas.querySelector(".layer");
  const boxes = stage.data.boxes.filter((box) => box[side]);
  if (boxes.length === 0) { return; }
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", [whole.left, whole.top, whole.right - whole.left, whole.bottom - whole.top].join(" "));
  svg.setAttribute("aria-hidden", "true");
  layer.append(svg);
  for (const box of boxes) {
    const [x, y, width, height] = box[side];
    const name = side === "before" ? "old" : "now";
    const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    for (const [key, value] of Object.entries({ x, y, width, height, class: name })) { rect.setAttribute(key, value); }
    svg.append(rect);
    if (boxes.length > tagLimit) { continue; }
    const tag = document.createElement("span");
    tag.className = "tag " + name;
    tag.textContent = box.view;
    layer.append(tag);
    const scale = canvas.clientWidth / (whole.right - whole.left) || 1;
    placeTag(tag, box[side], boxes.map((other) => other[side]), whole, scale);
  }
};

const draw = async (stage) => {
  const hasSigns = overlay.checked;
  if (stage.drawn === hasSigns) { return; }
  stage.drawn = hasSigns;
  const whole = view(stage, hasSigns);
  const sides = ["before", "after"].filter((side) => stage.data[side]);
  const sources = await Promise.all(sides.map((side) => address(stage.data[side].id, hasSigns)));
  if (stage.drawn !== hasSigns) { return; }
  sides.forEach((side, index) => {
    const canvas = stage.querySelector("." + side + " .canvas");
    const image = canvas.querySelector("img");
    image.src = sources[index];
    place(image, extent(stage.data[side].place), whole);
    drawBoxes(canvas, side, stage, whole);
  });
};

// The room that a stage takes, before anything is drawn in it.
const keepRoom = (stage) => {
  const whole = view(stage, overlay.checked);
  for (const canvas of stage.querySelectorAll(".canvas")) {
    canvas.style.width = whole.right - whole.left + "px";
    canvas.style.aspectRatio = whole.right - whole.left + " / " + (whole.bottom - whole.top);
  }
};

const stages = [...document.querySelectorAll(".stage")];
const inSight = new Set();
const watcher = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    if (isIntersecting) { inSight.add(target); draw(target); } else { inSight.delete(target); }
  }
}, { rootMargin: "600px" });

for (const stage of stages) {
  stage.data = JSON.parse(stage.dataset.pictures);
  for (const canvas of stage.querySelectorAll(".canvas")) {
    const [layer, image] = [document.createElement("div"), new Image()];
    layer.className = "layer";
    image.alt = "";
    layer.append(image);
    canvas.append(layer);
  }
  keepRoom(stage);
  watcher.observe(stage);
}
overlay.addEventListener("change", () => {
  stages.forEach(keepRoom);
  inSight.forEach(draw);
});
