import type { GreyPicture } from "#server/card/evidence/find-turns.ts";
import type { TextLine } from "./find-lines.ts";

/** Paper left around a line, as a share of its height. */
const MARGIN = 0.45;
/** Samples in each direction for one pixel. */
const FINE = 2;
/** The longest strip: a longer one is no line of eight characters. */
const MOST_WIDTH = 1200;
/** The share of pixels that may be darker than black and lighter than white. */
const CUT_OFF = 0.02;

/** A line turned level, with its characters at a given height and full contrast. */
export function cutStrip(picture: GreyPicture, line: TextLine, tall: number): GreyPicture {
  const unit = line.height / tall;
  const margin = line.height * MARGIN;
  const width = Math.min(MOST_WIDTH, Math.round((line.width + 2 * margin) / unit));
  const height = Math.round((line.height + 2 * margin) / unit);
  const angle = (line.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let fine = 0; fine < FINE * FINE; fine += 1) {
        const along = (x + ((fine % FINE) + 0.5) / FINE - width / 2) * unit;
        const across = (y + (Math.floor(fine / FINE) + 0.5) / FINE - height / 2) * unit;
        sum += lightAt(picture, line.x + along * cos - across * sin, line.y + along * sin + across * cos);
      }
      pixels[y * width + x] = sum / (FINE * FINE);
    }
  }
  return { pixels: withFullContrast(pixels), width, height };
}

/** Between pixels, and beyond the edge as at the edge. */
function lightAt({ pixels, width, height }: GreyPicture, x: number, y: number): number {
  const [cx, cy] = [Math.min(width - 1.001, Math.max(0, x)), Math.min(height - 1.001, Math.max(0, y))];
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [dx, dy] = [cx - x0, cy - y0];
  const at = y0 * width + x0;
  const upper = (pixels[at] ?? 0) * (1 - dx) + (pixels[at + 1] ?? 0) * dx;
  const lower = (pixels[at + width] ?? 0) * (1 - dx) + (pixels[at + width + 1] ?? 0) * dx;
  return upper * (1 - dy) + lower * dy;
}

function withFullContrast(pixels: Uint8Array): Uint8Array {
  const sorted = pixels.toSorted();
  const black = sorted[Math.floor(sorted.length * CUT_OFF)] ?? 0;
  const white = sorted[Math.floor(sorted.length * (1 - CUT_OFF))] ?? 255;
  if (white <= black) return pixels;
  return pixels.map((light) => Math.min(255, Math.max(0, ((light - black) * 255) / (white - black))));
}
