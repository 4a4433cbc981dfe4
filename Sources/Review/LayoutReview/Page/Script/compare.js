"use strict";
// The slider and the onion skin: a handle on each picture, moved by dragging anywhere on it or with the keyboard.
const setShare = (stage, share) => {
  const value = Math.round(Math.min(100, Math.max(0, share)));
  stage.style.setProperty("--share", value + "%");
  const handle = stage.querySelector(".handle");
  handle.setAttribute("aria-valuenow", value);
  handle.setAttribute("aria-valuetext", value + " %");
};

const share = (stage) => Number(stage.querySelector(".handle").getAttribute("aria-valuenow"));

const isStacked = () => document.getElementById("mode-slider").checked || document.getElementById("mode-onion").checked;

const follow = (stage, canvas) => {
  const move = (event) => {
    const box = canvas.getBoundingClientRect();
    setShare(stage, 100 * (event.clientX - box.left) / box.width);
  };
  canvas.addEventListener("pointerdown", (event) => {
    if (!isStacked() || event.button !== 0) { return; }
    canvas.setPointerCapture(event.pointerId);
    move(event);
    stage.querySelector(".handle").focus({ preventScroll: true });
    event.preventDefault();
  });
  canvas.addEventListener("pointermove", (event) => {
    if (canvas.hasPointerCapture(event.pointerId)) { move(event); }
  });
};

for (const stage of document.querySelectorAll(".stage:not(.single)")) {
  const canvas = stage.querySelector(".after .canvas");
  const handle = document.createElement("div");
  handle.className = "handle";
  handle.tabIndex = 0;
  handle.setAttribute("role", "slider");
  handle.setAttribute("aria-label", "Border between before and after");
  handle.setAttribute("aria-valuemin", 0);
  handle.setAttribute("aria-valuemax", 100);
  // Beside the picture, which is one image to screen readers.
  const box = document.createElement("div");
  box.className = "frame";
  canvas.replaceWith(box);
  box.append(canvas, handle);
  handle.addEventListener("keydown", (event) => {
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
    if (event.key in steps) { setShare(stage, share(stage) + steps[event.key] * (event.shiftKey ? 10 : 1)); }
    else if (event.key === "Home") { setShare(stage, 0); }
    else if (event.key === "End") { setShare(stage, 100); }
    else { return; }
    event.preventDefault();
    event.stopPropagation();
  });
  follow(stage, box);
  setShare(stage, 50);
}
