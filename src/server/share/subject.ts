import { eq, type SQL } from "drizzle-orm";
import type { ShareKind } from "#game/share/decide-share.ts";
import { share } from "./table.ts";

export type ShareRow = typeof share.$inferSelect;

/** The one thing that a link shows. */
export interface Subject {
  readonly kind: ShareKind;
  readonly id: number;
}

/** The column that names a thing of each kind. */
const columns = {
  card: share.cardId,
  team: share.teamId,
  match: share.matchId,
  month: share.tournamentId,
} as const;

/** The thing that a row names. */
export function subjectOf({ cardId, teamId, matchId, tournamentId }: ShareRow): Subject {
  if (cardId !== null) return { kind: "card", id: cardId };
  if (teamId !== null) return { kind: "team", id: teamId };
  if (matchId !== null) return { kind: "match", id: matchId };
  return { kind: "month", id: tournamentId ?? 0 };
}

/** The columns of a new row for a thing. */
export function columnsFor({ kind, id }: Subject) {
  return {
    cardId: kind === "card" ? id : null,
    teamId: kind === "team" ? id : null,
    matchId: kind === "match" ? id : null,
    tournamentId: kind === "month" ? id : null,
  };
}

/** Whether a row names this thing. */
export function isAbout({ kind, id }: Subject): SQL {
  return eq(columns[kind], id);
}
