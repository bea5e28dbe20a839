/** What shows that two records are of two persons. */
export type ReasonAgainst =
  | { readonly kind: "codes" | "birth_dates" | "match" | "team" }
  /** One provider has a number for each of them. */
  | { readonly kind: "provider"; readonly provider: string };

/** What is refused to an admin who joins or parts players. */
export type IdentityRefusal =
  | { readonly code: "players_are_two"; readonly why: ReasonAgainst }
  | { readonly code: "merge_undone" }
  | { readonly code: "merge_followed" };

/** Each with its HTTP status, as in `refusals`. */
export const identityRefusals = {
  players_are_two: { status: 409 },
  merge_undone: { status: 409 },
  merge_followed: { status: 409 },
};
