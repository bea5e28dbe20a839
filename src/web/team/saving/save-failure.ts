import { ApiError, isRefusedWith } from "#web/api/api-error.ts";

/** How a team that is open here stands to what others did to it. */
export type Conflict = "changed" | "deleted";

/** A save of a team that failed, with what is said of it (spec §8); `cause` is the failed call. */
export class SaveFailure extends Error {
  override readonly name = "SaveFailure";
}

/** Does a part of a save. @throws SaveFailure with this message where it fails */
export async function orFailWith(message: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    throw new SaveFailure(message, { cause });
  }
}

/** Whether somebody else's change is the reason; null: it is not. */
export function conflictOf({ cause }: SaveFailure): Conflict | null {
  if (isRefusedWith(cause, "team_changed")) return "changed";
  return isRefusedWith(cause, "not_found") ? "deleted" : null;
}

/** Whether the same save may succeed later: no answer came, the server was in trouble, or asked to wait. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof SaveFailure)) return false;
  const { cause } = error;
  return !(cause instanceof ApiError) || cause.status >= 500 || cause.status === 429;
}
