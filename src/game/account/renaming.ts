import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import { accepted, refused, type Outcome } from "#game/outcome.ts";

/** After the first choice a name can be corrected as often as wanted for so long. */
const FREE_MS = 24 * HOUR_MS;
/** Then it changes once in so long. */
const BETWEEN_MS = 30 * DAY_MS;
/** For so long a former name stays closed to others, who would be mistaken for its owner. */
export const FORMER_NAME_KEPT_MS = 90 * DAY_MS;

/** In place of an instant that isn't known: every wait since then is over. */
const LONG_AGO = Number.NEGATIVE_INFINITY;

/** Instants in epoch milliseconds; null: never, or before Panna wrote it down. */
export interface NameHistory {
  readonly username: string | null;
  readonly chosenAt: number | null;
  /** The last change after the time for corrections. */
  readonly changedAt: number | null;
}

export type RenamingRefusal = { readonly code: "username_changed_recently"; readonly freeAt: number };

/** What a choice of a name is, as far as the next one depends on it. */
export type Renaming = "first" | "correction" | "change";

/** Whether somebody may take another name now. */
export function decideRenaming(history: NameHistory, now: number): Outcome<Renaming, RenamingRefusal> {
  const { username, chosenAt, changedAt } = history;
  if (username === null) return accepted("first");
  if (now < (chosenAt ?? LONG_AGO) + FREE_MS) return accepted("correction");
  const freeAt = (changedAt ?? LONG_AGO) + BETWEEN_MS;
  return now < freeAt ? refused({ code: "username_changed_recently", freeAt }) : accepted("change");
}
