import * as z from "zod/mini";
import { cardOrigins } from "#game/card/card-status.ts";
import { positions } from "#game/card/position.ts";
import { rarities } from "#game/card/rarity.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { comingFixture } from "#contract/fantasy/help.ts";
import { id, idInPath } from "#contract/ids.ts";
import { receiptView } from "./receipt.ts";

/** Fixtures that a player's page looks ahead. */
export const FIXTURES_AHEAD = 5;

/** How many of how many. */
const share = z.strictObject({ count: z.int(), of: z.int() });

export type Share = z.output<typeof share>;

/** A fixture of his club in this season, or one that he played in for another club; no lines: nothing scored. */
const playedGame = z.extend(receiptView, {
  round: z.int(),
  /** 0: he did not play. */
  minutes: z.int(),
});

export type PlayedGame = z.output<typeof playedGame>;

export const playerPage = z.strictObject({
  player: z.strictObject({
    id,
    name: z.string(),
    position: z.enum(positions),
    overall: z.int(),
    photo: z.nullable(z.string()),
    /** Null: he plays for no club of the three leagues. */
    club: z.nullable(
      z.strictObject({
        name: z.string(),
        code: z.string(),
        logo: z.nullable(z.string()),
        colours: z.strictObject({ primary: z.string(), secondary: z.string() }),
        leagueName: z.string(),
      }),
    ),
  }),
  season: z.strictObject({
    /** Such as 2025/26. */
    name: z.string(),
    points: z.int(),
    appearances: z.int(),
    minutes: z.int(),
    goals: z.int(),
    assists: z.int(),
  }),
  /** By kick-off. */
  games: z.array(playedGame),
  ahead: z.array(z.extend(comingFixture, { fixtureId: id, round: z.int() })),
  /** Up to a minute old. */
  ownership: z.strictObject({
    /** Managers in this month's tournament who own a card of him; null: nobody is in it yet. */
    owners: z.nullable(share),
    /** Entries in this month's tournament that field him, at its last settlement. */
    entries: z.nullable(share),
    /** Squads of his league's last locked gameweek that hold him; null: none was counted yet. */
    squads: z.nullable(share),
  }),
  /** The viewer's approved cards of him. */
  ownCards: z.array(
    z.strictObject({
      id,
      overall: z.int(),
      rarity: z.enum(rarities),
      origin: z.enum(cardOrigins),
    }),
  ),
});

export type PlayerPage = z.output<typeof playerPage>;

export const getPlayer = defineEndpoint({
  method: "GET",
  path: "/api/players/:id",
  access: "user",
  summary:
    "A real player: the season by fixture with receipts, the next fixtures, ownership, own cards of him",
  params: z.object({ id: idInPath }),
  response: playerPage,
  refusals: ["not_found"],
});
