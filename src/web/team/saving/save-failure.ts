import { ApiError, isRefusedWith } from "#web/api/api-error.ts";

/** What happened to the open team elsewhere. */
export type Conflict = "changed" | "deleted";

/** The part of a team that couldn't be saved; each has its own text (spec §8). */
export type SavePart = "team" | "positions";

/** A failed save of a team; `cause` is the failed call. */
export class SaveFailure extends Error {
  override readonly name = "SaveFailure";
  readonly part: SavePart;

  constructor(part: SavePart, options: ErrorOptions) {
    super(`could not save: ${part}`, options);
    this.part = part;
  }
}

/** Runs one part of a save. @throws SaveFailure with this part if it fails */
export async function savePart(part: SavePart, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    throw new SaveFailure(part, { cause });
  }
}

/** The conflict that made a save fail; null if something else did. */
export function conflictOf({ cause }: SaveFailure): Conflict | null {
  if (isRefusedWith(cause, "team_changed")) return "changed";
  return isRefusedWith(cause, "not_found") ? "deleted" : null;
}

/** Whether the same save can succeed later: no response, a server error, or too many requests. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof SaveFailure)) return false;
  const { cause } = error;
  return !(cause instanceof ApiError) || cause.status >= 500 || cause.status === 429;
}
