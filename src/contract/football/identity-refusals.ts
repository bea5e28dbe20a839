/** What is refused to an admin who joins or parts players. */
export type IdentityRefusal =
  | { readonly code: "players_are_two"; readonly why: string }
  | { readonly code: "merge_undone" }
  | { readonly code: "merge_followed" };

type Entry<R> = { readonly status: number; readonly message: string | ((refusal: R) => string) };

export const identityRefusals: {
  readonly [Code in IdentityRefusal["code"]]: Entry<Extract<IdentityRefusal, { code: Code }>>;
} = {
  players_are_two: { status: 409, message: ({ why }) => `These can't be the same player: ${why}.` },
  merge_undone: { status: 409, message: "This has already been undone." },
  merge_followed: { status: 409, message: "Undo what was done to this player later first." },
};
