import * as z from "zod/mini";
import { comingFixture } from "#contract/fantasy/help.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id } from "#contract/ids.ts";

/** Fixtures that a card's form looks back on. */
export const CARD_FORM_FIXTURES = 5;

/** A game of a player that is over: one he played, or one of his club that he missed. */
export const recentGame = z.strictObject({
  round: z.int(),
  /** Both clubs where nobody knows for which one the player was there. */
  opponent: z.string(),
  isHome: z.boolean(),
  minutes: z.int(),
  /** By the player's position. */
  points: z.int(),
});

export type RecentGame = z.output<typeof recentGame>;

/** How the player of a card has played of late, and what comes next. */
export const cardFormView = z.strictObject({
  cardId: id,
  /** The last five games of this season, for whichever club, oldest first; 0 minutes: did not play. */
  recent: z.array(recentGame),
  /** Null: none is planned. */
  next: z.nullable(comingFixture),
  /** Fixtures of the club still to come in this month's tournament: those that a five entered now can score in. */
  fixturesInMonth: z.int(),
  /** Points to expect in a fixture of usual difficulty, and in those of this month's tournament. */
  expected: z.number(),
  expectedInMonth: z.number(),
});

export type CardFormView = z.output<typeof cardFormView>;

export const listCardForms = defineEndpoint({
  method: "GET",
  path: "/api/cards/form",
  access: "user",
  summary:
    "Minutes, points, next fixture and expected points of your cards; those without a player are left out",
  response: z.array(cardFormView),
  refusals: [],
});
