/** A picture: red, green, blue and alpha of each pixel, row by row, 4 bytes a pixel. A canvas's `ImageData` is one. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

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

/** Grey values of a photo, row by row. */
export interface GreyPhoto {
  readonly pixels: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** The same of whole numbers from 0 to 255. */
export interface GreyPicture extends GreyPhoto {
  readonly pixels: Uint8Array;
}

/** A photo made smaller by averaging: at most so many pixels on its longer side, and never larger. */
export function reduced({ pixels, width, height }: GreyPhoto, most: number): GreyPhoto {
  const factor = Math.max(1, Math.ceil(Math.max(width, height) / most));
  const [wide, high] = [Math.floor(width / factor), Math.floor(height / factor)];
  const small = new Float64Array(wide * high);
  for (let y = 0; y < high * factor; y += 1) {
    const row = Math.floor(y / factor) * wide;
    for (let x = 0; x < wide * factor; x += 1) {
      const at = row + Math.floor(x / factor);
      small[at] = (small[at] ?? 0) + (pixels[y * width + x] ?? 0) / (factor * factor);
    }
  }
  return { pixels: small, width: wide, height: high };
}

/** For each pixel the mean of the square around it, as far as that is on the picture. @param reach half its side */
export function meansAround({ pixels, width, height }: GreyPhoto, reach: number): Float64Array {
  const wide = width + 1;
  const sums = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row;
    }
  }
  const means = new Float64Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        (sums[bottom * wide + right] ?? 0) -
        (sums[top * wide + right] ?? 0) -
        (sums[bottom * wide + left] ?? 0) +
        (sums[top * wide + left] ?? 0);
      means[y * width + x] = sum / ((right - left) * (bottom - top));
    }
  }
  return means;
}
