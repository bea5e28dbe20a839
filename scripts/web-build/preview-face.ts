import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FACE =
  "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2";

/** The weight of headings (src/web/styles/type.css). */
export const DISPLAY_WEIGHT = 800;

/** Everything of Latin-1 that can be seen, and the dash of scores. */
const LETTERS = `${String.fromCharCode(...range(0x20, 0x7e), ...range(0xa1, 0xff))}–’`;

/**
 * The display face as a TrueType file beside the pages: the server writes with it on the preview images of matches,
 * where the machine itself may have no font at all, and reads no WOFF2.
 */
export function previewFace(): Plugin {
  return {
    name: "panna:preview-face",
    apply: "build",
    async generateBundle() {
      const font = await readFile(createRequire(import.meta.url).resolve(FACE));
      const source = await subsetFont(font, LETTERS, {
        targetFormat: "truetype",
        variationAxes: { wght: DISPLAY_WEIGHT },
        keepFeatures: ["kern"],
        noHinting: true,
      });
      this.emitFile({ type: "asset", fileName: "preview-face.ttf", source });
    },
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
