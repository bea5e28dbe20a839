import { players } from "#game/world/catalogue/players.ts";
import { findCorners } from "#game/card/face/find-corners.ts";
import { nameLikeness, readWords } from "#game/card/name-likeness.ts";
import { COPY_LIKENESS, HASH_REACH } from "#server/card/evidence/find-lookalikes.ts";
import { hashDistance, likeness, makePrints, type Prints } from "#server/card/evidence/photo-print.ts";
import { readFace } from "#server/card/evidence/read-photo.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { anySpoiling, drawScene, takePicture } from "#bench/support/card-photo.ts";
import type { Finding } from "./finding.ts";
import type { Store } from "./stored-photo.ts";

/** From this likeness on, the name on the card counts as read. */
const READ_FROM = 0.6;

/**
 * Two people's photos of one physical card, each on an own table, turned and lit on its own: how often the faces are
 * taken for one, how often other cards' are, and how often the name is read on the straightened face.
 */
export async function measureFaces(store: Store, photos: number): Promise<Finding[]> {
  const firsts: Prints[] = [];
  let [alike, named] = [0, 0];
  for (let seed = 1; seed <= photos; seed += 1) {
    const player = players[(seed * 37) % players.length];
    if (player === undefined) continue;
    const first = await store.keep(await photoOf(seed, 1, player));
    const prints = await makePrints(first);
    firsts.push(prints);
    const { data, info } = await sharp(first).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const corners = findCorners({ data, width: info.width, height: info.height });
    const text = await readFace({ path: first, corners });
    if (nameLikeness(player.name, null, readWords(text ?? "")) >= READ_FROM) named += 1;
    const second = await store.keep(await photoOf(seed, 2, player));
    if (areAlike(prints, await makePrints(second))) alike += 1;
  }
  const pairs = firsts.flatMap((one, at) => firsts.slice(0, at).map((other) => areAlike(one, other)));
  return [
    { what: "two people's photos of one card", found: alike, of: photos, goal: { least: 0.8 } },
    {
      what: "two different cards taken for one",
      found: pairs.filter(Boolean).length,
      of: pairs.length,
      goal: { most: 0.001 },
    },
    { what: "name read on the straightened face", found: named, of: photos, goal: { least: 0.8 } },
  ];
}

/** A card on the table of one of its two photographers. */
async function photoOf(
  seed: number,
  turn: 1 | 2,
  player: { readonly name: string; readonly position: string },
): Promise<Buffer> {
  const facts = { seed, tableSeed: seed * 10 + turn, playerName: player.name, position: player.position };
  const scene = drawScene({ ...facts, club: "Arsenal", code: null, placeSeed: seed * 10 + turn });
  return takePicture(scene, anySpoiling(seed * 10 + turn), seed * 10 + turn);
}

/** The job's decision about the cards alone. */
function areAlike({ card: a }: Prints, { card: b }: Prints): boolean {
  if (a === undefined || b === undefined) return false;
  return hashDistance(a.hash, b.hash) <= HASH_REACH && likeness(a.miniature, b.miniature) >= COPY_LIKENESS;
}
