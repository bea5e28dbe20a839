import * as z from "zod/mini";
import { SQUAD_SIZE } from "#game/fantasy/squad.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id, instant } from "#contract/ids.ts";
import { leagueParams } from "./league.ts";
import { squadNotice } from "./squad-notice.ts";

const cardIds = z.array(id).check(z.maxLength(SQUAD_SIZE));

/** A chip is the card that carries it: an object that names the card, or its id alone (spec §3: a list of cardId). */
const chip = z.union([z.object({ cardId: id }), id]);

/**
 * What a user asks for (spec §3, Transfer request): five starters, a bench of four in its order. Left out, there is no
 * captain, no wildcard and no chip.
 */
export const transferRequest = z.object({
  leagueId: id,
  newCardIds: cardIds,
  benchCardIds: cardIds,
  captainId: z._default(z.nullable(id), null),
  viceCaptainId: z._default(z.nullable(id), null),
  useWildcard: z._default(z.boolean(), false),
  chipUsage: z._default(z.array(chip).check(z.maxLength(SQUAD_SIZE)), []),
  /**
   * The round that the user meant. With it a squad that comes after the deadline is refused; without it, it counts in
   * the next round.
   */
  round: z.optional(z.int()),
});

export type TransferRequest = z.output<typeof transferRequest>;

/** The ids of the cards that carry a chip in a request. */
export function chipCardIds({ chipUsage }: Pick<TransferRequest, "chipUsage">): number[] {
  return chipUsage.map((one) => (typeof one === "number" ? one : one.cardId));
}

export const validationView = z.strictObject({
  valid: z.boolean(),
  errors: z.array(squadNotice),
  warnings: z.array(squadNotice),
  /** Real players who were not among the nine locked last; the first squad has none. */
  transfers: z._default(z.int(), 0),
  /** Points that they cost, 0 or more. */
  cost: z._default(z.int(), 0),
  bankBefore: z._default(z.int(), 0),
  bankAfter: z._default(z.int(), 0),
  isWildcardRound: z._default(z.boolean(), false),
});

export type ValidationView = z.output<typeof validationView>;

export const validateTransfers = defineEndpoint({
  method: "POST",
  path: "/api/fantasy/transfers/validate",
  access: "user",
  summary: "What executing a squad now would cost, with every error and warning at once",
  body: transferRequest,
  response: validationView,
  refusals: ["not_found"],
});

export const executeTransfers = defineEndpoint({
  method: "POST",
  path: "/api/fantasy/transfers/execute",
  access: "user",
  summary: "Put a squad in the place of the one chosen for the next round",
  body: transferRequest,
  response: z.extend(validationView, { round: z.int() }),
  refusals: ["not_found", "squad_refused"],
});

export const playWildcard = defineEndpoint({
  method: "POST",
  path: "/api/fantasy/wildcard/:leagueId",
  access: "user",
  summary: "Play the season's wildcard for the next round; final",
  params: leagueParams,
  response: z.strictObject({ wildcardUsed: z.literal(true), round: z.int() }),
  refusals: ["not_found", "season_over", "wildcard_spent", "wildcard_with_chip"],
});

const movedPlayer = z.strictObject({ playerName: z.string() });

/** What a user's transfers for a round came to (spec §3, Transfer history). */
export const transferView = z.strictObject({
  roundId: z.int(),
  transferDate: instant,
  transfersIn: z.array(movedPlayer),
  transfersOut: z.array(movedPlayer),
  wildcardUsed: z.boolean(),
  cost: z.int(),
});

export type TransferView = z.output<typeof transferView>;

export const getTransferHistory = defineEndpoint({
  method: "GET",
  path: "/api/fantasy/transfers/history/:leagueId",
  access: "user",
  summary: "Your transfers in a league by round, the latest first; roundId is the number of the gameweek",
  params: leagueParams,
  response: z.strictObject({ transfers: z.array(transferView) }),
  refusals: ["not_found"],
});
