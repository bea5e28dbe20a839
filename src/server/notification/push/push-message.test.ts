import { describe, expect, test } from "vitest";
import type { NotificationNews } from "#contract/notification/notification.ts";
import { pushMessageOf } from "./push-message.ts";

const finished: NotificationNews = {
  kind: "tournament finished",
  data: { tournamentId: 1, name: "November Cup", position: 12, entries: 12_345, points: 1 },
};

describe("a push", () => {
  test.each([
    ["en", "November Cup is over", "You finished #12 of 12,345 with 1 point."],
    ["es", "November Cup ha terminado", "Has quedado en el puesto 12 de 12.345 con 1 punto."],
    ["it", "November Cup è finito", "Hai chiuso in posizione 12 su 12.345 con 1 punto."],
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
