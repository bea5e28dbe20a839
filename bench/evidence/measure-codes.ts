import { matchCode } from "#game/card/evidence/match-code.ts";
import { readCodeLines } from "#server/card/evidence/read-text.ts";
import { readPhoto } from "#server/card/evidence/read-photo.ts";
import { anyCode, codePhoto } from "./code-photo.ts";
import type { Finding } from "./finding.ts";
import type { Store } from "./stored-photo.ts";

/** Photos of other users' codes, and of none, for each photo of the user's own. */
const OTHERS = 3;

/** How often a user's own code is read by the lines that may be one, in handwriting and in print. */
export async function measureOwnCodes(store: Store, photos: number): Promise<Finding[]> {
  const own = { hand: 0, print: 0 };
  for (let seed = 1; seed <= photos; seed += 1) {
    const writing = seed % 2 === 0 ? "print" : "hand";
    const code = anyCode(seed);
    const lines = await readCodeLines(await store.keep(await codePhoto(seed, code, writing)));
    if (matchCode(lines, [code, anyCode(seed + 1_000_000)]) === code) own[writing] += 1;
    if (seed % 20 === 0) console.log(`  ... ${own.hand + own.print} of ${seed}`);
  }
  const half = Math.floor(photos / 2);
  return [
    { what: "code read in handwriting", found: own.hand, of: photos - half, goal: { least: 0.6 } },
    { what: "code read in print", found: own.print, of: half, goal: { least: 0.6 } },
  ];
}

/**
 * How often a code is seen that isn't there, by all that's read on a photo: on photos of another user's code, in
 * handwriting and in print, and on photos without one.
 */
export async function measureOtherCodes(store: Store, photos: number): Promise<Finding[]> {
  let mistaken = 0;
  for (let turn = 1; turn <= photos * OTHERS; turn += 1) {
    const seed = photos + turn;
    const writing = (["hand", "print", "none"] as const)[seed % OTHERS] ?? "none";
    const valid = [anyCode(seed + 1_000_000), anyCode(seed + 2_000_000)];
    const path = await store.keep(await codePhoto(seed, anyCode(seed), writing));
    const { text, codeLines } = await readPhoto(path);
    if (matchCode([...codeLines, text], valid) !== null) mistaken += 1;
    if (turn % 20 === 0) console.log(`  ... ${mistaken} of ${turn}`);
  }
  const of = photos * OTHERS;
  return [{ what: "code seen that isn't on the photo", found: mistaken, of, goal: { most: 0 } }];
}
