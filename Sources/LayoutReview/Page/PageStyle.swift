/// The page's style. The form's controls determine which entries and pictures are shown.
enum PageStyle {
  static let text = """
    :root { --text: #1d1d1f; --soft: #5f5f66; --page: #ffffff; --card: #f5f5f7; --line: #d2d2d7; --mark: #fff0b8;
      --changed: #8a5300; --new: #0a6b2d; --deleted: #b3001b; --unchanged: #5f5f66; --focus: #0066cc; --share: 50%; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #f0f0f3; --soft: #a5a5ad; --page: #161618; --card: #232326; --line: #48484d; --mark: #5a4700;
        --changed: #ffc266; --new: #6fdc8c; --deleted: #ff8a93; --unchanged: #a5a5ad; --focus: #66b0ff; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 90rem; padding: 1rem; background: var(--page); color: var(--text);
      font: 1rem/1.45 system-ui, sans-serif; }
    h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
    h2 small, figcaption, .hint, legend { color: var(--soft); } h3 { font-size: 1rem; margin: .5rem 0; }
    fieldset { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .25rem .75rem .5rem;
      display: flex; flex-wrap: wrap; gap: .25rem 1rem; min-width: 0; }
    label { display: inline-flex; align-items: center; gap: .35rem; min-height: 2rem; }
    kbd { font: .75rem ui-monospace, monospace; color: var(--soft); border: 1px solid var(--line);
      border-radius: .25rem; padding: 0 .3rem; }
    code { overflow-wrap: anywhere; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    .entry { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem;
      margin: 1rem 0; scroll-margin-top: .5rem; }
    .badge { font-size: .8rem; border: 1px solid currentColor; border-radius: 1rem; padding: .1rem .5rem; }
    .changed.badge, label.changed { color: var(--changed); } .new.badge, label.new { color: var(--new); }
    .deleted.badge, label.deleted { color: var(--deleted); } .failed h2 { color: var(--deleted); }
    .cause { margin: .25rem 0; overflow-wrap: anywhere; }
    .stage { display: flex; flex-wrap: wrap; gap: 1rem; margin: .75rem 0; }
    figure { margin: 0; flex: 0 1 var(--width); min-width: min(100%, 18rem); } figcaption { font-size: .85rem; }
    figure img { height: auto; display: block; outline: 1px solid var(--line); background: #fff; }
    .stage .difference { display: none; }
    body:has(#overlay:checked) .stage.without, body:not(:has(#overlay:checked)) .stage.with {
      display: none !important; }
    body:has(#mode-slider:checked) .stage:not(.single), body:has(#mode-onion:checked) .stage:not(.single) {
      display: grid; grid-template-columns: minmax(0, var(--width)); }
    body:has(#mode-slider:checked) .stage:not(.single) > :is(.before, .after),
    body:has(#mode-onion:checked) .stage:not(.single) > :is(.before, .after) { grid-area: 1 / 1; }
    body:is(:has(#mode-slider:checked), :has(#mode-onion:checked)) .stage:not(.single) .after figcaption {
      text-align: right; }
    body:has(#mode-slider:checked) .stage:not(.single) .after img { clip-path: inset(0 0 0 calc(100% - var(--share))); }
    body:has(#mode-onion:checked) .stage:not(.single) .after img { opacity: var(--share); }
    body:has(#mode-difference:checked) .stage:not(.single) > :is(.before, .after) { display: none; }
    body:has(#mode-difference:checked) .stage .difference { display: block; }
    .share { display: none; }
    body:is(:has(#mode-slider:checked), :has(#mode-onion:checked)) .share { display: inline-flex; }
    body:not(:has(#show-changed:checked)) .entry.changed, body:not(:has(#show-new:checked)) .entry.new,
    body:not(:has(#show-deleted:checked)) .entry.deleted,
    body:not(:has(#show-unchanged:checked)) .entry.unchanged { display: none; }
    summary { cursor: pointer; min-height: 1.75rem; } details ul { margin: .25rem 0; overflow-wrap: anywhere; }
    .scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
    th:first-child { text-align: left; font-weight: 600; } td:nth-child(2) { text-align: left; color: var(--soft); }
    mark { background: var(--mark); color: inherit; padding: 0 .2rem; border-radius: .2rem; font-weight: 600; }
    @media (max-width: 30rem) { body { padding: .5rem; } .entry { padding: .6rem; } .hint, kbd { display: none; }
      th, td { padding: .2rem .35rem; font-size: .85rem; } }
    @media print { .filters, .modes, .hint { display: none; } .entry { break-inside: avoid; } }
    """
}

/// The page's script: the slider's position and keyboard shortcuts.
enum PageScript {
  static let text = """
    "use strict";
    const share = document.getElementById("share");
    const modes = ["side", "slider", "onion", "difference"].map((name) => document.getElementById("mode-" + name));
    const move = () => document.documentElement.style.setProperty("--share", share.value + "%");
    share.addEventListener("input", move);
    const step = (way) => {
      const entries = [...document.querySelectorAll(".entry")].filter((entry) => entry.offsetParent !== null);
      const at = entries.indexOf(document.activeElement.closest(".entry"));
      const next = entries[at < 0 ? (way > 0 ? 0 : entries.length - 1) : at + way];
      if (next) { next.focus(); next.scrollIntoView({ block: "start" }); }
    };
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) { return; }
      const isControl = event.target.matches("input");
      if (event.key >= "1" && event.key <= "4") { modes[Number(event.key) - 1].checked = true; }
      else if (event.key === "o") { document.getElementById("overlay").click(); }
      else if (event.key === "j") { step(1); }
      else if (event.key === "k") { step(-1); }
      else if (!isControl && !event.target.closest(".scroll") && event.key.startsWith("Arrow")
        && (modes[1].checked || modes[2].checked) && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
        share.value = Number(share.value) + (event.key === "ArrowRight" ? 5 : -5);
        move();
        event.preventDefault();
      }
    });
    move();
    """
}
