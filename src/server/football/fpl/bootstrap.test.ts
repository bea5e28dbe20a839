import { pino } from "pino";
import { expect, test } from "vitest";
import { readBootstrap } from "./bootstrap.ts";

/** A player in the Fantasy Premier League's record with these fields about fitness. */
function theProvided(word: object) {
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
  return players[0];
}

test.each([
  ["available", { status: "a", chance_of_playing_next_round: null }, true, false],
  ["likely to play", { status: "d", chance_of_playing_next_round: 75 }, true, false],
  ["doubtful", { status: "d", chance_of_playing_next_round: 50 }, false, false],
  ["injured", { status: "i", chance_of_playing_next_round: 0 }, false, false],
  ["suspended", { status: "s" }, false, false],
  ["not allowed to play this time", { status: "n" }, false, false],
  ["gone", { status: "u" }, false, true],
  ["not spoken of", {}, null, false],
])("a player who is %s", (_, word, isFit, hasLeft) => {
  expect(theProvided(word)).toMatchObject({ isFit, hasLeft });
});

test("a player whose numbers are written as text is the same", () => {
  const numbers = {
    id: 1,
    code: 1001,
    team: 1,
    element_type: 3,
    squad_number: 7,
    now_cost: 100,
    minutes: 900,
  };
  const inText = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
  expect(theProvided(inText)).toEqual(theProvided(numbers));
});
