// MARK: Taking the result along

const fileName = (ending) => `${(data.file ?? "layout").replace(/[\\/:*?"<>|\p{C}]/gu, "-")}.${ending}`;

/** The scenario with the changes, as a file of its own. */
function scenarioText() {
  const scenario = withSizeClasses(changedScenario(shown(), state.changes));
  return `${JSON.stringify(scenario, null, 2)}\n`;
}

/** The picture as a file of its own, with the fonts that it uses. */
function pictureText() {
  const copy = svg().cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll(".lit, .holding")]) part.classList.remove("lit", "holding", "dimmed");
  copy.removeAttribute("style");
  const used = new Set([...copy.querySelectorAll("text, tspan")].flatMap((text) => {
    const family = text.getAttribute("font-family");
    return family ? [family.split(",")[0].replace(/['"]/g, "").trim()] : [];
  }));
  const rules = data.fonts.flatMap((font) => font.uses.filter(({ family }) => used.has(family)).map((use) => (
    `@font-face{font-family:"${drawnFamily(font, use)}";font-weight:${use.weight};unicode-range:${font.range};`
    + `src:url(data:font/${font.base64.startsWith("AAEAAA") ? "ttf" : "otf"};base64,${font.base64})}`)));
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = rules.join("\n");
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

function download(content, type, name) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

async function pixels(scale) {
  const { width, height } = pictureSize();
  const image = new Image(width, height);
  const encoded = encoder.encode(pictureText());
  let characters = "";
  for (const byte of encoded) characters += String.fromCharCode(byte);
  image.src = `data:image/svg+xml;base64,${btoa(characters)}`;
  await image.decode();
  const canvas = make("canvas", { width: Math.ceil(width * scale), height: Math.ceil(height * scale) });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => { canvas.toBlob(done, "image/png"); });
}

async function copyText(text, words) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page in a file, or in another's frame, may lack the permission.
    const field = make("textarea", { value: text, className: "off-screen" });
    document.body.append(field);
    field.select();
    isCopied = document.execCommand("copy");
    field.remove();
  }
  tell(isCopied ? words : "The browser does not let this page copy.");
}

function listenToExport() {
  const on = (id, action) => element(id).addEventListener("click", () => {
    element("share").open = false;
    action();
  });
  on("copy-link", async () => {
    const text = present === JSON.stringify(beginning()) ? "" : `#${await packed(present)}`;
    copyText(location.href.replace(/#.*/, "") + text, "Link copied.");
  });
  on("copy-scenario", () => copyText(scenarioText(), "Scenario copied."));
  on("save-scenario", () => download(scenarioText(), "application/json", fileName("json")));
  on("save-svg", () => download(pictureText(), "image/svg+xml", fileName("svg")));
  on("save-png", async () => download(await pixels(2), "image/png", fileName("png")));
  addEventListener("click", ({ target }) => {
    if (!target.closest?.("#share")) element("share").open = false;
  });
  element("share").addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !element("share").open) return;
    element("share").open = false;
    element("share").querySelector("summary").focus();
  });
}
