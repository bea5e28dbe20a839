import { COPY_LIKENESS, HASH_REACH } from "#server/card/evidence/find-lookalikes.ts";
import { hashDistance, likeness, makePrints, type PhotoPrint } from "#server/card/evidence/photo-print.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { chanceFrom } from "#bench/support/card-photo.ts";
import type { Store } from "./stored-photo.ts";

export type Prints = readonly PhotoPrint[];
type Change = (photo: Buffer, seed: number) => Promise<Buffer>;

/** How a cheat alters somebody else's photo. */
export const changes: Readonly<Record<string, Change>> = {
  "recompressed at quality 40": (photo) => sharp(photo).jpeg({ quality: 40 }).toBuffer(),
  "resized to 600 pixels": (photo) => sharp(photo).resize(600).jpeg({ quality: 80 }).toBuffer(),
  "cropped by up to 8 % a side": cropped,
  "lighter or darker by a third": (photo, seed) =>
    sharp(photo)
      .linear(seed % 2 === 0 ? 0.67 : 1.33, seed % 2 === 0 ? -4 : 8)
      .jpeg({ quality: 80 })
      .toBuffer(),
  "all of these": async (photo, seed) =>
    sharp(await cropped(photo, seed))
      .resize(700)
      .linear(seed % 2 === 0 ? 0.75 : 1.25, 3)
      .jpeg({ quality: 50 })
      .toBuffer(),
};

async function cropped(photo: Buffer, seed: number): Promise<Buffer> {
  const chance = chanceFrom(seed);
  const { width, height } = await sharp(photo).metadata();
  const [left, right] = [Math.round((width * chance(0, 8)) / 100), Math.round((width * chance(0, 8)) / 100)];
  const [top, bottom] = [
    Math.round((height * chance(0, 8)) / 100),
    Math.round((height * chance(0, 8)) / 100),
  ];
  return sharp(photo)
    .extract({ left, top, width: width - left - right, height: height - top - bottom })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The prints of a photo and of the card on it. */
export async function printsOf(store: Store, photo: Buffer): Promise<Prints> {
  const { photo: whole, card } = await makePrints(await store.keep(photo));
  return [whole, card].flatMap((print) => print ?? []);
}

/** The job's decision: close enough hashes and similar miniatures. */
export function isCopy(a: Prints, b: Prints): boolean {
  return a.some((one) =>
    b.some(
      (other) =>
        hashDistance(one.hash, other.hash) <= HASH_REACH &&
        likeness(one.miniature, other.miniature) >= COPY_LIKENESS,
    ),
  );
}
