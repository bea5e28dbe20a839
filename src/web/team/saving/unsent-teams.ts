import type { CardView } from "#contract/card/card.ts";
import { visitStorage } from "#web/storage/browser-storage.ts";
import { UNSENT_TEAMS } from "#web/storage/private-keys.ts";
import type { TeamDraft } from "./team-writer.ts";

/** A change of a saved team that the server doesn't have yet. */
export interface UnsentTeam {
  readonly teamId: number;
  /** The version of the team that was changed. */
  readonly version: number;
  /** Null: the team keeps its name. */
  readonly name: string | null;
  readonly formation: string;
  /** Slots and the cards in them. */
  readonly places: readonly (readonly [number, number])[];
}

interface Stored {
  readonly userId: string;
  readonly teams: readonly UnsentTeam[];
}

/** What this browser has still to send for a user, oldest first. Only that user's changes are returned. */
export function unsentTeams(userId: string): readonly UnsentTeam[] {
  const text = visitStorage.read(UNSENT_TEAMS);
  if (text === null) return [];
  try {
    const stored = JSON.parse(text) as Partial<Stored> | null;
    return stored?.userId === userId ? (stored.teams ?? []) : [];
  } catch {
    return [];
  }
}

/** Stores a change until it's sent, in place of an earlier one of the same team. It survives the end of the app. */
export function storeUnsent(userId: string, unsent: UnsentTeam): void {
  const others = unsentTeams(userId).filter(({ teamId }) => teamId !== unsent.teamId);
  write({ userId, teams: [...others, unsent] });
}

/** Call when a change is saved or discarded. */
export function dropUnsent(userId: string, teamId: number): void {
  const teams = unsentTeams(userId);
  const others = teams.filter((unsent) => unsent.teamId !== teamId);
  if (others.length < teams.length) write({ userId, teams: others });
}

function write(stored: Stored): void {
  if (stored.teams.length === 0) visitStorage.drop(UNSENT_TEAMS);
  else visitStorage.keep(UNSENT_TEAMS, JSON.stringify(stored));
}

/** A draft as it's stored. */
export function toUnsent(
  draft: TeamDraft,
  { teamId, version }: Pick<UnsentTeam, "teamId" | "version">,
): UnsentTeam {
  const places = [...draft.lineUp].map(([at, { id }]) => [at, id] as const);
  return { teamId, version, name: draft.name, formation: draft.formation, places };
}

/** A stored change with its cards. Cards that the user no longer has are left out. */
export function toDraft({ name, formation, places }: UnsentTeam, cards: readonly CardView[]): TeamDraft {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const lineUp = new Map(
    places.flatMap(([at, id]) => {
      const card = byId.get(id);
      return card === undefined ? [] : [[at, card] as const];
    }),
  );
  return { name, formation, lineUp };
}
