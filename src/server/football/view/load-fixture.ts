import { asc, eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { FixturePlayerView, getFixture } from "#contract/football/fixture.ts";
import { pointsRulesOf, scorePerformance } from "#game/football/points.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadMatchDayFixture } from "./load-matches-by-date.ts";
import {
  loadStoredPerformances,
  type StoredPerformance,
} from "#server/football/corrections/stored-performances.ts";
import { correction, fixture, performance, player } from "#server/football/table.ts";

type FixtureView = ResponseOf<typeof getFixture>;

/** A fixture with its events and what its players earned. */
export async function loadFixture(
  db: Queryable,
  id: number,
): Promise<Outcome<FixtureView, { code: "not_found" }>> {
  const match = await loadMatchDayFixture(db, id);
  const [row] = await db.select().from(fixture).where(eq(fixture.id, id));
  if (match === null || row === undefined) return refused({ code: "not_found" });
  const performances = await loadStoredPerformances(db, [id]);
  const names = await loadNames(db, id);
  const sides = new Map([
    [row.homeClubId, "home" as const],
    [row.awayClubId, "away" as const],
  ]);
  const players = performances.flatMap((one) => {
    const name = names.get(one.playerId);
    return name === undefined ? [] : [toPlayerView(one, { name, side: sides.get(one.clubId ?? 0) ?? null })];
  });
  return accepted({
    match,
    round: row.round,
    rules: pointsRulesOf(row.season).name,
    events: row.events.map((event) => ({ ...event })),
    players: players.toSorted(bestFirst),
    corrections: await loadFixtureCorrections(db, id),
  });
}

/** The names of the players who performed, by id. */
async function loadNames(db: Queryable, fixtureId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: player.id, name: player.name })
    .from(player)
    .innerJoin(performance, eq(performance.playerId, player.id))
    .where(eq(performance.fixtureId, fixtureId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function toPlayerView(
  { playerId, position, season, figures }: StoredPerformance,
  { name, side }: Pick<FixturePlayerView, "name" | "side">,
): FixturePlayerView {
  const { points, lines } = scorePerformance(figures, position, season);
  return { id: playerId, name, side, position, minutes: figures.minutes, points, lines: [...lines] };
}

function bestFirst(a: FixturePlayerView, b: FixturePlayerView): number {
  const [first, second] = [a, b].map(({ minutes }) => (minutes === 0 ? 1 : 0));
  return (first ?? 0) - (second ?? 0) || b.points - a.points || a.name.localeCompare(b.name);
}

async function loadFixtureCorrections(db: Queryable, fixtureId: number): Promise<FixtureView["corrections"]> {
  const rows = await db
    .select({ correction, playerName: player.name })
    .from(correction)
    .innerJoin(player, eq(player.id, correction.playerId))
    .where(eq(correction.fixtureId, fixtureId))
    .orderBy(asc(correction.id));
  return rows
    .filter(({ correction: { pointsBefore, pointsAfter } }) => pointsBefore !== pointsAfter)
    .map(({ correction: { at, pointsBefore, pointsAfter }, playerName }) => ({
      at: at.toISOString(),
      playerName,
      pointsBefore,
      pointsAfter,
    }));
}
