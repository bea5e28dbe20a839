/** Grey values of a photo, row by row. */
export interface GreyPhoto {
  readonly pixels: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
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
