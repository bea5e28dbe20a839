/** A picture: red, green, blue and alpha of each pixel, row by row, 4 bytes a pixel. A canvas's `ImageData` is one. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}
