import type { UserView } from "#contract/account.ts";

declare const minted: unique symbol;

/** A user by their own row. Their rank is looked up where it's shown. */
export interface SessionUser extends Omit<UserView, "currentRank" | "rankedMatches" | "createdAt"> {
  readonly createdAt: Date;
}

/** The signed-in caller. Only the session gate makes one, so verbs with a Viewer can't be called without a session. */
export interface Viewer {
  readonly id: string;
  readonly user: SessionUser;
  readonly [minted]: "viewer";
}

/** A viewer with admin rights. */
export interface Admin extends Viewer {
  readonly isAdmin: true;
}
