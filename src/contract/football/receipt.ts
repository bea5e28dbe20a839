import * as z from "zod/mini";
import { pointsReasons } from "#game/football/points.ts";
import { id, instant } from "#contract/ids.ts";

/** Why a fixture gave a player their points: one line per reason, adding up. */
export const receiptView = z.strictObject({
  fixtureId: id,
  /** Home and away club, as on a scoreboard. */
  title: z.string(),
  kickOff: instant,
  points: z.int(),
  /** The first season of the rules that it was scored by, such as 2025/26; empty: unknown. */
  rules: z._default(z.string(), ""),
  lines: z.array(z.strictObject({ reason: z.enum(pointsReasons), figure: z.number(), points: z.int() })),
});

export type ReceiptView = z.output<typeof receiptView>;
