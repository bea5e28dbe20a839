import type { PracticeRefusal } from "#game/fantasy/practice/practice-season.ts";
import type { WildcardRefusal } from "#game/fantasy/power/wildcard.ts";
import type { SquadNoticeView } from "./squad-notice.ts";

/** A squad that breaks rules: an error for each. */
export interface SquadRefusal {
  readonly code: "squad_refused";
  readonly errors: readonly SquadNoticeView[];
}

export type FantasyRefusal =
  | SquadRefusal
  | WildcardRefusal
  | PracticeRefusal
  | { readonly code: "season_not_loaded" }
  | { readonly code: "round_not_locked" };

/** The refusals of the fantasy league with their HTTP status. */
export const fantasyRefusals = {
  squad_refused: {
    status: 409,
    details: ({ errors }: SquadRefusal) => ({ errors }),
  },
  season_over: { status: 409 },
  wildcard_spent: { status: 409 },
  wildcard_with_chip: { status: 409 },
  practice_running: { status: 409 },
  practice_squad_missing: { status: 409 },
  practice_gameweek_ahead: { status: 409 },
  practice_over: { status: 409 },
  round_not_locked: { status: 409 },
  season_not_loaded: { status: 409 },
} as const;
