/** What a name is made from; an empty text counts as absent. */
export interface NameFacts {
  readonly username?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
}

/** What a user without any name is called (spec §3). */
export const NAMELESS = "Anonymous";

/** What somebody is called whose account is gone. */
export const FORMER_MANAGER = "Former manager";

/**
 * What somebody is called before others: their username. Who has not chosen one yet is called nothing that strangers
 * could know them by; lists leave them out where they can.
 */
export function publicName({ username }: NameFacts): string {
  return username || NAMELESS;
}

/**
 * What somebody is called before themselves, and before admins: the username; else both names; else the first name; else the part of the e-mail before
 * the @; else "Anonymous" (spec §3, display name rule).
 */
export function displayName(user: NameFacts): string {
  if (user.username) return user.username;
  if (user.firstName && user.lastName) return `${user.firstName} ${user.lastName}`;
  if (user.firstName) return user.firstName;
  return user.email?.split("@")[0] || NAMELESS;
}
