import * as z from "zod/mini";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id, instant } from "#contract/ids.ts";
import { leagueParams } from "./league.ts";

/** Rounds that the help looks ahead. */
export const HELP_ROUNDS = 5;

export const comingFixture = z.strictObject({
  opponent: z.string(),
  isHome: z.boolean(),
  kickOff: instant,
  /** 1 to 5; 5 is the hardest. */
  difficulty: z.int(),
});

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
    }),
  ),
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
