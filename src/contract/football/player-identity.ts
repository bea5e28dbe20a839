import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done, id, idInPath, instant, userId } from "#contract/ids.ts";

/** What tells that two records are of one person. `admin`: a person said so. */
export const identityFacts = ["code", "full name", "birth date", "shirt number", "club", "admin"] as const;

export type IdentityFact = (typeof identityFacts)[number];

/** A player as one provider names him. */
const namedPlayer = z.strictObject({
  /** As that provider writes it. */
  name: z.string(),
  shortName: z.string(),
  club: z.nullable(z.string()),
  position: z.enum(positions),
  shirtNumber: z.nullable(z.int()),
  /** Such as 2001-09-05. */
  birthDate: z.nullable(z.string()),
  provider: z.string(),
});

/** Two players who may be one: one named by an earlier provider, and one of the current provider. */
const doubtfulPairView = z.strictObject({
  known: z.extend(namedPlayer, { id }),
  given: z.extend(namedPlayer, { id }),
  /** What agrees: less than it takes. */
  facts: z.array(z.enum(identityFacts)),
  /** How many cards the known player has, which score nothing for now. */
  cards: z.int(),
});

export const listDoubtfulPlayers = defineEndpoint({
  method: "GET",
  path: "/api/admin/players/doubtful",
  access: "admin",
  summary:
    "Players of two providers who may be one person, fifty at the most, those with the most cards first",
  response: z.strictObject({ pairs: z.array(doubtfulPairView), total: z.int() }),
  refusals: [],
});

export const joinPlayers = defineEndpoint({
  method: "POST",
  path: "/api/admin/players/join",
  access: "admin",
  summary:
    "Say that a player of an earlier provider is one of the present provider; cards and figures come together",
  body: z.object({ knownId: id, givenId: id }),
  response: z.strictObject({ mergeId: id }),
  refusals: ["not_found", "players_are_two", "busy"],
});

/** That two players were taken for one. */
export const playerMergeView = z.strictObject({
  id,
  at: instant,
  playerId: id,
  known: namedPlayer,
  given: namedPlayer,
  facts: z.array(z.enum(identityFacts)),
  /** Null: by the facts alone. */
  admin: z.nullable(z.strictObject({ id: userId, name: z.string() })),
  undone: z.nullable(
    z.strictObject({ at: instant, admin: z.strictObject({ id: userId, name: z.string() }) }),
  ),
});

export type PlayerMergeView = z.output<typeof playerMergeView>;

export const listPlayerMerges = defineEndpoint({
  method: "GET",
  path: "/api/admin/players/merges",
  access: "admin",
  summary: "Which players of two providers were taken for one, and why, the latest first",
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(40))) }),
  response: z.strictObject({ merges: z.array(playerMergeView), nextCursor: z.nullable(z.string()) }),
  refusals: [],
});

export const undoPlayerMerge = defineEndpoint({
  method: "POST",
  path: "/api/admin/players/merges/:id/undo",
  access: "admin",
  summary: "Part two players again; cards and figures go back to whom they belong",
  params: z.object({ id: idInPath }),
  response: done,
  refusals: ["not_found", "merge_undone", "merge_followed", "busy"],
});
