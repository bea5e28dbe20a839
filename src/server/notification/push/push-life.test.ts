import { describe, expect, test } from "vitest";
import type { NotificationNews } from "#contract/notification/notification.ts";
import { lifeSecondsOf } from "./push-life.ts";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const at = (speed: number) => ({ now: () => NOON, speed });
const match = { fixtureId: 1, home: "Arsenal", away: "Chelsea" };

const deadlineAt = (deadline: string): NotificationNews => ({
  kind: "deadline near",
  data: { name: "Premier League", gameweek: 12, deadline, competitionId: 1 },
});

describe("a push service", () => {
  test.each<[string, number, NotificationNews]>([
    ["a deadline until it has passed", 10_800, deadlineAt("2026-11-21T15:00:00Z")],
    ["a deadline in two days for a day", 86_400, deadlineAt("2026-11-23T12:00:00Z")],
    [
      "the scout's offer until it's over",
      1800,
      {
        kind: "scout offer",
        data: { name: "Serie A", gameweek: 12, until: "2026-11-21T12:30:00Z", roundId: 1 },
      },
    ],
    [
      "absent players until the match is over",
      90,
      {
        kind: "players left out",
        data: { ...match, playerNames: ["Saka"], until: "2026-11-21T12:01:30Z" },
      },
    ],
    [
      "a goal for four hours",
      14_400,
      {
        kind: "player scored",
        data: { ...match, playerName: "Saka", goals: 1, homeGoals: 1, awayGoals: 0 },
      },
    ],
    [
      "a red card for four hours",
      14_400,
      { kind: "player sent off", data: { ...match, playerName: "Saka" } },
    ],
    ["everything else for a day", 86_400, { kind: "card approved", data: { cardId: 1, playerName: "Saka" } }],
  ])("keeps %s", (_, seconds, news) => {
    expect(lifeSecondsOf(news, at(1))).toBe(seconds);
  });

  test("keeps nothing past its deadline where the game's clock runs faster, and a day where it's stopped", () => {
    expect(lifeSecondsOf(deadlineAt("2026-11-21T15:00:00Z"), at(100))).toBe(108);
    expect(lifeSecondsOf(deadlineAt("2026-11-21T15:00:00Z"), at(0))).toBe(86_400);
    expect(lifeSecondsOf(deadlineAt("2026-11-21T12:00:00Z"), at(0))).toBe(0);
  });
});
