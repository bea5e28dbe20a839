import { type Language, LANGUAGES } from "#contract/languages.ts";
import type { NotificationNews } from "#contract/notification/notification.ts";
import type { PushMessage } from "#contract/notification/push.ts";
import { monthNamed } from "#game/tournament/month.ts";
import { UNKNOWN_ZONE } from "#game/notification/night.ts";
import { wordsIn } from "#server/platform/words.ts";
import type { Words } from "#words/noun.ts";
import { rejectionText } from "#words/rejection-text.ts";

type Text = Omit<PushMessage, "tag">;
type Kind = NotificationNews["kind"];
type DataOf<K extends Kind> = Extract<NotificationNews, { kind: K }>["data"];
type TextsOf<Kinds extends Kind> = { readonly [K in Kinds]: (say: Voice, data: DataOf<K>) => Text };

/** The user who gets a push. */
export interface Reader {
  readonly language: Language;
  /** For example Europe/Madrid; null: unknown. */
  readonly timeZone: string | null;
}

/** Helpers for the texts. */
interface Voice {
  readonly t: Words<"notification">;
  readonly language: Language;
  readonly listText: (names: readonly string[]) => string;
  /**
   * Formats an instant (ISO 8601) in the reader's zone, such as "Sat 18:30"; names the zone if the reader's is unknown.
   */
  readonly timeText: (instant: string) => string;
  /** A month in the reader's language, or an admin's own name as written. */
  readonly tournamentName: (name: string) => string;
  /** The same at the start of a sentence. */
  readonly tournamentTitle: (name: string) => string;
}

const CARD_TEXTS: TextsOf<"card approved" | "card rejected"> = {
  "card approved": ({ t }, { cardId, playerName }) => ({
    title: t("push.cardApproved.title"),
    body: t("push.cardApproved.body", { playerName }),
    url: `/cards/${cardId}`,
  }),
  "card rejected": ({ t, language }, { playerName, reason }) => ({
    title: t("push.cardRejected.title"),
    body:
      reason === null
        ? t("push.cardRejected.body", { playerName })
        : t("push.cardRejected.bodyFor", {
            playerName,
            reason: rejectionText(wordsIn(language, "card"), reason),
          }),
    url: "/upload-cards",
  }),
};

const MATCH_TEXTS: TextsOf<"player scored" | "player sent off" | "players left out"> = {
  "player scored": ({ t }, { playerName, goals, fixtureId, homeGoals, awayGoals, ...clubs }) => ({
    title: t("push.playerScored.title", { playerName, count: goals }),
    body:
      homeGoals === null || awayGoals === null
        ? t("match", clubs)
        : t("score", { ...clubs, homeGoals, awayGoals }),
    url: `/fixtures/${fixtureId}`,
  }),
  "player sent off": ({ t }, { playerName, fixtureId, home, away }) => ({
    title: t("push.playerSentOff.title", { playerName }),
    body: t("match", { home, away }),
    url: `/fixtures/${fixtureId}`,
  }),
  "players left out": ({ t, listText }, { playerNames, fixtureId, home, away }) => ({
    title: t("push.playersLeftOut.title"),
    body: t("push.playersLeftOut.body", {
      count: playerNames.length,
      players: listText(playerNames),
      match: t("match", { home, away }),
    }),
    url: `/fixtures/${fixtureId}`,
  }),
};

const COMPETITION_TEXTS: TextsOf<
  "tournament started" | "tournament finished" | "deadline near" | "gameweek final" | "place moved"
> = {
  "tournament started": ({ t, tournamentTitle }, { name }) => ({
    title: t("push.tournamentStarted.title"),
    body: t("push.tournamentStarted.body", { name: tournamentTitle(name) }),
    url: "/",
  }),
  "tournament finished": ({ t, tournamentTitle }, { name, position, entries, points }) => ({
    title: t("push.tournamentFinished.title", { name: tournamentTitle(name) }),
    body: t("push.tournamentFinished.body", { position, entries, count: points }),
    url: "/leaderboard",
  }),
  "deadline near": ({ t, tournamentName, timeText }, { name, gameweek, deadline }) => {
    const time = timeText(deadline);
    return gameweek === null
      ? {
          title: t("push.entryDue.title", { name: tournamentName(name) }),
          body: t("push.entryDue.body", { time }),
          url: "/",
        }
      : {
          title: t("push.squadDue.title", { name, gameweek }),
          body: t("push.squadDue.body", { time }),
          url: "/transfers",
        };
  },
  "gameweek final": ({ t }, { name, gameweek, points, position, squads }) => ({
    title: t("push.gameweekFinal.title", { name, gameweek }),
    body: t("push.gameweekFinal.body", { count: points, position, squads }),
    url: "/transfers/points",
  }),
  "place moved": ({ t, tournamentName }, { name, before, position }) => {
    const way = position < before ? "up" : "down";
    return {
      title: t(`push.placeMoved.${way}`, { count: Math.abs(before - position) }),
      body: t("push.placeMoved.body", { position, name: tournamentName(name) }),
      url: "/leaderboard",
    };
  },
};

const MANAGER_TEXTS: TextsOf<"mini-league joined" | "challenged" | "scout offer"> = {
  "mini-league joined": ({ t }, { leagueId, name, username }) => ({
    title: name,
    body: t("push.leagueJoined.body", { username }),
    url: `/leagues/${leagueId}`,
  }),
  challenged: ({ t }, { matchId, username, own, theirs }) => ({
    title: t("push.challenged.title", { username }),
    body: t(`push.challenged.${own > theirs ? "won" : own < theirs ? "lost" : "drew"}`, { own, theirs }),
    url: `/matches/${matchId}`,
  }),
  "scout offer": ({ t }, { name, gameweek }) => ({
    title: t("push.scoutOffer.title"),
    body: t("push.scoutOffer.body", { name, gameweek }),
    url: "/scout",
  }),
};

const TEXTS: TextsOf<NotificationNews["kind"]> = {
  ...CARD_TEXTS,
  ...MATCH_TEXTS,
  ...COMPETITION_TEXTS,
  ...MANAGER_TEXTS,
};

/** What a device shows its reader of a notification, and the page that a click opens. */
export function pushMessageOf(reader: Reader, notificationId: number, news: NotificationNews): PushMessage {
  // Kind and data come from one value of the union.
  const textOf = TEXTS[news.kind] as (say: Voice, data: NotificationNews["data"]) => Text;
  return { ...textOf(voiceFor(reader), news.data), tag: `notification ${notificationId}` };
}

function voiceFor({ language, timeZone }: Reader): Voice {
  const { locale } = LANGUAGES[language];
  return {
    t: wordsIn(language, "notification"),
    language,
    listText: (names) => new Intl.ListFormat(locale, { type: "conjunction" }).format(names),
    timeText: (instant) =>
      new Intl.DateTimeFormat(locale, {
        timeZone: timeZone ?? UNKNOWN_ZONE,
        weekday: "short",
        hour: "2-digit",
        minute: "2-digit",
        ...(timeZone === null && { timeZoneName: "short" }),
      }).format(new Date(instant)),
    tournamentName: (name) => monthText(locale, name),
    tournamentTitle: (name) => capitalized(locale, monthText(locale, name)),
  };
}

function monthText(locale: string, name: string): string {
  const month = monthNamed(name);
  if (month === null) return name;
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "long", year: "numeric" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

function capitalized(locale: string, text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
