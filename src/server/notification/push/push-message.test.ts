import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import { notificationKinds, type NotificationNews } from "#contract/notification/notification.ts";
import { isScreen } from "#contract/screen-path.ts";
import { pushMessageOf } from "./push-message.ts";

const finished: NotificationNews = {
  kind: "tournament finished",
  data: { tournamentId: 1, name: "November Cup", position: 12, entries: 12_345, points: 1 },
};

describe("a push", () => {
  test.each([
    ["en", "November Cup is over", "You finished #12 of 12,345 with 1 point."],
    ["es", "November Cup ha terminado", "Has quedado 12.º de 12.345 con 1 punto."],
    ["it", "November Cup è finito", "Hai chiuso 12º su 12.345 con 1 punto."],
  ] as const)("in %s has the words and numbers of its receiver", (language, title, body) => {
    expect(pushMessageOf({ language, timeZone: null }, 7, finished)).toEqual({
      title,
      body,
      url: "/leaderboard",
      tag: "notification 7",
    });
  });

  test("of a rejected photo gives a usual reason in its receiver's language", () => {
    const news: NotificationNews = {
      kind: "card rejected",
      data: { cardId: 1, playerName: "Saka", reason: "noCard" },
    };
    expect(pushMessageOf({ language: "en", timeZone: null }, 7, news).body).toContain(
      "The photo doesn't show a physical card.",
    );
    expect(pushMessageOf({ language: "it", timeZone: null }, 7, news).body).toContain(
      "Nella foto non c'è una figurina vera.",
    );
  });

  test("of a rejected photo gives the reason as the admin wrote it", () => {
    const news: NotificationNews = {
      kind: "card rejected",
      data: { cardId: 1, playerName: "Saka", reason: "Too <dark> & blurred." },
    };
    expect(pushMessageOf({ language: "en", timeZone: null }, 7, news).body).toBe(
      "Your Saka photo was rejected: Too <dark> & blurred.",
    );
  });
});

const meeting = { fixtureId: 3, home: "Arsenal", away: "Chelsea" };
const deadline = "2025-11-08T11:00:00.000Z";

/** One of each kind except those above, and where a tap leads. */
const reminders: readonly (readonly [NotificationNews, string])[] = [
  [
    { kind: "deadline near", data: { name: "La Liga", gameweek: 3, deadline, competitionId: 1 } },
    "/transfers",
  ],
  [
    { kind: "deadline near", data: { name: "November 2025", gameweek: null, deadline, competitionId: 1 } },
    "/",
  ],
  [
    {
      kind: "player scored",
      data: { ...meeting, playerName: "Saka", goals: 2, homeGoals: null, awayGoals: null },
    },
    "/fixtures/3",
  ],
  [{ kind: "player sent off", data: { ...meeting, playerName: "Saka" } }, "/fixtures/3"],
  [
    { kind: "players left out", data: { ...meeting, playerNames: ["Rice", "Saka"], until: deadline } },
    "/fixtures/3",
  ],
  [{ kind: "challenged", data: { matchId: 5, username: "rival", own: 1, theirs: 1 } }, "/matches/5"],
  [
    { kind: "gameweek final", data: { name: "La Liga", gameweek: 3, points: 1, position: 2, squads: 3 } },
    "/transfers/points",
  ],
  [{ kind: "scout offer", data: { name: "La Liga", gameweek: 3, until: deadline, roundId: 1 } }, "/scout"],
  [
    { kind: "place moved", data: { tournamentId: 1, name: "November 2025", before: 30, position: 12 } },
    "/leaderboard",
  ],
];

describe("a reminder", () => {
  test.each(reminders)("%o has whole words in every language, and leads to a screen", (news, url) => {
    for (const language of LANGUAGE_CODES) {
      const message = pushMessageOf({ language, timeZone: "Europe/Madrid" }, 7, news);
      expect(`${message.title} ${message.body}`).not.toMatch(/\{\{|undefined|null|push\./u);
      expect(message.url).toBe(url);
      expect(isScreen(message.url)).toBe(true);
    }
  });

  test("has a sample of every kind", () => {
    const sampled = new Set(reminders.map(([{ kind }]) => kind));
    const older = notificationKinds.slice(0, 5);
    expect(notificationKinds.filter((kind) => !sampled.has(kind))).toEqual(older);
  });

  test("tells a time by its reader's clock, and by UTC with its name where that is not known", () => {
    const [[news]] = reminders as [readonly [NotificationNews, string]];
    const bodyFor = (timeZone: string | null) => pushMessageOf({ language: "en", timeZone }, 7, news).body;
    expect(bodyFor("Europe/Madrid")).toBe("Deadline: Sat 12:00. Check your squad before then.");
    expect(bodyFor(null)).toBe("Deadline: Sat, 11:00 UTC. Check your squad before then.");
  });

  test("names a month in its reader's language", () => {
    const news = reminders[1]?.[0];
    const reader = { language: "it", timeZone: null } as const;
    expect(news && pushMessageOf(reader, 7, news).title).toBe("Torneo in partenza: novembre 2025");
  });

  test.each([
    ["en", "November 2025 is over", "November 2025 has started. Enter your team of five."],
    ["es", "Noviembre de 2025 ha terminado", "Noviembre de 2025 ha empezado. Inscribe a tu equipo de cinco."],
    ["it", "Novembre 2025 è finito", "Novembre 2025 è cominciato. Iscrivi la tua squadra di cinque."],
  ] as const)("names a month that starts or ends in %s", (language, over, started) => {
    const reader = { language, timeZone: null };
    const tournament = { tournamentId: 1, name: "November 2025" };
    const end = { ...tournament, position: 1, entries: 2, points: 3 };
    expect(pushMessageOf(reader, 7, { kind: "tournament finished", data: end }).title).toBe(over);
    expect(pushMessageOf(reader, 7, { kind: "tournament started", data: tournament }).body).toBe(started);
  });
});
