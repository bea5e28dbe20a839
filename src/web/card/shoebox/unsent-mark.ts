import { visitStorage } from "#web/storage/browser-storage.ts";

/** Marks that a user has photos in the shoebox, so signing out can ask without loading the shoebox's code. */
export function unsentMark(userId: string): string {
  return `panna-unsent-cards-${userId}`;
}

/** How many of a user's photos aren't sent. */
export async function countUnsentCards(userId: string): Promise<number> {
  if (visitStorage.read(unsentMark(userId)) === null) return 0;
  try {
    return await (await import("./row-store.ts")).countUnsent(userId);
  } catch {
    return 0;
  }
}

/** Removes a user's photos that aren't sent. */
export async function forgetUnsentCards(userId: string): Promise<void> {
  await (await import("./row-store.ts")).removeUnsent(userId);
  visitStorage.drop(unsentMark(userId));
}
