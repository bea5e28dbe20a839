import type { Language } from "#contract/languages.ts";
import type { NotificationNews } from "#contract/notification/notification.ts";
import type { PushMessage } from "#contract/notification/push.ts";
import { wordsIn } from "#server/platform/words.ts";
import type { Words } from "#words/noun.ts";
import { rejectionText } from "#words/rejection-text.ts";

type T = Words<"notification">;
type Text = Omit<PushMessage, "tag">;
type DataOf<Kind extends NotificationNews["kind"]> = Extract<NotificationNews, { kind: Kind }>["data"];

const TEXTS: { readonly [Kind in NotificationNews["kind"]]: (t: T, data: DataOf<Kind>) => Text } = {
  "card approved": (t, { playerName }) => ({
    title: t("push.cardApproved.title"),
    body: t("push.cardApproved.body", { playerName }),
    url: "/collection",
  }),
  "card rejected": (t, { playerName, reason }) => ({
    title: t("push.cardRejected.title"),
    body:
      reason === null
        ? t("push.cardRejected.body", { playerName })
        : t("push.cardRejected.bodyFor", { playerName, reason }),
    url: "/upload-cards",
  }),
  "tournament started": (t, { name }) => ({
    title: t("push.tournamentStarted.title"),
    body: t("push.tournamentStarted.body", { name }),
    url: "/",
  }),
  "tournament finished": (t, { name, position, entries, points }) => ({
    title: t("push.tournamentFinished.title", { name }),
    body: t("push.tournamentFinished.body", { position, entries, count: points }),
    url: "/leaderboard",
  }),
  "mini-league joined": (t, { leagueId, name, username }) => ({
    title: name,
    body: t("push.leagueJoined.body", { username }),
    url: `/leagues/${leagueId}`,
  }),
};

/** What a device shows of a notification in its receiver's language, and the page that a click opens. */
export function pushMessageOf(
  language: Language,
  notificationId: number,
  news: NotificationNews,
): PushMessage {
  const { kind, data } = inLanguage(language, news);
  // Kind and data come from one value of the union.
  const textOf = TEXTS[kind] as (t: T, data: NotificationNews["data"]) => Text;
  return { ...textOf(wordsIn(language, "notification"), data), tag: `notification ${notificationId}` };
}

/** The news with its parts that are codes in words: the reason for a rejection. */
function inLanguage(language: Language, news: NotificationNews): NotificationNews {
  if (news.kind !== "card rejected" || news.data.reason === null) return news;
  const reason = rejectionText(wordsIn(language, "card"), news.data.reason);
  return { ...news, data: { ...news.data, reason } };
}
