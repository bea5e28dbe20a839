import { examinePhoto } from "#server/card/evidence/examine-photo.ts";
import { anyCode, codePhoto } from "./code-photo.ts";
import type { Finding } from "./finding.ts";
import { screenPhoto } from "./screen-photo.ts";
import type { Store } from "./stored-photo.ts";

/** How often a photo of a screen is recognised, filling the photo or with its frame, and how often a card is taken for one. */
export async function measureScreens(store: Store, photos: number): Promise<Finding[]> {
  const found = { filling: 0, framed: 0, card: 0 };
  for (let seed = 1; seed <= photos; seed += 1) {
    const isOfScreen = async (photo: Buffer) => (await examinePhoto(await store.keep(photo))).isOfScreen;
    const isFramed = seed % 2 === 0;
    if (await isOfScreen(await screenPhoto(seed, isFramed))) found[isFramed ? "framed" : "filling"] += 1;
    const writing = (["hand", "print", "none"] as const)[seed % 3] ?? "none";
    if (await isOfScreen(await codePhoto(seed, anyCode(seed), writing))) found.card += 1;
  }
  const half = Math.floor(photos / 2);
  return [
    {
      what: "screen recognised that fills the photo",
      found: found.filling,
      of: photos - half,
      goal: { least: 0.8 },
    },
    { what: "screen recognised with its frame", found: found.framed, of: half, goal: { least: 0.8 } },
    { what: "card taken for a screen", found: found.card, of: photos, goal: { most: 0.02 } },
  ];
}
