import { and, eq, gt, inArray, or, type SQL } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { performance, player } from "#server/football/table.ts";

/** A player who performed in a fixture, under all names that an event may call him. */
export interface NamedPlayer {
  readonly fixtureId: number;
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
  readonly ownName: string | null;
}

/** Who is called so in the events of a fixture; null where nobody is, or several are. */
export type PlayerNames = (name: string | null) => number | null;

/** Those who performed in these fixtures. Served by performance_once. */
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

/** An event tells a name as its provider has it: the whole one, or the one on the shirt. */
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
