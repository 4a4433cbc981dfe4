"use strict";
// What the reader accepts and rejects: kept in the browser for this report, given as a command line and as a file.
const report = document.documentElement.dataset;
const entries = [...document.querySelectorAll(".entry")];
const canDecide = document.querySelector(".decisions") !== null;
const storageKey = "layout-render " + report.report;

const nameOf = (entry) => ({ scenario: entry.dataset.scenario, option: entry.dataset.option });
const withDecision = (decision) => entries.filter((entry) => entry.dataset.decision === decision);
const indexLink = (entry) => document.querySelector('.index a[href="#' + CSS.escape(entry.id) + '"]');

const quoted = (text) => /^[\w.,/@%+=-]+$/.test(text) ? text : "'" + text.replaceAll("'", "'\\''") + "'";

// Names with * or ? would match others, too, and long lists do not fit on a line: a file says what it means.
const longest = 20;

const approval = (accepted) => {
  const start = "layout-render approve " + quoted(report.place);
  if (accepted.length === entries.length) { return start; }
  const wholes = new Map();
  for (const entry of entries) {
    const { scenario } = nameOf(entry);
    const whole = wholes.get(scenario) ?? { all: 0, accepted: [] };
    whole.all += 1;
    if (entry.dataset.decision === "accepted") { whole.accepted.push(entry); }
    wholes.set(scenario, whole);
  }
  const patterns = [];
  for (const [scenario, whole] of wholes) {
    if (whole.accepted.length === whole.all) { patterns.push(scenario); }
    else { patterns.push(...whole.accepted.map((entry) => scenario + "/" + entry.dataset.option)); }
  }
  return patterns.length > longest || patterns.some((pattern) => /[*?\u0000-\u001f\u007f]/.test(pattern))
    ? start + " --decisions decisions.json"
    : start + patterns.map((pattern) => " --only " + quoted(pattern)).join("");
};

let fileAddress;

const show = () => {
  const [accepted, rejected] = [withDecision("accepted"), withDecision("rejected")];
  const open = entries.length - accepted.length - rejected.length;
  document.getElementById("tally").textContent =
    accepted.length + " accepted, " + rejected.length + " rejected, " + open + " open";
  const command = document.getElementById("command");
  command.textContent = accepted.length > 0 ? approval(accepted) : "nothing accepted yet";
  document.getElementById("copy").disabled = accepted.length === 0;
  const text = JSON.stringify({ kind: "layout-render decisions", version: 1, report: report.report,
    accepted: accepted.map(nameOf), rejected: rejected.map(nameOf) }, null, 1) + "\n";
  if (fileAddress) { URL.revokeObjectURL(fileAddress); }
  fileAddress = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  document.getElementById("download").href = fileAddress;
};

const mark = (entry, decision) => {
  if (decision) { entry.dataset.decision = decision; } else { delete entry.dataset.decision; }
  entry.querySelector(".accept").setAttribute("aria-pressed", decision === "accepted");
  entry.querySelector(".reject").setAttribute("aria-pressed", decision === "rejected");
  const link = indexLink(entry);
  if (!link) { return; }
  if (decision) { link.dataset.decision = decision; } else { delete link.dataset.decision; }
};

const keep = () => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(entries.map((entry) => entry.dataset.decision ?? "")));
  } catch { /* The page may not keep anything; decisions last as long as it is open. */ }
};

// Decides about several, for good or until the next decision.
const decide = (some, decision) => {
  if (!canDecide || some.length === 0) { return; }
  for (const entry of some) { mark(entry, decision); }
  show();
  keep();
};

// What a search or the boxes for the states hide is not decided with the rest.
const isVisible = (entry) => entry.getClientRects().length > 0;
const groupOf = (element) => [...element.closest(".group").querySelectorAll(".entry")].filter(isVisible);

if (canDecide) {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) { return; }
    const entry = button.closest(".entry");
    const toggled = (decision) => entry.dataset.decision === decision ? undefined : decision;
    if (button.matches(".accept")) { decide([entry], toggled("accepted")); }
    else if (button.matches(".reject")) { decide([entry], toggled("rejected")); }
    else if (button.matches(".accept-group")) { decide(groupOf(button), "accepted"); }
    else if (button.matches(".reject-group")) { decide(groupOf(button), "rejected"); }
    else if (button.id === "accept-all") { decide(entries, "accepted"); }
    else if (button.id === "reject-all") { decide(entries, "rejected"); }
    else if (button.id === "clear") { decide(entries); }
    else if (button.id === "copy") {
      const command = document.getElementById("command");
      navigator.clipboard?.writeText(command.textContent).catch(() => {});
      getSelection().selectAllChildren(command);
    }
  });
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    if (Array.isArray(kept) && kept.length === entries.length) {
      entries.forEach((entry, index) => {
        if (["accepted", "rejected"].includes(kept[index])) { mark(entry, kept[index]); }
      });
    }
  } catch { /* Nothing was kept. */ }
  show();
}
