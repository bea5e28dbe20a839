import * as z from "zod/mini";

/**
 * The last row of a page: where the next one begins, and what its ranks count on from. Anyone can write one, so its
 * values are no wider than the columns that they're compared with.
 */
const ladderCursor = z.strictObject({
  points: z.int32(),
  id: z.string().check(z.regex(/^[\w-]{1,64}$/u)),
  position: z.int32(),
  /** Rows up to and with this one. */
  rows: z.int32(),
});

export type LadderCursor = z.output<typeof ladderCursor>;

/** A cursor as a text for an address. `readLadderCursor` reads it back. */
export function writeLadderCursor(cursor: LadderCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

/** Null for a text that is no cursor of ours: the ladder then begins at the top. */
export function readLadderCursor(text: string | undefined): LadderCursor | null {
  if (text === undefined) return null;
  try {
    return ladderCursor.safeParse(JSON.parse(Buffer.from(text, "base64url").toString())).data ?? null;
  } catch {
    return null;
  }
}
