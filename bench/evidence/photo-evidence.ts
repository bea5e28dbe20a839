/**
 * Draws realistic photos of cards and measures what the evidence job finds on them: turned by up to 15 degrees,
 * blurred, darkened, JPEG quality 50–90. Copies are altered the way a cheat would.
 *
 *     node bench/evidence/photo-evidence.ts [photos] [scenes|codes|other-codes|screens|faces ...]
 *
 * The cards are drawn with this machine's fonts (DejaVu, Liberation); without them there is no text to read.
 */
import { codeInQr } from "#game/card/verification-code.ts";
import { nameLikeness, readWords } from "#game/card/name-likeness.ts";
import { players } from "#game/world/catalogue/players.ts";
import { readPhoto } from "#server/card/evidence/read-photo.ts";
import { anySpoiling, drawScene, takePicture } from "#bench/support/card-photo.ts";
import { type Finding, printFindings } from "./finding.ts";
import { measureOtherCodes, measureOwnCodes } from "./measure-codes.ts";
import { changes, isCopy, type Prints, printsOf } from "./measure-copies.ts";
import { measureFaces } from "./measure-faces.ts";
import { measureScreens } from "./measure-screens.ts";
import { makeStore, type Store } from "./stored-photo.ts";

const CODE = "ACEF3479";
/** One table for every ten photos, so different cards on the same table are compared too. */
const PHOTOS_ON_A_TABLE = 10;

async function measureScenes(store: Store, photos: number): Promise<Finding[]> {
  const all: Prints[] = [];
  const copies = new Map(Object.keys(changes).map((name) => [name, 0]));
  const read = { qr: 0, name: 0 };
  for (let seed = 1; seed <= photos; seed += 1) {
    const player = players[(seed * 37) % players.length];
    if (player === undefined) continue;
    const facts = { seed, tableSeed: Math.floor(seed / PHOTOS_ON_A_TABLE), position: player.position };
    const scene = drawScene({ ...facts, playerName: player.name, club: "Arsenal", code: CODE });
    const photo = await takePicture(scene, anySpoiling(seed), seed);
    const { qrTexts, text } = await readPhoto(await store.keep(photo));
    const words = readWords(text);
    const ranked = players.map(({ name }) => ({ name, likeness: nameLikeness(name, null, words) }));
    const best = ranked.reduce((top, next) => (next.likeness > top.likeness ? next : top));
    if (qrTexts.some((one) => codeInQr(one) === CODE)) read.qr += 1;
    if (best.name === player.name) read.name += 1;
    const prints = await printsOf(store, photo);
    for (const [name, change] of Object.entries(changes)) {
      const isFound = isCopy(await printsOf(store, await change(photo, seed)), prints);
      copies.set(name, (copies.get(name) ?? 0) + (isFound ? 1 : 0));
    }
    all.push(prints);
  }
  const pairs = all.flatMap((one, at) => all.slice(0, at).map((other) => isCopy(one, other)));
  return [
    { what: "QR code read", found: read.qr, of: photos, goal: { least: 0.95 } },
    {
      what: `name's best match is the right one of ${players.length}`,
      found: read.name,
      of: photos,
      goal: { least: 0.85 },
    },
    ...[...copies].map(([name, found]) => ({
      what: `copy found: ${name}`,
      found,
      of: photos,
      goal: { least: 0.98 },
    })),
    {
      what: "two different photos taken for one",
      found: pairs.filter(Boolean).length,
      of: pairs.length,
      goal: { most: 0.001 },
    },
  ];
}

const parts = {
  scenes: measureScenes,
  codes: measureOwnCodes,
  "other-codes": measureOtherCodes,
  screens: measureScreens,
  faces: measureFaces,
} as const;
type Part = keyof typeof parts;

const [count = "100", ...asked] = process.argv.slice(2);
const names = asked.length > 0 ? (asked as Part[]) : (Object.keys(parts) as Part[]);
const store = makeStore();
let isMet = true;
for (const name of names) {
  console.log(`${name}, ${count} drawn photos:`);
  if (!printFindings(await parts[name](store, Number(count)))) isMet = false;
}
store.remove();
// The text reader would keep the process alive.
process.exit(isMet ? 0 : 1);
