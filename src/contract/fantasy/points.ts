import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id, idInPath } from "#contract/ids.ts";
import { lineUpPlace } from "#contract/football/line-up.ts";
import { receiptView } from "#contract/football/receipt.ts";
import { leagueParams, roundView } from "./league.ts";

/** What happened to a card's place in the line-up. */
export const places = ["starter", "off", "on", "bench"] as const;

export const multipleReasons = ["captain", "vice_captain", "chip"] as const;

export const roundCardView = z.strictObject({
  cardId: id,
  playerId: id,
  playerName: z.string(),
  position: z.enum(positions),
  club: z.string(),
  isCaptain: z.boolean(),
  isViceCaptain: z.boolean(),
  hasChip: z.boolean(),
  place: z.enum(places),
  hasPlayed: z.boolean(),
  /** In the real line-up of the player's match in the round that isn't over. */
  realPlace: lineUpPlace,
  /** Whether the player has no fixture in the round that's in play or still to come. */
  isOver: z.boolean(),
  /** Before captain and chip. */
  points: z.int(),
  /** Each adds the points once more. */
  multiples: z.array(z.enum(multipleReasons)),
  /** What the card gives to the squad. */
  counted: z.int(),
  receipts: z.array(receiptView),
});

export type RoundCardView = z.output<typeof roundCardView>;

export const squadScoreView = z.strictObject({
  total: z.int(),
  lineUpPoints: z.int(),
  cost: z.int(),
  leftOnBench: z.int(),
  /** The starters as chosen, then the bench in its order. */
  cards: z.array(roundCardView),
  /** Final once the round is; until then as it would be now, without an effect on points. */
  substitutions: z.array(z.strictObject({ offCardId: id, onCardId: id })),
  /** Who wears the armband, or would; null where both captains stayed away. */
  armband: z.nullable(z.strictObject({ cardId: id, as: z.enum(["captain", "vice_captain"]) })),
  /** The line-up with the most points that the nine allowed. */
  best: z.nullable(
    z.strictObject({
      formation: z.enum(fiveASideFormationNames),
      starterIds: z.array(id),
      captainId: id,
      points: z.int(),
    }),
  ),
  /** In the round's table; null until the round was counted for the first time. */
  position: z.nullable(z.int()),
});

export type SquadScoreView = z.output<typeof squadScoreView>;

export const getRoundPoints = defineEndpoint({
  method: "GET",
  path: "/api/fantasy/points/:leagueId",
  access: "user",
  summary: "Your points in a round, with receipts, substitutions and what was left on the bench",
  params: leagueParams,
  /** Without a round: the one that was locked last. */
  query: z.object({ round: z.optional(idInPath) }),
  response: z.strictObject({
    /** The rounds that were locked so far, the latest first. */
    rounds: z.array(roundView),
    /** Null before the first deadline. */
    round: z.nullable(roundView),
    /** Null where the user had no squad in the round. */
    score: z.nullable(squadScoreView),
    /** Over all squads of the round, rounded; null until it was counted. */
    average: z.nullable(z.int()),
    squads: z.int(),
  }),
  refusals: ["not_found"],
});
