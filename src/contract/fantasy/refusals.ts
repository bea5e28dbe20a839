import type { SquadRefused } from "#game/fantasy/manager-season.ts";
import type { PracticeRefusal } from "#game/fantasy/practice/practice-season.ts";
import { squadErrorMessages } from "#game/fantasy/squad-messages.ts";
import type { WildcardRefusal } from "#game/fantasy/power/wildcard.ts";

export type FantasyRefusal =
  | SquadRefused
  | WildcardRefusal
  | PracticeRefusal
  | { readonly code: "season_not_loaded" }
  | { readonly code: "round_not_locked" };

type Of<Code extends FantasyRefusal["code"]> = Extract<FantasyRefusal, { code: Code }>;

/** The refusals of the fantasy league with their HTTP status and message; the rules' sentences are the game's own. */
export const fantasyRefusals = {
  squad_refused: {
    status: 409,
    message: ({ errors }: SquadRefused) => errors.map(({ message }) => `${message}.`).join(" "),
    details: ({ errors }: SquadRefused) => ({ errors }),
  },
  season_over: {
    status: 409,
    message: squadErrorMessages.season_over({ code: "season_over", cardId: null }),
  },
  wildcard_spent: {
    status: 409,
    message: ({ round }: Of<"wildcard_spent">) =>
      squadErrorMessages.wildcard_spent({ code: "wildcard_spent", cardId: null, round }),
  },
  wildcard_with_chip: {
    status: 409,
    message: squadErrorMessages.wildcard_with_chip({ code: "wildcard_with_chip", cardId: null }),
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
