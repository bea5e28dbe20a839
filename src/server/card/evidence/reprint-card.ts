import { and, eq } from "drizzle-orm";
import { photoPrint } from "#server/card/table.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { WorkerTask } from "#server/platform/worker/worker-pool.ts";
import type { Prints } from "./make-prints.ts";
import type { PhotoPrint } from "./photo-print.ts";

/** Prints a photo in a child process. */
export const printing: WorkerTask<string, Prints> = {
  file: new URL("./make-prints.ts", import.meta.url),
  name: "makePrints",
  mostWaiting: Infinity,
};

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
