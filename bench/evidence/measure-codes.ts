import { matchCode } from "#game/card/evidence/match-code.ts";
import { readPhoto } from "#server/card/evidence/read-photo.ts";
import { anyCode, codePhoto, type Writing } from "./code-photo.ts";
import type { Finding } from "./finding.ts";
import type { Store } from "./stored-photo.ts";

/** Photos of other users' codes, and of none, for each photo of one's own. */
const OTHERS = 3;

/**
 * How often a written code is read, by hand and in print, and how often one is seen that isn't there: on photos without
 * a code, and on photos of another user's.
 */
export async function measureCodes(store: Store, photos: number): Promise<Finding[]> {
  const own = { hand: 0, print: 0 };
  for (let seed = 1; seed <= photos; seed += 1) {
    const writing = seed % 2 === 0 ? "print" : "hand";
    const code = anyCode(seed);
    if (await isSeen({ seed, code, writing }, [code, anyCode(seed + 1_000_000)], store)) own[writing] += 1;
  }
  let mistaken = 0;
  for (let seed = photos + 1; seed <= photos * (OTHERS + 1); seed += 1) {
    const writing = (["hand", "print", "none"] as const)[seed % OTHERS] ?? "none";
    const valid = [anyCode(seed + 1_000_000), anyCode(seed + 2_000_000)];
    if (await isSeen({ seed, code: anyCode(seed), writing }, valid, store)) mistaken += 1;
  }
  const half = Math.floor(photos / 2);
  return [
    { what: "code read in handwriting", found: own.hand, of: photos - half, goal: { least: 0.6 } },
    { what: "code read in print", found: own.print, of: half, goal: { least: 0.6 } },
    { what: "code seen that isn't on the photo", found: mistaken, of: photos * OTHERS, goal: { most: 0 } },
  ];
}

interface Shown {
  readonly seed: number;
  readonly code: string;
  readonly writing: Writing;
}

async function isSeen(
  { seed, code, writing }: Shown,
  valid: readonly string[],
  store: Store,
): Promise<boolean> {
  const { text, codeLines } = await readPhoto(await store.keep(await codePhoto(seed, code, writing)));
  return matchCode([...codeLines, text], valid) !== null;
}
