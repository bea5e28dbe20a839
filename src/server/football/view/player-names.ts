import { and, eq, gt, inArray, or, type SQL } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { performance, player } from "#server/football/table.ts";

/** A player who performed in a fixture, with all names that an event can use. */
export interface NamedPlayer {
  readonly fixtureId: number;
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
  readonly ownName: string | null;
}

/** The player of this name in a fixture's events; null: none, or several. */
export type PlayerNames = (name: string | null) => number | null;

/** The players who performed in these fixtures. Served by performance_once. */
export async function loadNamedPlayers(
  db: Queryable,
  fixtureIds: readonly number[],
  only?: SQL,
): Promise<NamedPlayer[]> {
  if (fixtureIds.length === 0) return [];
  return db
    .select({
      fixtureId: performance.fixtureId,
      id: player.id,
      name: player.name,
      shortName: player.shortName,
      ownName: player.ownName,
    })
    .from(performance)
    .innerJoin(player, eq(player.id, performance.playerId))
    .where(and(inArray(performance.fixtureId, [...fixtureIds]), only));
}

/** The names of those who scored in these fixtures, by fixture. */
export async function loadScorers(
  db: Queryable,
  fixtureIds: readonly number[],
): Promise<(fixtureId: number) => PlayerNames> {
  const scored = or(gt(performance.goals, 0), gt(performance.ownGoals, 0));
  const byFixture = Map.groupBy(await loadNamedPlayers(db, fixtureIds, scored), (one) => one.fixtureId);
  return (fixtureId) => playerNames(byFixture.get(fixtureId) ?? []);
}

/** An event has the provider's name for a player: the full one, or the one on the shirt. */
export function playerNames(players: readonly NamedPlayer[]): PlayerNames {
  const ids = new Map<string, Set<number>>();
  for (const { id, name, shortName, ownName } of players) {
    for (const known of [name, shortName, ownName]) {
      if (known !== null) ids.set(known, (ids.get(known) ?? new Set()).add(id));
    }
  }
  return (name) => {
    const [id, other] = ids.get(name ?? "") ?? [];
    return other === undefined ? (id ?? null) : null;
  };
}
