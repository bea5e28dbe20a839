/**
 * Subsets the fonts to the letters and weights Panna uses, into src/web; the landing page has separate fonts in each
 * language. The result is committed and builds only read it. Run it after changing fonts, weights, languages or the
 * landing page's text: `npm run fonts`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont, { type SubsetOptions } from "subset-font";
import { landingLetters } from "#scripts/web-build/landing-page.ts";

const DISPLAY = "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed";
const TEXT = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** The weight of headings (src/web/styles/type.css). */
const DISPLAY_WEIGHT = 800;
/** The weights of landing.css. */
const LANDING_WEIGHTS = { display: 850, text: 500 };

type Range = readonly [from: number, to: number];

/** Latin, its extensions, punctuation, currencies and arrows: every letter in either file of a font. */
const INTERFACE: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0x2ff],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
/** The printable part of Latin-1, the dash of scores and the apostrophe. */
const PREVIEW: readonly Range[] = [
  [0x20, 0x7e],
  [0xa1, 0xff],
  [0x2013, 0x2013],
  [0x2019, 0x2019],
];

const plain: Partial<SubsetOptions> = { keepFeatures: ["kern"], noHinting: true };

function lettersIn(ranges: readonly Range[]): string {
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  return String.fromCodePoint(...codes);
}

async function cut(file: string, letters: string, to: string, options: SubsetOptions): Promise<void> {
  const font = await readFile(createRequire(import.meta.url).resolve(file));
  const path = join("src/web", to);
  const bytes = await subsetFont(font, letters, options);
  await writeFile(path, bytes);
  console.log(`${path}: ${bytes.length} bytes`);
}

await mkdir("src/web/landing/fonts", { recursive: true });
for (const part of ["latin", "latin-ext"]) {
  await cut(`${DISPLAY}-${part}-wght-normal.woff2`, lettersIn(INTERFACE), `styles/display-${part}.woff2`, {
    targetFormat: "woff2",
    variationAxes: { wght: DISPLAY_WEIGHT },
  });
}
// The server draws match preview images with it: the machine might have no fonts, and sharp can't read WOFF2.
await cut(`${DISPLAY}-latin-wght-normal.woff2`, lettersIn(PREVIEW), "public/preview-face.ttf", {
  ...plain,
  targetFormat: "truetype",
  variationAxes: { wght: DISPLAY_WEIGHT },
});
const letters = await landingLetters();
for (const [language, { display, text }] of Object.entries(letters)) {
  for (const [name, file, needed] of [
    ["display", `${DISPLAY}-latin-wght-normal.woff2`, display],
    ["text", TEXT, text],
  ] as const) {
    await cut(file, needed, `landing/fonts/${language}-${name}.woff2`, {
      ...plain,
      targetFormat: "woff2",
      variationAxes: { wght: LANDING_WEIGHTS[name] },
    });
  }
}
await writeFile("src/web/landing/fonts/letters.json", `${JSON.stringify(letters, null, 2)}\n`);
