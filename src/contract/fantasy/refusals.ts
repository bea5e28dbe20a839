import type { PracticeRefusal } from "#game/fantasy/practice/practice-season.ts";
import type { WildcardRefusal } from "#game/fantasy/power/wildcard.ts";
import type { SquadNoticeView } from "./transfers.ts";

/** A squad that breaks rules, every one of them with its sentence. */
export interface SquadRefusal {
  readonly code: "squad_refused";
  readonly errors: SquadNoticeView[];
}

export type FantasyRefusal =
  | SquadRefusal
  | WildcardRefusal
  | PracticeRefusal
  | { readonly code: "season_not_loaded" }
  | { readonly code: "round_not_locked" };

type Of<Code extends FantasyRefusal["code"]> = Extract<FantasyRefusal, { code: Code }>;

/** The refusals of the fantasy league with their HTTP status and message. */
export const fantasyRefusals = {
  squad_refused: {
    status: 409,
    message: ({ errors }: SquadRefusal) => errors.map(({ message }) => message).join(" "),
    details: ({ errors }: SquadRefusal) => ({ errors }),
  },
  season_over: {
    status: 409,
    message: "This season is over: there are no gameweeks left.",
  },
  wildcard_spent: {
    status: 409,
    message: ({ round }: Of<"wildcard_spent">) => `You played this season's wildcard in gameweek ${round}.`,
  },
  wildcard_with_chip: {
    status: 409,
    message: "You can't play a wildcard and a chip in the same gameweek.",
  },
  practice_running: {
    status: 409,
    message: "A practice season has been begun meanwhile. Reload the page to see it.",
  },
  practice_squad_missing: { status: 409, message: "Choose your nine before you play the gameweek." },
  practice_gameweek_ahead: {
    status: 409,
    message: ({ next }: Of<"practice_gameweek_ahead">) => `Gameweek ${next} comes first.`,
  },
  practice_over: { status: 409, message: "This practice season has no gameweek left." },
  round_not_locked: {
    status: 409,
    message: "Squads can be compared once the deadline of the round has passed.",
  },
  season_not_loaded: {
    status: 409,
    message: "The Premier League's fixtures are not loaded yet. Initialize the football data first.",
  },
} as const;
