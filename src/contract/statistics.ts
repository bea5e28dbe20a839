import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { defineEndpoint } from "./endpoint.ts";
import { id } from "./ids.ts";

/** A calendar day in UTC, such as 2025-09-13. */
const day = z.iso.date();

/** Cards in the list of the viewer's best. */
export const BEST_CARDS = 8;
/** Players in the list of the most picked. */
export const MOST_PICKED = 10;

export const statisticsView = z.strictObject({
  /** Such as "2025/26". */
  season: z.string(),
  /** The viewer's points of the season, by weeks from Monday, without weeks in which none of the five had a fixture. */
  weeks: z.array(z.strictObject({ monday: day, points: z.int() })),
  /** The cards that won the viewer the most points in the season. */
  bestCards: z.array(
    z.strictObject({
      cardId: id,
      playerName: z.string(),
      position: z.enum(positions),
      club: z.string(),
      points: z.int(),
      fixtures: z.int(),
    }),
  ),
  /** This month's tournament; null before there is one. */
  month: z.nullable(
    z.strictObject({
      name: z.string(),
      /** Managers in its table. */
      entries: z.int(),
      /** How each day with new points ended. */
      days: z.array(
        z.strictObject({
          day,
          /** The mean of all managers, to a tenth. */
          mean: z.number(),
          /** The viewer's points up to that day's end; null before their entry. */
          points: z.nullable(z.int()),
          /** By points alone: equals share it. */
          position: z.nullable(z.int()),
        }),
      ),
      /** The players that most managers picked. */
      mostPicked: z.array(
        z.strictObject({
          playerId: id,
          playerName: z.string(),
          club: z.nullable(z.string()),
          entries: z.int(),
          /** Of all entries, as a percentage to a tenth. */
          share: z.number(),
          isOwn: z.boolean(),
        }),
      ),
    }),
  ),
});

export type StatisticsView = z.output<typeof statisticsView>;

export const getStatistics = defineEndpoint({
  method: "GET",
  path: "/api/statistics",
  access: "user",
  summary: "Your season and the game's month in numbers",
  response: statisticsView,
  mayBeSecondsOld: true,
  refusals: [],
});
