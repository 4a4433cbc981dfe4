// MARK: Fields whose values may be wrong

/** Shows a value in a field, unless the reader is typing in it or has to mend it. */
function showValue(field, value) {
  const isInHand = document.activeElement === field && field.dataset.typed === "true";
  if (isInHand || field.getAttribute("aria-invalid") === "true") return;
  if (field.value !== String(value)) field.value = value;
}

/** Makes a change from a field. If it cannot be laid out, the field says why, and the rest stays as it was. */
function tryField(field, action) {
  field.dataset.typed = "true";
  const isNumber = field.type === "number";
  const found = isNumber && Number.isNaN(field.valueAsNumber)
    ? [{ message: "not a number" }] : action();
  mark(field, found);
  return found;
}

/** The fields that hold what cannot be laid out. */
const refused = new Set();

function mark(field, found) {
  const row = field.closest(".row, .view, form");
  const id = `error-${field.id || (field.id = `field-${mark.count = (mark.count ?? 0) + 1}`)}`;
  document.getElementById(id)?.remove();
  if (found.length === 0) {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
    refused.delete(field);
  } else {
    const words = found.map(wordsOf).join("\n");
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", id);
    row.after(make("p", { id, className: "error", textContent: words }));
    refused.add(field);
    announce(words);
  }
  showStale();
}

const wordsOf = ({ message, help }) => {
  const sentence = message[0].toUpperCase() + message.slice(1);
  const words = help ? `${sentence}: ${help}` : sentence;
  return /[.?!]$/.test(words) ? words : `${words}.`;
};

/** Says that the picture is not of what the fields hold. */
function showStale() {
  for (const field of refused) {
    if (field.isConnected) continue;
    document.getElementById(`error-${field.id}`)?.remove();
    refused.delete(field);
  }
  element("stale").hidden = refused.size === 0;
}

/** Takes a change back, and the focus with the button that goes. */
function takeBack(field, action) {
  clearMark(field);
  field.dataset.typed = "false";
  action();
  field.focus();
}

function clearMark(field) {
  if (refused.has(field)) mark(field, []);
}

function clearMarks() {
  for (const field of [...refused]) mark(field, []);
  showStale();
}

/** A value is no longer being typed once its field is left. */
function listenToFields() {
  addEventListener("focusout", ({ target }) => {
    if (target.dataset?.typed !== "true") return;
    target.dataset.typed = "false";
    // The field may have lost the focus because its row goes.
    setTimeout(() => { if (!refused.has(target)) showRows(); });
  });
}
