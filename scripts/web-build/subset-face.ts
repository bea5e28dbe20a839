import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

export interface SubsetFace {
  /** The name under which style sheets know it. */
  readonly family: string;
  /** The font file, as a path in an installed package. */
  readonly file: string;
  /** The one weight that is kept of a variable font. */
  readonly weight: number;
  /** Every letter that is needed; letters that the font lacks are left out. */
  readonly letters: string;
}

/**
 * A font cut down to some letters and one weight, as a `@font-face` rule that carries the font itself: no
 * request stands between it and the page. Needs `font-src data:`.
 */
export async function subsetFace({ family, file, weight, letters }: SubsetFace): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(file));
  const subset = await subsetFont(font, [...new Set(letters)].toSorted().join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
    keepFeatures: ["kern"],
    noHinting: true,
  });
  const source = `data:font/woff2;base64,${subset.toString("base64")}`;
  return `@font-face{font-family:"${family}";font-weight:1 1000;font-display:swap;src:url(${source}) format("woff2")}`;
}
