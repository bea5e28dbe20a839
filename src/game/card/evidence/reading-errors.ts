/**
 * How often the text reader read each character of the codes' alphabet as each other: written, then read. Recorded by
 * `node bench/evidence/record-reading-errors.ts` on 140 drawn photos, half of them in handwriting, that no other bench
 * uses.
 */
export const READ_AS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  A: { A: 80 },
  C: { C: 66 },
  E: { E: 84 },
  F: { F: 73, E: 2 },
  H: { H: 56 },
  J: { J: 81, U: 3, T: 2, Y: 1 },
  K: { K: 62 },
  M: { M: 76 },
  N: { N: 65 },
  P: { P: 68, F: 1 },
  R: { R: 70 },
  T: { T: 68, "7": 1 },
  U: { U: 70, Y: 2 },
  W: { W: 82 },
  X: { X: 69 },
  Y: { Y: 79, J: 1 },
  "3": { "3": 65 },
  "4": { "4": 70, Y: 3, U: 1, A: 1 },
  "7": { "7": 54, T: 6, F: 3 },
  "9": { "9": 57, A: 4, "4": 1 },
};
