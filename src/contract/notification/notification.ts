import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done, id, instant, matchId } from "#contract/ids.ts";

const cardNews = { cardId: id, playerName: z.string() };

/** A real match, by the short names of its clubs. */
const meeting = { fixtureId: id, home: z.string(), away: z.string() };

/** A piece of news for a user. */
export const notificationNews = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("card approved"), data: z.strictObject(cardNews) }),
  z.strictObject({
    kind: z.literal("card rejected"),
    data: z.strictObject({ ...cardNews, reason: z.nullable(z.string()) }),
  }),
  z.strictObject({
    kind: z.literal("tournament started"),
    data: z.strictObject({ tournamentId: id, name: z.string() }),
  }),
  z.strictObject({
    kind: z.literal("tournament finished"),
    data: z.strictObject({
      tournamentId: id,
      name: z.string(),
      /** The recipient's own, in the final table of so many entries. */
      position: z.int(),
      points: z.int(),
      entries: z.int(),
    }),
  }),
  z.strictObject({
    kind: z.literal("mini-league joined"),
    data: z.strictObject({
      leagueId: id,
      name: z.string(),
      /** Who joined the recipient's league. */
      username: z.string(),
    }),
  }),
  z.strictObject({
    kind: z.literal("deadline near"),
    data: z.strictObject({
      /** Of the tournament, or of the real league. */
      name: z.string(),
      /** The gameweek that needs a squad; null: the tournament needs a five. */
      gameweek: z.nullable(z.int()),
      deadline: instant,
      /** The tournament, or the gameweek's round in the fantasy league. */
      competitionId: id,
    }),
  }),
  z.strictObject({
    kind: z.literal("player scored"),
    data: z.strictObject({
      ...meeting,
      playerName: z.string(),
      /** How many the player has scored in the match, with this one. */
      goals: z.int(),
      /** The score at that moment; null: not known. */
      homeGoals: z.nullable(z.int()),
      awayGoals: z.nullable(z.int()),
    }),
  }),
  z.strictObject({
    kind: z.literal("player sent off"),
    data: z.strictObject({ ...meeting, playerName: z.string() }),
  }),
  z.strictObject({
    kind: z.literal("players left out"),
    data: z.strictObject({
      ...meeting,
      /** The recipient's players of this match who did not start it. */
      playerNames: z.array(z.string()),
      /** When the match is over at the latest: nobody is woken for it later. */
      until: instant,
    }),
  }),
  z.strictObject({
    kind: z.literal("challenged"),
    data: z.strictObject({
      matchId,
      /** Who played against the recipient's team. */
      username: z.string(),
      own: z.int(),
      theirs: z.int(),
    }),
  }),
  z.strictObject({
    kind: z.literal("gameweek final"),
    data: z.strictObject({
      /** Of the real league. */
      name: z.string(),
      gameweek: z.int(),
      points: z.int(),
      /** The recipient's own, among so many squads of the gameweek. */
      position: z.int(),
      squads: z.int(),
    }),
  }),
  z.strictObject({
    kind: z.literal("scout offer"),
    data: z.strictObject({
      /** Of the real league that the scout is in. */
      name: z.string(),
      gameweek: z.int(),
      until: instant,
      /** The gameweek's round in the fantasy league. */
      roundId: id,
    }),
  }),
  z.strictObject({
    kind: z.literal("place moved"),
    data: z.strictObject({
      tournamentId: id,
      name: z.string(),
      /** The place that the recipient was told last. */
      before: z.int(),
      position: z.int(),
    }),
  }),
]);

export type NotificationNews = z.output<typeof notificationNews>;

export const notificationKinds = [
  "card approved",
  "card rejected",
  "tournament started",
  "tournament finished",
  "mini-league joined",
  "deadline near",
  "player scored",
  "player sent off",
  "players left out",
  "challenged",
  "gameweek final",
  "scout offer",
  "place moved",
] as const satisfies readonly NotificationNews["kind"][];

export const notificationView = z.strictObject({
  id: z.int(),
  news: notificationNews,
  createdAt: instant,
  isRead: z.boolean(),
});

export type NotificationView = z.output<typeof notificationView>;

/** Notifications on a page. */
export const NOTIFICATION_PAGE = 20;
/** More unread ones than this aren't counted. */
export const UNREAD_MAX = 99;

export const listNotifications = defineEndpoint({
  method: "GET",
  path: "/api/notifications",
  access: "user",
  summary: "What one has been told, the latest first",
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(40))) }),
  response: z.strictObject({
    notifications: z.array(notificationView),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: [],
});

export const countUnread = defineEndpoint({
  method: "GET",
  path: "/api/notifications/unread",
  access: "user",
  summary: "How many notifications one has not read, 100 at the most",
  response: z.strictObject({ unread: z.int() }),
  refusals: [],
});

export const readNotifications = defineEndpoint({
  method: "POST",
  path: "/api/notifications/read",
  access: "user",
  summary: "Mark as read all notifications up to and with this one",
  body: z.object({ upTo: z.int().check(z.minimum(0)) }),
  response: done,
  refusals: [],
});

export const getNotificationSwitches = defineEndpoint({
  method: "GET",
  path: "/api/notifications/switches",
  access: "user",
  summary: "The kinds of notifications that one has switched off; the others are on",
  response: z.strictObject({ off: z.array(z.enum(notificationKinds)) }),
  refusals: [],
});

export const setNotificationSwitch = defineEndpoint({
  method: "PUT",
  path: "/api/notifications/switches",
  access: "user",
  summary: "Switch one kind of notification on or off, in the app and on every device",
  body: z.object({ kind: z.enum(notificationKinds), isOn: z.boolean() }),
  response: done,
  refusals: [],
});
