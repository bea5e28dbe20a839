import type { UserView } from "#contract/account.ts";

declare const minted: unique symbol;

/** A user by their own row. Their position among others is looked up where it is shown. */
export type SessionUser = Omit<UserView, "currentRank" | "rankedMatches">;

/** Who asks. Minted by the session gate alone, so a verb that takes a Viewer cannot be called without a session. */
export interface Viewer {
  readonly id: string;
  readonly user: SessionUser;
  readonly [minted]: "viewer";
}

/** A viewer who may do what admins may. */
export interface Admin extends Viewer {
  readonly isAdmin: true;
}

/** For the session gate: nothing else mints a viewer. */
export function mintViewer(user: SessionUser): Viewer {
  return { id: user.id, user } as Viewer;
}

/** For the session gate: an admin, or null. */
export function mintAdmin(viewer: Viewer): Admin | null {
  return viewer.user.isAdmin ? { ...viewer, isAdmin: true } : null;
}
