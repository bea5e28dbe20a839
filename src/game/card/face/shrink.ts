import type { Pixels } from "./pixels.ts";

/** The picture in 1/factor of its size, each pixel the mean of a square. Rows and columns left over are dropped. */
export function shrink(picture: Pixels, factor: number): Pixels {
  if (factor <= 1) return picture;
  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const data = new Uint8Array(width * height * 4);
  const sums = new Uint32Array(width * 4);
  const rows = Math.min(factor, picture.height);
  const count = rows * Math.min(factor, picture.width);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let row = 0; row < rows; row += 1) addRow(picture, y * factor + row, { sums, width, factor });
    for (let at = 0; at < sums.length; at += 1) {
      data[y * width * 4 + at] = Math.round((sums[at] ?? 0) / count);
    }
  }
  return { width, height, data };
}

interface RowSums {
  readonly sums: Uint32Array;
  /** Of the small picture. */
  readonly width: number;
  readonly factor: number;
}

function addRow({ data, width: wide }: Pixels, y: number, { sums, width, factor }: RowSums): void {
  const across = Math.min(factor, wide);
  let from = y * wide * 4;
  for (let x = 0; x < width; x += 1) {
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    for (let column = 0; column < across; column += 1) {
      red += data[from] ?? 0;
      green += data[from + 1] ?? 0;
      blue += data[from + 2] ?? 0;
      alpha += data[from + 3] ?? 0;
      from += 4;
    }
    const to = x * 4;
    sums[to] = (sums[to] ?? 0) + red;
    sums[to + 1] = (sums[to + 1] ?? 0) + green;
    sums[to + 2] = (sums[to + 2] ?? 0) + blue;
    sums[to + 3] = (sums[to + 3] ?? 0) + alpha;
  }
}
