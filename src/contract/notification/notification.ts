import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done, id, instant } from "#contract/ids.ts";

const cardNews = { cardId: id, playerName: z.string() };

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
]);

export type NotificationNews = z.output<typeof notificationNews>;

export const notificationKinds = [
  "card approved",
  "card rejected",
  "tournament started",
  "tournament finished",
  "mini-league joined",
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
/** Beyond so many unread nobody counts. */
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
