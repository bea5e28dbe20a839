import * as z from "zod/mini";
import { callReasons } from "#game/fantasy/advice/closest-call.ts";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import { completedBy, textsOf } from "#contract/completion.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id, instant } from "#contract/ids.ts";
import { leagueParams } from "./league.ts";

/** Rounds that the help looks ahead. */
export const HELP_ROUNDS = 5;

const CODE_LENGTH = 3;

export const comingFixture = completedBy(
  z.strictObject({
    opponent: z.string(),
    /** The opponent's three letters. */
    opponentCode: z.string(),
    isHome: z.boolean(),
    kickOff: instant,
    /** 1 to 5; 5 is the hardest. */
    difficulty: z.int(),
  }),
  (fixture) => {
    const { opponent = "" } = textsOf(fixture);
    return { opponentCode: opponent.slice(0, CODE_LENGTH).toUpperCase(), ...fixture };
  },
);

/** What helps to decide about one card. */
export const cardHelp = z.strictObject({
  cardId: id,
  /** Why the card can play in no squad of this league; null where it can. */
  unfit: z.nullable(z.enum(["not_approved", "not_linked", "other_league"])),
  /** Mean points of the club's last five fixtures; null where the club has not played. */
  form: z.nullable(z.number()),
  /** Squads of the round locked last that hold the player, in per cent; null before the first deadline. */
  ownership: z.nullable(z.number()),
  /** One list for each of the next rounds; an empty one is a round without a fixture. */
  rounds: z.array(z.array(comingFixture)),
  /** Points to expect in the next round. */
  expected: z.number(),
});

export type CardHelp = z.output<typeof cardHelp>;

/** Why one card of the best nine starts, and not another. */
const closestCall = z.strictObject({ chosenId: id, otherId: id, reason: z.enum(callReasons) });

/** What the viewer's cards lack for a legal nine. */
const missingCards = z.strictObject({
  /** Players who could be in one nine together. */
  usable: z.int(),
  /** Starters that no card can be. */
  positions: z.strictObject({
    goalkeeper: z.int(),
    defender: z.int(),
    midfielder: z.int(),
    forward: z.int(),
  }),
  /** Further cards of any position. */
  more: z.int(),
});

export type MissingCardsView = z.output<typeof missingCards>;

/** What helps to choose a squad. */
export const lineUpHelpView = z.strictObject({
  /** The numbers of the next rounds, at most five. */
  rounds: z.array(z.int()),
  cards: z.array(cardHelp),
  /** Null if the viewer's cards make no legal nine. */
  bestNine: z.nullable(
    z.strictObject({
      formation: z.enum(fiveASideFormationNames),
      starterIds: z.array(id),
      benchIds: z.array(id),
      captainId: id,
      viceCaptainId: id,
      expected: z.number(),
      /** Null if no other card could have started, or no reason would be true. */
      closestCall: z._default(z.nullable(closestCall), null),
    }),
  ),
  /** Null where there is a legal nine. */
  missing: z._default(z.nullable(missingCards), null),
});

export type LineUpHelp = z.output<typeof lineUpHelpView>;

export const getLineUpHelp = defineEndpoint({
  method: "GET",
  path: "/api/fantasy/help/:leagueId",
  access: "user",
  summary: "Fixtures, form and ownership of your cards, and the best legal nine among them",
  params: leagueParams,
  response: lineUpHelpView,
  refusals: ["not_found"],
});
