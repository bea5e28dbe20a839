import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const FACE =
  "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2";

/** The one weight that the landing page sets the display face in. */
const WEIGHT = 850;

/**
 * The display face cut down to the capitals of a text, as a `@font-face` rule that carries the font itself: it is there
 * at the first paint, so nothing is swapped and nothing moves. Needs `font-src data:`.
 */
export async function subsetDisplayFace(family: string, text: string): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(FACE));
  const letters = [...new Set(text.toUpperCase())].join("");
  const subset = await subsetFont(font, letters, { targetFormat: "woff2", variationAxes: { wght: WEIGHT } });
  const source = `data:font/woff2;base64,${subset.toString("base64")}`;
  return `@font-face{font-family:"${family}";font-weight:1 1000;src:url(${source}) format("woff2")}`;
}
