import type { EntryPick } from "./decide-entry.ts";

/** How the player of a card has played of late, and what comes. */
export interface PickForm {
  /** The club's last five fixtures. */
  readonly recent: readonly { readonly minutes: number }[];
  readonly fixturesInMonth: number;
}

/** Picks that a manager should think about before entering for good. No pick is in both. */
export interface EntryConcerns {
  /** Their players have no fixture left in the month. */
  readonly fixtureless: readonly EntryPick[];
  /** Their players were not on the pitch in any of the last five rounds. */
  readonly idle: readonly EntryPick[];
}

/**
 * The picks that will hardly score (docs/rules.md#tournament). A card without a real player has a warning of its own.
 *
 * @param forms by card; a linked player without form has left the leagues, and so has no fixture
 */
export function entryConcerns(
  picks: readonly EntryPick[],
  forms: ReadonlyMap<number, PickForm>,
): EntryConcerns {
  const linked = picks.filter(({ playerId }) => playerId !== null);
  const thoseOf = (concern: Concern) =>
    linked.filter(({ cardId }) => concernOf(forms.get(cardId)) === concern);
  return { fixtureless: thoseOf("fixtureless"), idle: thoseOf("idle") };
}

type Concern = keyof EntryConcerns;

function concernOf(form: PickForm | undefined): Concern | null {
  if (form === undefined || form.fixturesInMonth === 0) return "fixtureless";
  // Before a club's first fixture of the season nobody has played.
  const isIdle = form.recent.length > 0 && form.recent.every(({ minutes }) => minutes === 0);
  return isIdle ? "idle" : null;
}
