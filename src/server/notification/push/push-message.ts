import type { NotificationNews } from "#contract/notification/notification.ts";
import type { PushMessage } from "#contract/notification/push.ts";

const COUNT = new Intl.NumberFormat("en-GB");

type Text = Omit<PushMessage, "tag">;
type DataOf<Kind extends NotificationNews["kind"]> = Extract<NotificationNews, { kind: Kind }>["data"];

const TEXTS: { readonly [Kind in NotificationNews["kind"]]: (data: DataOf<Kind>) => Text } = {
  "card approved": ({ playerName }) => ({
    title: "Card approved",
    body: `Your card of ${playerName} was approved.`,
    url: "/collection",
  }),
  "card rejected": ({ playerName, reason }) => ({
    title: "Card rejected",
    body: `Your photo of ${playerName} was rejected${reason === null ? "." : `: ${reason}`}`,
    url: "/upload-cards",
  }),
  "tournament started": ({ name }) => ({
    title: "A tournament has begun",
    body: `${name} has begun. Enter it with a team of five.`,
    url: "/",
  }),
  "tournament finished": ({ name, position, entries, points }) => ({
    title: `${name} is final`,
    body: `You finished #${COUNT.format(position)} of ${COUNT.format(entries)} with ${points} points.`,
    url: "/leaderboard",
  }),
  "mini-league joined": ({ leagueId, name, username }) => ({
    title: name,
    body: `${username} joined your league.`,
    url: `/leagues/${leagueId}`,
  }),
};

/** What a device shows of a notification, and where a click leads. */
export function pushMessageOf(notificationId: number, { kind, data }: NotificationNews): PushMessage {
  // The two were written from one value of the union.
  const textOf = TEXTS[kind] as (data: NotificationNews["data"]) => Text;
  return { ...textOf(data), tag: `notification ${notificationId}` };
}
