/** What a name is made from; an empty text counts as absent. */
export interface NameFacts {
  readonly username?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
}

/** The name of a user without any (spec §3). */
export const NAMELESS = "Anonymous";

/** The name shown for a deleted account. */
export const FORMER_MANAGER = "Former manager";

/** The name shown to other users: the username, or a neutral placeholder. Most lists leave out users without one. */
export function publicName({ username }: NameFacts): string {
  return username || NAMELESS;
}

/**
 * The name shown to the user and to admins: the username; else both names; else the first name; else the part of the
 * email before the @; else "Anonymous" (spec §3, display name rule).
 */
export function displayName(user: NameFacts): string {
  if (user.username) return user.username;
  if (user.firstName && user.lastName) return `${user.firstName} ${user.lastName}`;
  if (user.firstName) return user.firstName;
  return user.email?.split("@")[0] || NAMELESS;
}
