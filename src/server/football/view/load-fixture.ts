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
import { loadLineUps } from "#server/football/line-up/load-line-ups.ts";
import { loadSides } from "./load-sides.ts";
import { loadNamedPlayers, playerNames } from "./player-names.ts";
import { correction, fixture, player } from "#server/football/table.ts";

type FixtureView = ResponseOf<typeof getFixture>;

/** A fixture with its events and its players' points. */
export async function loadFixture(
  db: Queryable,
  id: number,
): Promise<Outcome<FixtureView, { code: "not_found" }>> {
  const match = await loadMatchDayFixture(db, id);
  const [row] = await db.select().from(fixture).where(eq(fixture.id, id));
  if (match === null || row === undefined) return refused({ code: "not_found" });
  const performances = await loadStoredPerformances(db, [id]);
  const named = await loadNamedPlayers(db, [id]);
  const names = new Map(named.map((one) => [one.id, one.name]));
  const idOf = playerNames(named);
  const sideOf = await loadSides(db, [id]);
  const players = performances.flatMap((one) => {
    const name = names.get(one.playerId);
    return name === undefined ? [] : [toPlayerView(one, { name, side: sideOf(id, one.playerId) })];
  });
  return accepted({
    match,
    round: row.round,
    rules: pointsRulesOf(row.season).name,
    events: row.events.map((event) => ({
      ...event,
      playerId: idOf(event.playerName),
      otherId: idOf(event.otherName),
    })),
    lineUps: await loadLineUps(db, id),
    players: players.toSorted(bestFirst),
    corrections: await loadFixtureCorrections(db, id),
  });
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
