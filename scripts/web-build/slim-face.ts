import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { DISPLAY_WEIGHT } from "./preview-face.ts";

/** The display face as fontsource has it: every weight, of which the app sets one. */
const FACE = /sofia-sans-extra-condensed-latin(?:-ext)?-wght-normal.*\.woff2$/u;

/** Every letter that one of the two files may hold: Latin, its extensions, punctuation, currencies and arrows. */
const LETTERS = String.fromCharCode(
  ...[
    [0x20, 0x7e],
    [0xa0, 0x2ff],
    [0x1e00, 0x1eff],
    [0x2000, 0x206f],
    [0x20a0, 0x20bf],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
);

/** Cuts the display face down to its one weight: a third of the bytes that stand before a first heading. */
export function slimFace(): Plugin {
  return {
    name: "panna:slim-face",
    apply: "build",
    async generateBundle(_options, bundle) {
      const faces = Object.values(bundle).filter((file) => FACE.test(file.fileName));
      if (faces.length === 0) this.error("the display face is missing from the build");
      for (const face of faces) {
        if (face.type !== "asset") continue;
        face.source = await subsetFont(Buffer.from(face.source), LETTERS, {
          targetFormat: "woff2",
          variationAxes: { wght: DISPLAY_WEIGHT },
        });
      }
    },
  };
}
