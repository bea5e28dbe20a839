/** The size that messengers and social sites show whole, in pixels. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** A text, set as large as it fits into its box. */
export interface PictureText {
  readonly text: string;
  readonly colour: string;
  /** Its middle; with `align: "left"` its left edge, halfway down. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align?: "left";
}

/** A picture to draw: shapes as SVG without a word in them, and the texts on top, in order. */
export interface Picture {
  readonly shapes: string;
  readonly texts: readonly PictureText[];
  /** The file in the store of the printed face that `shapes` shows at FACE_PLACE; null: none. */
  readonly face: string | null;
}

/** The placeholder in `shapes` for the address of a printed face. */
export const FACE_PLACE = "face:";

/** Shapes on the background of all pictures: the pitch at night. */
export function onPitch(shapes: string): string {
  const stripes = Array.from({ length: 6 }, (_, at) => `<rect x="${at * 200}" width="100" height="630"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">
  <defs>
    <radialGradient id="light" cx="0" cy="0" r="0.75"><stop stop-color="#fff4cf" stop-opacity="0.45"/><stop offset="1" stop-color="#fff4cf" stop-opacity="0"/></radialGradient>
    <radialGradient id="shade" cx="0.5" cy="0.45" r="0.75"><stop offset="0.4" stop-color="#00100a" stop-opacity="0"/><stop offset="1" stop-color="#00100a" stop-opacity="0.75"/></radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="#15573a"/>
  <g fill="#185f40">${stripes.join("")}</g>
  <g fill="none" stroke="#f3f0dd" stroke-opacity="0.22" stroke-width="5">
    <rect x="40" y="40" width="1120" height="550" rx="4"/><path d="M600 40V590"/><circle cx="600" cy="315" r="130"/>
    <path d="M40 150a165 165 0 0 1 0 330M1160 150a165 165 0 0 0 0 330"/>
  </g>
  <rect width="100%" height="100%" fill="url(#shade)"/>
  <rect width="100%" height="100%" fill="url(#light)"/>
  <rect width="100%" height="100%" fill="url(#light)" transform="matrix(-1 0 0 1 ${PICTURE_WIDTH} 0)"/>
  ${shapes}
</svg>`;
}

/** The name of the game, and below it whose picture it is. */
export function signature(sharer: string | null, left: number): PictureText[] {
  const panna: PictureText = {
    text: "PANNA",
    colour: "#ffffff",
    x: left,
    y: 545,
    width: 130,
    height: 40,
    align: "left",
  };
  if (sharer === null) return [panna];
  return [
    panna,
    { text: sharer, colour: "#d9e6dc", x: left + 150, y: 546, width: 400, height: 34, align: "left" },
  ];
}
