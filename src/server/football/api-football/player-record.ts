import * as z from "zod/mini";
import { wholeNumber } from "#server/football/remote/lenient-fields.ts";

const count = z.nullish(wholeNumber(0, 999));

const statistics = z.object({
  games: z.object({
    minutes: z.nullish(wholeNumber(0, 200)),
    rating: z.nullish(z.union([z.string(), z.number()])),
    substitute: z.nullish(z.boolean()),
  }),
  goals: z.object({ total: count, conceded: count, assists: count, saves: count }),
  tackles: z.nullish(z.object({ total: count, blocks: count, interceptions: count })),
  cards: z.nullish(z.object({ yellow: count, red: count })),
  penalty: z.nullish(z.object({ missed: count, saved: count })),
});

/** A player in `players` of a fixture, or in `/fixtures/players`. Players without an id can't be distinguished. */
export const playerRecord = z.object({
  player: z.object({ id: wholeNumber(1), name: z.nullish(z.string()) }),
  statistics: z.array(statistics).check(z.minLength(1)),
});

export const teamPlayersRecord = z.object({
  team: z.object({ id: wholeNumber() }),
  players: z.array(z.unknown()),
});

export type PlayerStatistics = z.output<typeof statistics>;
