import { pino } from "pino";
import { expect, test } from "vitest";
import { readBootstrap } from "./bootstrap.ts";

/** The Fantasy Premier League's record of a player with these fields about fitness. */
function isFit(word: object): boolean | null | undefined {
  const element = {
    id: 1,
    code: 1001,
    team: 1,
    element_type: 3,
    first_name: "Bukayo",
    second_name: "Saka",
    web_name: "Saka",
    now_cost: 100,
    total_points: 0,
    minutes: 0,
    ...word,
  };
  const answer = {
    events: [{ id: 1, deadline_time: "2026-08-21T17:30:00Z" }],
    teams: [{ id: 1, code: 3, name: "Arsenal" }],
    elements: [element],
  };
  const { players } = readBootstrap(answer, pino({ level: "silent" })).catalogue;
  expect(players).toHaveLength(1);
  return players[0]?.isFit;
}

test.each([
  ["available", { status: "a", chance_of_playing_next_round: null }, true],
  ["likely to play", { status: "d", chance_of_playing_next_round: 75 }, true],
  ["doubtful", { status: "d", chance_of_playing_next_round: 50 }, false],
  ["injured", { status: "i", chance_of_playing_next_round: 0 }, false],
  ["suspended", { status: "s" }, false],
  ["gone", { status: "u" }, false],
  ["not spoken of", {}, null],
])("a player who is %s", (_, word, fit) => {
  expect(isFit(word)).toBe(fit);
});
