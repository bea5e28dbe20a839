import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";
import type { Candidate } from "./matchmaking.ts";

export interface QuickFacts {
  readonly userId: string;
  readonly hasActiveTeam: boolean;
  /** The one who is challenged, or null to meet anybody. */
  readonly challengedId: string | null;
  /** The challenged one alone, or those who could be met. */
  readonly candidates: readonly Pick<Candidate, "userId" | "hasActiveTeam">[];
  /** A whole number from 0 up; it draws among the candidates. */
  readonly seed: number;
}

/** Whom a quick match is played against: another manager, or the house team. */
export type QuickOpponent =
  | { readonly kind: "manager"; readonly userId: string }
  | { readonly kind: "house" };

export type QuickRefusal =
  | { readonly code: "no_active_team" }
  | { readonly code: "opponent_is_yourself" }
  | { readonly code: "opponent_has_no_team" };

/**
 * Whether a manager may play a quick match, and who the opponent is (docs/rules.md#match-game: any opponent, else a house
 * team; no points, and no limit). A challenge is never turned into a match against somebody else.
 */
export function decideQuick(facts: QuickFacts): Outcome<QuickOpponent, QuickRefusal> {
  const { userId, challengedId, candidates, seed } = facts;
  if (!facts.hasActiveTeam) return refused({ code: "no_active_team" });
  if (challengedId === userId) return refused({ code: "opponent_is_yourself" });
  const playable = candidates.filter((other) => other.hasActiveTeam && other.userId !== userId);
  if (challengedId !== null) {
    const isReady = playable.some((other) => other.userId === challengedId);
    return isReady
      ? accepted({ kind: "manager", userId: challengedId })
      : refused({ code: "opponent_has_no_team" });
  }
  const drawn = playable[seed % Math.max(1, playable.length)];
  return accepted(drawn ? { kind: "manager", userId: drawn.userId } : { kind: "house" });
}
