// MARK: Fonts

function bytes(base64) {
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  // A tenth of the time that Uint8Array.from takes for the two megabytes of the engine.
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index);
  return bytes;
}

/** Measurements of the fonts' characters in font units, from the tool's own HarfBuzz: the `advances` and
    the `left` and `right` classes in the order of `characters`, and the `kerning`: for each left class,
    right classes alternating with values. */
const faces = data.fonts.map(({ unitsPerEm, measures }, number) => ({
  unitsPerEm, css: `${unitsPerEm}px "Face ${number}"`, hasLigatures: measures.hasLigatures,
  places: new Map(measures.characters.map((character, place) => [character, place])),
  advances: measures.advances, left: measures.left, right: measures.right,
  kerning: measures.kerning.map((row) => new Map(pairs(row))),
}));
const ruling = document.createElement("canvas").getContext("2d");

function* pairs(row) {
  for (let index = 0; index < row.length; index += 2) yield [row[index], row[index + 1]];
}

async function loadFonts() {
  const load = async (name, font, descriptors) => {
    document.fonts.add(await new FontFace(name, bytes(font.base64), descriptors).load());
  };
  await Promise.all(data.fonts.flatMap((font, number) => [
    // To draw with, and to measure whole words.
    ...font.uses.map((use) => load(drawnFamily(font, use), font,
      { weight: String(use.weight), unicodeRange: font.range })),
    ...(font.isMain && font.uses.every((use) => !(use.family in data.families))
      ? [] : [load(`Face ${number}`, font, {})]),
  ]));
}

const drawnFamily = (font, use) => (font.isMain ? use.family : `${use.family} Foreign`);

/** The faces of a family and weight in the order in which they are searched for a character: the family's
    own first, the browser's last. */
const order = new Map();
function facesFor(family, weight) {
  const key = `${weight} ${family}`;
  if (!order.has(key)) {
    const isAsked = (font) => font.uses.some((use) => use.family === family && use.weight === weight);
    const own = [...data.fonts.keys()].filter((number) => isAsked(data.fonts[number]));
    own.sort((one, other) => data.fonts[other].isMain - data.fonts[one].isMain);
    const css = `${weight} 2048px "${family}", "${family} Foreign", sans-serif`;
    order.set(key, [...own, faces.push({ unitsPerEm: 2048, css }) - 1]);
  }
  return order.get(key);
}

/** The number of the first face with a character times 256, plus its place in the order. */
function face(family, weight, character) {
  const found = facesFor(family, weight);
  const place = found.findIndex((number) => !faces[number].places || faces[number].places.has(character));
  return found[place] * 256 + Math.min(place, 255);
}

/** The offset added to a code point for its tabular figure; not all characters have one. */
const tabular = 0xf0000;

function placeOf(number, character) {
  const { places } = faces[number];
  return places?.get(character) ?? places?.get(character - tabular);
}

function advance(number, character) {
  const place = placeOf(number, character);
  if (place !== undefined) return faces[number].advances[place];
  return width(number, String.fromCodePoint(character < tabular ? character : character - tabular));
}

function kerning(number, first, second) {
  const { left, right, kerning } = faces[number];
  const [one, other] = [placeOf(number, first), placeOf(number, second)];
  if (one === undefined || other === undefined) return 0;
  return kerning[left[one]].get(right[other]) ?? 0;
}

/** The width of a text in font units, which are pixels at the font size used. */
function width(number, text, kerning = "normal") {
  ruling.font = faces[number].css;
  ruling.fontKerning = kerning;
  ruling.textRendering = "geometricPrecision";
  return Math.round(ruling.measureText(text).width);
}
