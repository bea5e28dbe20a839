import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { id } from "#contract/ids.ts";

/** Where a player is in a match's line-up: absent is not in the match-day squad. */
export const lineUpPlaces = ["starter", "bench", "absent"] as const;

export type LineUpPlace = (typeof lineUpPlaces)[number];

/** Null: the line-up isn't known. */
export const lineUpPlace = z._default(z.nullable(z.enum(lineUpPlaces)), null);

const listedPlayers = z.array(z.strictObject({ id, name: z.string(), position: z.enum(positions) }));

const lineUpView = z.strictObject({
  /** The goalkeeper first. */
  starters: listedPlayers,
  /** Null: not known. */
  bench: z.nullable(listedPlayers),
});

export type LineUpView = z.output<typeof lineUpView>;

export const lineUpsView = z.strictObject({ home: z.nullable(lineUpView), away: z.nullable(lineUpView) });

export type LineUpsView = z.output<typeof lineUpsView>;
