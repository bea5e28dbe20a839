import { accepted, type Outcome, refused } from "#game/outcome.ts";

/** What a user can share. */
export const shareKinds = ["card", "team", "match", "month"] as const;

export type ShareKind = (typeof shareKinds)[number];

/** Links that one user can have at a time (docs/rules.md#sharing). */
export const SHARES_MAX = 100;

export type TooManyShares = { readonly code: "too_many_shares"; readonly most: number };

/** Whether a user with this many links can make another one. */
export function decideNewShare(shares: number): Outcome<true, TooManyShares> {
  return shares < SHARES_MAX ? accepted(true) : refused({ code: "too_many_shares", most: SHARES_MAX });
}

/** Letters and digits of a link: 22 of base64url, which are 128 bits. */
const TOKEN = /^[\w-]{22}$/;

/** Whether a text could be the token of a link. */
export function isShareToken(text: unknown): text is string {
  return typeof text === "string" && TOKEN.test(text);
}
