/** The night theme of styles/tokens.css: pictures look the same in either theme. */
export const COLOURS = {
  ground: "#06120c",
  grass: "#15573a",
  band: "#185f40",
  chalk: "#f3f0dd",
  ink: "#f6f2e4",
  muted: "#a8b8ac",
  flood: "#ffd35c",
  print: "#14160f",
  label: "#06150d",
  away: "#ffb02e",
} as const;

/** The display face at this size in pixels, as `CanvasRenderingContext2D.font` takes it. */
export function displayFont(size: number): string {
  return `800 ${size}px "Sofia Sans Extra Condensed Variable", Impact, sans-serif`;
}

/** The text face at this size in pixels. */
export function textFont(size: number): string {
  return `600 ${size}px "Figtree Variable", system-ui, sans-serif`;
}

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  /** Wider text is shrunk to fit. */
  readonly maxWidth: number;
  readonly size: number;
  readonly font: (size: number) => string;
  readonly colour: string;
}

/** Writes a line of text, shrunk to fit its width. */
export function writeText(canvas: CanvasRenderingContext2D, text: string, place: TextPlace): void {
  const { x, y, maxWidth, size, font, colour } = place;
  canvas.font = font(size);
  const wide = canvas.measureText(text).width;
  if (wide > maxWidth) canvas.font = font(Math.floor((size * maxWidth) / wide));
  canvas.fillStyle = colour;
  canvas.fillText(text, x, y);
}
