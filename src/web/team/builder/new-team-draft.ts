import type { CardView } from "#contract/card/card.ts";
import { tabStorage } from "#web/storage/browser-storage.ts";
import { NEW_TEAM_DRAFT } from "#web/storage/private-keys.ts";
import { type BuilderState, NEW_TEAM } from "./builder-state.ts";

interface StoredDraft {
  /** Whose team it is: the browser's next user can sign in in the same tab. */
  readonly userId: string;
  readonly name: string;
  readonly formation: string;
  /** Slot and card. */
  readonly places: readonly (readonly [number, number])[];
}

/** Stores a user's team that isn't on the server yet. */
export function storeDraft(userId: string, { name, formation, lineUp }: BuilderState): void {
  const places = [...lineUp].map(([at, { id }]) => [at, id] as const);
  const isEmpty = name === "" && formation === "" && places.length === 0;
  if (isEmpty) dropDraft();
  else tabStorage.keep(NEW_TEAM_DRAFT, JSON.stringify({ userId, name, formation, places }));
}

export function dropDraft(): void {
  tabStorage.drop(NEW_TEAM_DRAFT);
}

/** The user's stored team, else an empty one. Cards that no longer exist are left out. */
export function draftOrNew(userId: string, cards: readonly CardView[]): BuilderState {
  const stored = parseDraft(tabStorage.read(NEW_TEAM_DRAFT));
  if (stored?.userId !== userId) return NEW_TEAM;
  const { name, formation, places } = stored;
  const lineUp = new Map(
    places.flatMap(([at, id]) => {
      const card = cards.find((one) => one.id === id && one.isApproved);
      return card === undefined ? [] : [[at, card] as const];
    }),
  );
  return { ...NEW_TEAM, name, formation, lineUp };
}

/** Null if nothing is stored, or only something an older version of the page left. */
function parseDraft(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is StoredDraft {
  const { userId, name, formation, places } = {
    ...(value as Partial<Record<keyof StoredDraft, unknown>> | null),
  };
  return (
    typeof userId === "string" &&
    typeof name === "string" &&
    typeof formation === "string" &&
    Array.isArray(places) &&
    places.every((place) => Array.isArray(place) && place.length === 2 && place.every(Number.isInteger))
  );
}
