import { sql } from "drizzle-orm";
import type { Side } from "#game/side.ts";
import { clubs as worldClubs } from "#game/world/catalogue/clubs.ts";
import type { Fixture } from "#game/world/fixtures-of.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { PerformanceRow } from "#server/football/performances.ts";
import type { PracticeFixture } from "./practice-source.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

interface SeasonOf {
  readonly leagueId: string;
  readonly season: number;
}

const worldClub = new Map(worldClubs.map((one) => [one.slug, one]));

/** The fixtures of a simulated season, as far as this installation knows their clubs. */
export async function loadSimulatedFixtures(
  db: Queryable,
  world: SimulatedWorld,
  { leagueId, season }: SeasonOf,
): Promise<PracticeFixture[]> {
  const idOf = await loadIds(db, "club");
  return [...world.fixtures(leagueId, season).values()].flatMap((fixture): PracticeFixture[] => {
    const homeClubId = idOf.get(fixture.home);
    const awayClubId = idOf.get(fixture.away);
    if (homeClubId === undefined || awayClubId === undefined) return [];
    const { id, round, kickOff, home, away } = fixture;
    const names = { homeName: nameOf(home), awayName: nameOf(away) };
    const codes = { homeCode: codeOf(home), awayCode: codeOf(away) };
    const over = { status: "finished", isPlayed: true, homeGoals: null, awayGoals: null } as const;
    return [{ id, round, kickOff, homeClubId, awayClubId, ...names, ...codes, ...over }];
  });
}

/** The same fixtures with the goals of the simulated world; what that does not have stays as it is. */
export function withSimulatedGoals(
  world: SimulatedWorld,
  { leagueId, season }: SeasonOf,
  asked: readonly PracticeFixture[],
): PracticeFixture[] {
  const fixtures = world.fixtures(leagueId, season);
  return asked.map((one) => {
    const fixture = fixtures.get(one.id);
    if (fixture === undefined) return one;
    const { goals } = world.result(fixture);
    return { ...one, homeGoals: goals.home, awayGoals: goals.away };
  });
}

/** What was done in some fixtures of a simulated season, by the players that this installation knows. */
export async function loadSimulatedPerformances(
  db: Queryable,
  world: SimulatedWorld,
  { leagueId, season }: SeasonOf,
  fixtureIds: readonly number[],
): Promise<PerformanceRow[]> {
  const fixtures = world.fixtures(leagueId, season);
  const idOf = await loadIds(db, "player");
  return fixtureIds.flatMap((fixtureId) => {
    const fixture = fixtures.get(fixtureId);
    if (fixture === undefined) return [];
    const { goals, performances } = world.result(fixture);
    const shared = { fixtureId, kickOff: fixture.kickOff, season, title: titleOf(fixture, goals) };
    return performances.flatMap(({ slug, performance }) => {
      const playerId = idOf.get(slug);
      return playerId === undefined ? [] : [{ ...shared, playerId, performance }];
    });
  });
}

/** Whether this installation knows the clubs that a simulated season is played by. */
export async function loadSimulatedLeagueIds(db: Queryable): Promise<string[]> {
  const idOf = await loadIds(db, "club");
  const byLeague = Map.groupBy(worldClubs, ({ league }) => league);
  return [...byLeague]
    .filter(([, own]) => own.every(({ slug }) => idOf.has(slug)))
    .map(([leagueId]) => leagueId);
}

/** The ids of what the simulated world names by slugs; also where another provider has given it since (decision 0014). */
async function loadIds(db: Queryable, what: "club" | "player"): Promise<ReadonlyMap<string, number>> {
  const known = what === "club" ? sql`club` : sql`player`;
  const renamed = what === "club" ? sql`club_key` : sql`player_key`;
  const id = what === "club" ? sql`club_id` : sql`player_id`;
  const { rows } = await db.execute<{ key: string; id: number }>(sql`
    select key, ${id} as id from ${renamed} where provider = 'simulated'
    union all
    select key, id from ${known} where provider = 'simulated'`);
  return new Map(rows.map(({ key, id: found }) => [key, found]));
}

function codeOf(slug: string): string {
  return worldClub.get(slug)?.code ?? "";
}

function nameOf(slug: string): string {
  return worldClub.get(slug)?.shortName ?? slug;
}

function titleOf({ home, away }: Fixture, goals: Readonly<Record<Side, number>>): string {
  const code = (slug: string) => worldClub.get(slug)?.code ?? slug;
  return `${code(home)} ${goals.home}–${goals.away} ${code(away)}`;
}
