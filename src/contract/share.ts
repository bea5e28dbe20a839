import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { rarities } from "#game/card/rarity.ts";
import { matchTypes } from "#game/match/match-type.ts";
import { type ShareKind, shareKinds } from "#game/share/decide-share.ts";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, GREATEST_ID, instant, matchId } from "./ids.ts";

/** A link's token. Any text: one that is malformed is as unknown as one that was withdrawn. */
const token = z.string().check(z.maxLength(200));

const sharedCard = z.strictObject({
  playerName: z.string(),
  position: z.enum(positions),
  club: z.string(),
  overall: z.int(),
  rarity: z.enum(rarities),
  clubCode: z._default(z.nullable(z.string()), null),
  clubColours: z.nullable(z.strictObject({ primary: z.string(), secondary: z.string() })),
});

const sharedTeam = z.strictObject({
  name: z.string(),
  formation: z.enum(fiveASideFormationNames),
  /** Rounded mean of the overalls; 0 for none. */
  rating: z.int(),
  players: z.array(
    z.strictObject({
      playerName: z.string(),
      overall: z.int(),
      /** Its slot in the formation, 0 to 4. */
      positionIndex: z.int(),
    }),
  ),
});

const sharedMatch = z.strictObject({
  homeTeamName: z.string(),
  awayTeamName: z.string(),
  homeScore: z.int(),
  awayScore: z.int(),
  matchType: z.enum(matchTypes),
});

const sharedMonth = z.strictObject({
  /** Such as 2025-09. */
  month: z.string(),
  teamName: z.string(),
  position: z.int(),
  /** Lines of the final table. */
  entries: z.int(),
  points: z.int(),
});

/** What everybody with a link sees: one of the four, and no name but the username of the user who shares it. */
export const sharedView = z.strictObject({
  /** Null: no username chosen yet. */
  sharer: z.nullable(z.string()),
  card: z.nullable(sharedCard),
  team: z.nullable(sharedTeam),
  match: z.nullable(sharedMatch),
  month: z.nullable(sharedMonth),
});

export type SharedView = z.output<typeof sharedView>;
export type SharedCard = z.output<typeof sharedCard>;
export type SharedTeam = z.output<typeof sharedTeam>;
export type SharedMatch = z.output<typeof sharedMatch>;
export type SharedMonth = z.output<typeof sharedMonth>;

/** A link as its owner sees it. */
export const shareView = z.strictObject({
  token: z.string(),
  kind: z.enum(shareKinds),
  /** The card, team, match or tournament. */
  subjectId: matchId,
  createdAt: instant,
  /** Null: nobody sees it for now, such as a card whose approval was undone. */
  shared: z.nullable(sharedView),
});

export type ShareView = z.output<typeof shareView>;

/** The address of a shared thing: the landing page's, so visitors can open it. */
export function shareAddress(kind: ShareKind, shareToken: string): string {
  return `/?${kind}=${shareToken}`;
}

/** The address of its picture, with the texts on it in a language. */
export function sharePicture(shareToken: string, language: string): string {
  return `/api/shares/${shareToken}/picture.jpg?lang=${language}`;
}

export const listShares = defineEndpoint({
  method: "GET",
  path: "/api/shares",
  access: "user",
  summary: "What you share by link, newest first",
  response: z.array(shareView),
  refusals: [],
});

export const makeShare = defineEndpoint({
  method: "POST",
  path: "/api/shares",
  access: "user",
  summary:
    "Share one of your cards, teams, matches or finished months by link; a second time gives the same link",
  body: z
    .object({ kind: z.enum(shareKinds), id: matchId })
    .check(z.refine(({ kind, id }) => kind === "match" || id <= GREATEST_ID)),
  response: shareView,
  refusals: ["not_found", "card_not_approved", "month_not_finished", "too_many_shares"],
});

export const withdrawShare = defineEndpoint({
  method: "DELETE",
  path: "/api/shares/:token",
  access: "user",
  summary: "Stop sharing: the link shows nothing from now on",
  params: z.object({ token }),
  response: done,
  refusals: ["not_found"],
});

export const getShared = defineEndpoint({
  method: "GET",
  path: "/api/shares/:token",
  access: "user",
  summary: "What somebody shares, by the token of its link",
  params: z.object({ token }),
  response: sharedView,
  refusals: ["not_found"],
});
