import { and, eq, ne, sql } from "drizzle-orm";
import { card, cardPhoto, type Lookalike, photoPrint } from "#server/card/table.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { WorkerTask } from "#server/platform/worker/worker-pool.ts";
import type { Deps } from "#server/deps.ts";
import type { MiniaturesToCompare, PhotoPrint, Prints } from "./photo-print.ts";

/** Prints a photo in a child process. */
export const printing: WorkerTask<string, Prints> = {
  file: new URL("./photo-print.ts", import.meta.url),
  name: "makePrints",
};

/** Replaces a photo's prints. */
export async function storePrints(tx: Transaction, cardId: number, prints: Prints): Promise<void> {
  await tx.delete(photoPrint).where(eq(photoPrint.cardId, cardId));
  const rows = (["photo", "card"] as const).flatMap((part) => {
    const print = prints[part];
    return print === undefined ? [] : [{ cardId, part, ...print }];
  });
  await tx.insert(photoPrint).values(rows);
  await tx.update(cardPhoto).set({ isPrinted: true }).where(eq(cardPhoto.cardId, cardId));
}

/** Replaces the print of the card on a photo that has been printed; prints of the same card compare if made alike. */
export async function reprintCard(
  tx: Transaction,
  cardId: number,
  print: PhotoPrint | undefined,
): Promise<void> {
  const isOf = (part: "photo" | "card") => and(eq(photoPrint.cardId, cardId), eq(photoPrint.part, part));
  if ((await tx.$count(photoPrint, isOf("photo"))) === 0) return;
  await tx.delete(photoPrint).where(isOf("card"));
  if (print !== undefined) await tx.insert(photoPrint).values({ cardId, part: "card", ...print });
}

/** Hashes of copies differ in up to a third of their bits if the photo was cropped; other hashes in half of them. */
export const HASH_REACH = 100;
/** The number of neighbours to compare in detail, of other users and of the same one each. */
const NEIGHBOURS = 64;
/** The likeness from which two photos count as one. `bench/evidence/photo-evidence.ts` measures both sides of it. */
export const COPY_LIKENESS = 0.88;

const comparing: WorkerTask<MiniaturesToCompare, number[]> = {
  file: new URL("./photo-print.ts", import.meta.url),
  name: "compareMiniatures",
};

/** A copy, and whether the same user uploaded it. */
interface FoundLookalike extends Lookalike {
  readonly isOwn: boolean;
}

/** The photo to find copies of. */
interface Original {
  readonly cardId: number;
  readonly userId: string;
}

/** What a photo may be a copy by: the prints that are stored, and that of a face in Panna's frame. */
interface ComparedPrints extends Prints {
  readonly framed?: PhotoPrint;
}

interface Neighbour {
  readonly cardId: number;
  readonly part: "photo" | "card";
  readonly miniature: Uint8Array;
  readonly isOwn: boolean;
}

/**
 * Any user's photos that are copies of this one: the whole photo, the card on it, or what is in Panna's frame, against
 * the photos and the cards of theirs. Hashes find the neighbours, miniatures decide. Other users' copies come first, and
 * among them whole photos: however many copies the uploader has, they don't hide another user's.
 */
export async function findLookalikes(
  deps: Pick<Deps, "db" | "workers">,
  original: Original,
  prints: ComparedPrints,
): Promise<FoundLookalike[]> {
  const best = new Map<number, FoundLookalike>();
  for (const part of ["photo", "card", "framed"] as const) {
    const own = prints[part];
    if (own === undefined) continue;
    const neighbours = [
      ...(await findNeighbours(deps, original, { hash: own.hash, areOwn: false })),
      ...(await findNeighbours(deps, original, { hash: own.hash, areOwn: true })),
    ];
    if (neighbours.length === 0) continue;
    const others = neighbours.map(({ miniature }) => miniature);
    const likenesses = await deps.workers.run(comparing, { own: own.miniature, others }, "evidence");
    for (const [at, neighbour] of neighbours.entries()) {
      const likeness = likenesses[at] ?? 0;
      if (likeness < COPY_LIKENESS) continue;
      const { cardId: id, isOwn } = neighbour;
      const known = best.get(id);
      // The same photo is more than the same card, however alike the cards are.
      const isWhole = known?.part === "photo" || (part === "photo" && neighbour.part === "photo");
      best.set(id, {
        cardId: id,
        likeness: Math.max(likeness, known?.likeness ?? 0),
        part: isWhole ? "photo" : "card",
        isOwn,
      });
    }
  }
  return [...best.values()].toSorted(
    (a, b) =>
      Number(a.isOwn) - Number(b.isOwn) ||
      Number(a.part === "card") - Number(b.part === "card") ||
      b.likeness - a.likeness,
  );
}

/**
 * Prints with similar hashes, of the same user or of all others. The database counts the bits of every print: a million
 * take a few tenths of a second, and the job has the time.
 */
async function findNeighbours(
  { db }: Pick<Deps, "db">,
  { cardId, userId }: Original,
  { hash, areOwn }: { readonly hash: string; readonly areOwn: boolean },
): Promise<readonly Neighbour[]> {
  const apart = sql`bit_count(${photoPrint.hash} # ${hash}::${sql.raw(photoPrint.hash.getSQLType())})`;
  const rows = await db
    .select({ cardId: photoPrint.cardId, part: photoPrint.part, miniature: photoPrint.miniature })
    .from(photoPrint)
    .innerJoin(card, eq(card.id, photoPrint.cardId))
    .where(
      and(
        ne(photoPrint.cardId, cardId),
        areOwn ? eq(card.userId, userId) : ne(card.userId, userId),
        sql`${apart} <= ${HASH_REACH}`,
      ),
    )
    .orderBy(apart, photoPrint.cardId)
    .limit(NEIGHBOURS);
  return rows.map((row) => ({ ...row, isOwn: areOwn }));
}
