import type { GreyPicture } from "./find-turns.ts";

/** The side of the square picture a print is made from. */
export const PRINT_SIDE = 48;

/** Frequencies per direction in the hash: 16 × 16 bits. */
const FREQUENCIES = 16;
export const HASH_BITS = FREQUENCIES * FREQUENCIES;

/** What a picture looks like, small enough to store. */
export interface PhotoPrint {
  /** Bits as text of 0 and 1: whether each low frequency is above the median. */
  readonly hash: string;
  /** Grey values of the square picture, row by row. */
  readonly miniature: Uint8Array;
}

/** cos((2n + 1) u π / 2N), for each frequency u and sample n. */
const cosines = Array.from({ length: FREQUENCIES }, (_, u) =>
  Float64Array.from({ length: PRINT_SIDE }, (_sample, n) =>
    Math.cos(((2 * n + 1) * u * Math.PI) / (2 * PRINT_SIDE)),
  ),
);

/** The print of a square grey picture of PRINT_SIDE: a hash of its low frequencies, by a discrete cosine transform. */
export function printOf({ pixels }: Pick<GreyPicture, "pixels">): PhotoPrint {
  const rows = Array.from({ length: PRINT_SIDE }, (_, y) =>
    cosines.map((wave) =>
      wave.reduce((sum, cosine, x) => sum + cosine * (pixels[y * PRINT_SIDE + x] ?? 0), 0),
    ),
  );
  const strengths = cosines.flatMap((wave) =>
    Array.from({ length: FREQUENCIES }, (_, u) =>
      wave.reduce((sum, cosine, y) => sum + cosine * (rows[y]?.[u] ?? 0), 0),
    ),
  );
  // The first is the overall brightness, which says nothing.
  const sorted = strengths.slice(1).toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  const hash = strengths.map((strength, at) => (at > 0 && strength > middle ? "1" : "0")).join("");
  return { hash, miniature: Uint8Array.from(pixels) };
}

/** The number of bits in which two hashes differ; find-lookalikes.ts lets the database count them. */
export function hashDistance(a: string, b: string): number {
  let different = 0;
  for (let at = 0; at < HASH_BITS; at += 1) if (a[at] !== b[at]) different += 1;
  return different;
}
