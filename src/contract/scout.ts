import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { rarities } from "#game/card/rarity.ts";
import { leagueSlugs } from "#game/world/catalogue/leagues.ts";
import { recentGame } from "#contract/card/card-form.ts";
import { cardView } from "#contract/card/card.ts";
import { defineEndpoint } from "./endpoint.ts";
import { id, instant } from "./ids.ts";

/** A player as the card shows them. */
const shownPlayer = z.strictObject({
  playerId: id,
  playerName: z.string(),
  position: z.enum(positions),
  club: z.string(),
  overall: z.int(),
  rarity: z.enum(rarities),
  /** The three letters and the colours of the club's badge. */
  clubCode: z._default(z.nullable(z.string()), null),
  clubColours: z.nullable(z.strictObject({ primary: z.string(), secondary: z.string() })),
});

const offeredPlayer = z.extend(shownPlayer, {
  /** The last five games of this season, for whichever club, oldest first; 0 minutes: did not play. */
  recent: z.array(recentGame),
});

export type OfferedPlayer = z.output<typeof offeredPlayer>;

const offerView = z.strictObject({
  id,
  /** 1 for the gameweek; 2 for a finish in a month's top tenth. */
  look: z.int(),
  players: z.array(offeredPlayer),
  /** Who was signed; null: nobody yet. */
  signedPlayerId: z.nullable(id),
  /** The same player, who is not in the offer if the region was changed after signing. */
  signedPlayer: z.nullable(shownPlayer),
});

export type OfferView = z.output<typeof offerView>;

/** Where a manager's scout is at, without the players. */
const scoutState = {
  /** The league whose players are offered. */
  region: z.enum(leagueSlugs),
  /** The gameweek of the region whose deadline passed last; null: none has this season, or the season is over. */
  gameweek: z.nullable(
    z.strictObject({
      round: z.int(),
      /** Its offers last until then. */
      until: instant,
      /** Whether a five was entered or a squad locked at its deadline: only then there are offers. */
      isEarned: z.boolean(),
    }),
  ),
  /** The region's next deadline, which brings the next offers; null: none is planned. */
  next: z.nullable(
    z.strictObject({
      round: z.int(),
      deadline: instant,
      /** Whether the five or the squad that the manager has now will be in play at that deadline. */
      isEarned: z.boolean(),
    }),
  ),
  /** Cards signed this season, and the most that can be. */
  signed: z.int(),
  most: z.int(),
} as const;

export const scoutView = z.strictObject({
  ...scoutState,
  offers: z.array(offerView),
  /** Whether a finish in a month's top tenth earned a second look that isn't used yet. */
  hasSecondLook: z.boolean(),
});

export type ScoutView = z.output<typeof scoutView>;

export const scoutNotice = z.strictObject({
  ...scoutState,
  /** Whether a player was signed this gameweek. */
  hasSigned: z.boolean(),
});

export type ScoutNotice = z.output<typeof scoutNotice>;

export const getScout = defineEndpoint({
  method: "GET",
  path: "/api/scout",
  access: "user",
  summary: "The players whom the scout offers this gameweek; the same until its end, however often one looks",
  response: scoutView,
  refusals: [],
});

export const getScoutNotice = defineEndpoint({
  method: "GET",
  path: "/api/scout/notice",
  access: "user",
  summary: "Whether the scout has an offer, until when, and what brings the next; draws no players",
  response: scoutNotice,
  refusals: [],
});

export const chooseRegion = defineEndpoint({
  method: "PUT",
  path: "/api/scout/region",
  access: "user",
  summary: "Choose the league in which the scout looks for players",
  body: z.object({ region: z.enum(leagueSlugs) }),
  response: scoutView,
  refusals: [],
});

export const signPlayer = defineEndpoint({
  method: "POST",
  path: "/api/scout/sign",
  access: "user",
  summary: "Sign one of the players of an offer: the card is yours",
  body: z.object({ offerId: id, playerId: id }),
  response: cardView,
  refusals: [
    "not_found",
    "scout_player_not_offered",
    "scout_offer_taken",
    "scout_offer_over",
    "scout_player_owned",
    "scout_season_full",
  ],
});
