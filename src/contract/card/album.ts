import * as z from "zod/mini";
import { SHOWCASE_MAX } from "#game/card/album/album.ts";
import { positions } from "#game/card/position.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done, id, idInPath, userId } from "#contract/ids.ts";
import { cardView } from "./card.ts";

const colours = z.nullable(z.strictObject({ primary: z.string(), secondary: z.string() }));
/** The three letters of a club's badge, such as MCI; null without a club. */
const code = z._default(z.nullable(z.string()), null);

/** A club in a season, whose players make a set. */
const setView = z.strictObject({
  clubId: id,
  club: z.string(),
  clubCode: code,
  clubColours: colours,
  leagueId: z.string(),
  leagueName: z.string(),
  /** Players of whom the viewer owns an approved card. */
  owned: z.int(),
  players: z.int(),
});

export type SetView = z.output<typeof setView>;

/** A player as albums show them. */
const albumPlayer = z.strictObject({
  id,
  name: z.string(),
  position: z.enum(positions),
  overall: z.int(),
  club: z.string(),
  clubCode: code,
  clubColours: colours,
});

export type AlbumPlayer = z.output<typeof albumPlayer>;

const setPlayer = z.extend(albumPlayer, {
  /** The viewer's approved cards of this player. */
  owned: z.int(),
  isWished: z.boolean(),
});

export type SetPlayer = z.output<typeof setPlayer>;

const wishView = z.extend(albumPlayer, {
  /** The viewer owns the card by now. */
  isReceived: z.boolean(),
});

export type WishView = z.output<typeof wishView>;

/** A manager of the viewer's mini-leagues who shows duplicates and wishes, with what could be swapped. */
const swapView = z.strictObject({
  manager: z.strictObject({ id: userId, username: z.string() }),
  /** What they have twice and the viewer wishes for. */
  toGet: z.array(albumPlayer),
  /** What the viewer has twice and they wish for. */
  toGive: z.array(albumPlayer),
});

export type SwapView = z.output<typeof swapView>;

/** What a profile shows of a user's album. */
const showcaseView = z.strictObject({
  /** In the owner's order. */
  cards: z.array(cardView),
  /** Null: the user doesn't show duplicates and wishes. */
  swaps: z.nullable(z.strictObject({ duplicates: z.array(albumPlayer), wishes: z.array(albumPlayer) })),
});

export type ShowcaseView = z.output<typeof showcaseView>;

const season = z.string();
const player = z.object({ playerId: idInPath });

export const getAlbum = defineEndpoint({
  method: "GET",
  path: "/api/album",
  access: "user",
  summary: "The season's sets, one a club, with how many of each you own",
  response: z.strictObject({
    /** Such as "2025/26". */
    season,
    sets: z.array(setView),
  }),
  refusals: [],
});

export const getSet = defineEndpoint({
  method: "GET",
  path: "/api/album/sets/:clubId",
  access: "user",
  summary: "The players of a club's set: which you own, and which you wish for",
  params: z.object({ clubId: idInPath }),
  response: z.strictObject({ season, set: setView, players: z.array(setPlayer) }),
  refusals: ["not_found"],
});

export const getWishes = defineEndpoint({
  method: "GET",
  path: "/api/album/wishes",
  access: "user",
  summary: "Your wishes, newest first, and your duplicates",
  response: z.strictObject({
    wishes: z.array(wishView),
    /** Players of whom you own two approved cards or more. */
    duplicates: z.array(z.extend(albumPlayer, { owned: z.int() })),
    /** Whether your profile shows both. */
    isPublic: z.boolean(),
  }),
  refusals: [],
});

export const addWish = defineEndpoint({
  method: "PUT",
  path: "/api/album/wishes/:playerId",
  access: "user",
  summary: "Wish for a player's card",
  params: player,
  response: done,
  refusals: ["player_unknown", "too_many_wishes"],
});

export const removeWish = defineEndpoint({
  method: "DELETE",
  path: "/api/album/wishes/:playerId",
  access: "user",
  summary: "Take a wish back",
  params: player,
  response: done,
  refusals: [],
});

export const getSwaps = defineEndpoint({
  method: "GET",
  path: "/api/album/swaps",
  access: "user",
  summary: "Managers of your mini-leagues you could swap with, among those who show duplicates and wishes",
  response: z.strictObject({ swaps: z.array(swapView) }),
  refusals: [],
});

export const publishSwaps = defineEndpoint({
  method: "PUT",
  path: "/api/album/publication",
  access: "user",
  summary: "Show or hide your duplicates and wishes on your profile",
  body: z.object({ isPublic: z.boolean() }),
  response: done,
  refusals: [],
});

export const arrangeShowcase = defineEndpoint({
  method: "PUT",
  path: "/api/album/showcase",
  access: "user",
  summary: "Choose the cards on your profile, nine at the most, in their order",
  body: z.object({ cardIds: z.array(id).check(z.maxLength(SHOWCASE_MAX)) }),
  response: done,
  refusals: ["card_not_yours", "card_not_approved", "card_twice"],
});

export const getShowcase = defineEndpoint({
  method: "GET",
  path: "/api/users/:userId/showcase",
  access: "user",
  summary: "The cards on a user's profile, and what they would swap if they show it",
  params: z.object({ userId }),
  response: showcaseView,
  refusals: ["not_found"],
});
