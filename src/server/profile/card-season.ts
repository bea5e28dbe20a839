import { CARD_BACK_FIXTURES, type CardBackView } from "#contract/card/card-back.ts";
import type { Position } from "#game/card/position.ts";
import { disciplineOf } from "#game/football/discipline.ts";
import { type Figure, type Performance } from "#game/football/performance.ts";
import { scorePerformance } from "#game/football/points.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadPerformancesOf, toReceiptView } from "#server/football/performances.ts";

type CardSeason = NonNullable<CardBackView["player"]>["season"];

/**
 * A player's season so far, scored as a card of this position scores.
 *
 * @param now the application's time in epoch milliseconds
 */
export async function loadCardSeason(
  db: Queryable,
  position: Position,
  playerId: number,
  now: number,
): Promise<CardSeason> {
  const season = seasonOf(now);
  const played = await loadPerformancesOf(db, [playerId], { from: season.startsAt, to: now });
  const scored = played.map((row) =>
    toReceiptView(row, scorePerformance(row.performance, position, row.season)),
  );
  const sum = (figure: (one: Performance) => Figure): number =>
    played.reduce((total, { performance }) => total + (figure(performance) ?? 0), 0);
  return {
    season: season.name,
    points: scored.reduce((total, { points }) => total + points, 0),
    appearances: played.filter(({ performance }) => (performance.minutes ?? 0) > 0).length,
    minutes: sum(({ minutes }) => minutes),
    goals: sum(({ goals }) => goals),
    assists: sum(({ assists }) => assists),
    yellowCards: sum((performance) => disciplineOf(performance).yellow),
    redCards: sum((performance) => disciplineOf(performance).red),
    latest: scored.slice(-CARD_BACK_FIXTURES).toReversed(),
  };
}
