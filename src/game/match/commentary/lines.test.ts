import { describe, expect, test } from "vitest";
import { backPassLines, buildUpLines, keeperBuildUpLines } from "./build-up-lines.ts";
import { secondYellowLines, straightRedLines, yellowLines } from "./card-lines.ts";
import { chanceLines } from "./chance-lines.ts";
import { finishLines, meaningLines } from "./goal-lines.ts";
import { missLines, saveLines } from "./shot-lines.ts";
import { firstKickOffLines, fullTimeLines, halfTimeLines, secondKickOffLines } from "./whistle-lines.ts";

const shot = ["player", "keeper", "team", "rivals"];

/** Every pool of lines with the slots that may stand in it. */
const pools: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ["passes", buildUpLines, ["player", "to", "team", "rivals"]],
  ["passes by a keeper", keeperBuildUpLines, ["player", "to", "team", "rivals"]],
  ["passes to a keeper", backPassLines, ["player", "to", "team", "rivals"]],
  ["saves", saveLines, ["player", "shooter", "team", "rivals"]],
  ["yellow cards", yellowLines, ["player", "team", "rivals"]],
  ["second yellows", secondYellowLines, ["player", "team", "rivals"]],
  ["red cards", straightRedLines, ["player", "team", "rivals"]],
  ["first kick-offs", firstKickOffLines, ["team", "rivals"]],
  ["second kick-offs", secondKickOffLines, ["team", "rivals"]],
  ...Object.entries(chanceLines).flatMap(
    ([move, { laidOn, alone }]) =>
      [
        [`${move} laid on`, laidOn, [...shot, "assist"]],
        [`${move} alone`, alone, shot],
      ] as const,
  ),
  ...Object.entries(missLines).map(([manner, lines]) => [`misses ${manner}`, lines, shot] as const),
  ...Object.entries(finishLines).map(([move, lines]) => [`goals from ${move}`, lines, shot] as const),
  ...Object.entries(meaningLines).map(
    ([meaning, lines]) => [`goals that are ${meaning}`, lines, ["team", "rivals", "score"]] as const,
  ),
  ...Object.entries(halfTimeLines).map(
    ([meaning, lines]) => [`half-times ${meaning}`, lines, ["team", "rivals", "score"]] as const,
  ),
  ...Object.entries(fullTimeLines).map(
    ([meaning, lines]) => [`full times ${meaning}`, lines, ["team", "rivals", "score"]] as const,
  ),
];

describe.each(pools)("the lines for %s", (_, lines, slots) => {
  test("are never wanting, and never twice the same", () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test("use no slot that their event cannot fill", () => {
    const used = lines.flatMap((line) => [...line.matchAll(/\{(\w*)\}/g)].map(([, slot]) => slot));
    expect(used.filter((slot) => !slots.includes(slot ?? ""))).toEqual([]);
  });

  test("begin like a sentence and end like one", () => {
    expect(lines.filter((line) => !/^(?:[A-Z]|\{\w+\}).*[.!?…]$/u.test(line))).toEqual([]);
  });

  test("take nobody for a man or a woman", () => {
    expect(lines.filter((line) => /\b(?:he|she|him|his|her|hers)\b/iu.test(line))).toEqual([]);
  });
});
