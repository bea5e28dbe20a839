import { asc, eq } from "drizzle-orm";
import type { ChipUse } from "#game/fantasy/power/chip.ts";
import { type ManagerSeason, NEW_SEASON } from "#game/fantasy/manager-season.ts";
import { fixtureCounts, type Round } from "#game/fantasy/round.ts";
import { seasonStarting } from "#game/leaderboard/season.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { LoadedSeason } from "#server/fantasy/load-manager-season.ts";
import { toSquad } from "#server/fantasy/squad-columns.ts";
import type { RoundRow } from "#server/fantasy/store.ts";
import { league } from "#server/football/table.ts";
import { loadGameweeks, type PracticeFixture } from "#server/practice/source/practice-source.ts";
import type { SimulatedWorld } from "#server/practice/source/simulated-world.ts";
import { practiceGameweek, practiceSeason } from "./table.ts";

export type PracticeRow = typeof practiceSeason.$inferSelect;
export type GameweekRow = typeof practiceGameweek.$inferSelect;

/**
 * The instant at which a practice season is judged, as it has no clock: the gameweeks that were played are before it,
 * the others after it.
 */
const PRACTICE_NOW = 0;

/** A practice season with its gameweeks. */
export interface LoadedPractice {
  readonly row: PracticeRow;
  readonly leagueName: string;
  /** All gameweeks of the season, in the order in which they are played. */
  readonly gameweeks: readonly Round<PracticeFixture>[];
  /** Those that were played, in their order. */
  readonly played: readonly GameweekRow[];
  /** As the rules of the fantasy league see it at `PRACTICE_NOW`. */
  readonly loaded: LoadedSeason;
}

/** A user's practice season, or null. `id`: only if it is this one. */
export async function loadPractice(
  db: Queryable,
  world: SimulatedWorld,
  { userId, id }: { readonly userId: string; readonly id?: number },
): Promise<LoadedPractice | null> {
  const [found] = await db
    .select({ row: practiceSeason, leagueName: league.name })
    .from(practiceSeason)
    .innerJoin(league, eq(league.id, practiceSeason.leagueId))
    .where(eq(practiceSeason.userId, userId));
  if (found === undefined || (id !== undefined && found.row.id !== id)) return null;
  const { row, leagueName } = found;
  const played = await db
    .select()
    .from(practiceGameweek)
    .where(eq(practiceGameweek.practiceId, row.id))
    .orderBy(asc(practiceGameweek.place));
  const gameweeks = await loadGameweeks(db, world, row);
  return { row, leagueName, gameweeks, played, loaded: toLoaded(row, leagueName, gameweeks, played) };
}

/** A practice season in the shape in which the fantasy league's own code judges squads. */
function toLoaded(
  row: PracticeRow,
  leagueName: string,
  gameweeks: readonly Round<PracticeFixture>[],
  played: readonly GameweekRow[],
): LoadedSeason {
  const { leagueId, season, source, id } = row;
  const rounds = gameweeks.map(({ round }, place) => toRound(id, round, place - row.played));
  const next = gameweeks[row.played];
  return {
    now: PRACTICE_NOW,
    league: { id, leagueId, season, name: `${leagueName} ${seasonStarting(season).name}` },
    rounds,
    next: rounds[row.played] ?? null,
    fixtureCounts: next === undefined ? new Map() : fixtureCounts(next),
    clubIds: null,
    clubsOf: source === "recorded" ? season : null,
    season: toSeason(row, next?.round ?? 0, played),
    cost: row.cost,
  };
}

/** @param ahead how many gameweeks come before it; negative where it was played */
function toRound(id: number, round: number, ahead: number): RoundRow {
  const deadline = ahead < 0 ? PRACTICE_NOW + ahead : PRACTICE_NOW + 1 + ahead;
  const state = ahead < 0 ? "final" : "upcoming";
  return { id: round, leagueId: id, round, deadline, finalAt: deadline, state, squads: 0, average: null };
}

function toSeason(row: PracticeRow, next: number, played: readonly GameweekRow[]): ManagerSeason {
  const last = played.at(-1);
  return {
    ...NEW_SEASON,
    locked: last === undefined ? null : toSquad(last),
    chosen: toChosen(row, next),
    bank: row.bank,
    wildcardRound: row.wildcardRound,
    chipUses: played.flatMap(toChipUses),
  };
}

function toChosen(row: PracticeRow, round: number): ManagerSeason["chosen"] {
  const { cardIds, pickCodes, captainId, viceCaptainId } = row;
  if (cardIds === null || pickCodes === null || captainId === null || viceCaptainId === null) return null;
  const chipCardIds = row.chipCardIds ?? [];
  const squad = toSquad({ cardIds, pickCodes, captainId, viceCaptainId, chipCardIds });
  return { round, squad, goneIds: row.goneIds ?? [] };
}

function toChipUses({ round, chipCardIds, returnedCardIds }: GameweekRow): ChipUse[] {
  const cardIds = new Set([...chipCardIds, ...returnedCardIds]);
  return [...cardIds].map((cardId) => ({ round, cardId, isReturned: returnedCardIds.includes(cardId) }));
}
