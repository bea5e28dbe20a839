import { describe, expect, test } from "vitest";
import type { CommentaryLines, Pool } from "#game/match/commentary/lines.ts";
import { words as en } from "#words/en/commentary.ts";
import { words as es } from "#words/es/commentary.ts";
import { words as it } from "#words/it/commentary.ts";

type NamedPool = readonly [name: string, lines: Pool, slots: readonly string[]];

/** The male and female pronouns in all of our languages. */
const PRONOUNS = /\b(?:he|she|him|his|her|hers|ella|lui|lei)\b|él\b/iu;

const shot = ["player", "keeper", "team", "rivals"];
const whistle = ["team", "rivals", "score"];

const named = (name: string, pools: Readonly<Record<string, Pool>>, slots: readonly string[]): NamedPool[] =>
  Object.entries(pools).map(([kind, lines]) => [`${name} ${kind}`, lines, slots]);

/** Every pool of a language's lines, with the slots that its events can fill. */
const poolsOf = (lines: CommentaryLines): readonly NamedPool[] => [
  ["passes", lines.buildUp, ["player", "to", "team", "rivals"]],
  ["passes by a keeper", lines.keeperBuildUp, ["player", "to", "team", "rivals"]],
  ["passes to a keeper", lines.backPass, ["player", "to", "team", "rivals"]],
  ["saves", lines.save, ["player", "shooter", "team", "rivals"]],
  ["yellow cards", lines.yellow, ["player", "team", "rivals"]],
  ["second yellows", lines.secondYellow, ["player", "team", "rivals"]],
  ["red cards", lines.straightRed, ["player", "team", "rivals"]],
  ["first kick-offs", lines.firstKickOff, ["team", "rivals"]],
  ["second kick-offs", lines.secondKickOff, ["team", "rivals"]],
  ...Object.entries(lines.chance).flatMap(([move, { laidOn, alone }]): NamedPool[] => [
    [`${move} laid on`, laidOn, [...shot, "assist"]],
    [`${move} alone`, alone, shot],
  ]),
  ...named("misses", lines.miss, shot),
  ...named("goals from", lines.finish, shot),
  ...named("goals that are", lines.meaning, whistle),
  ...named("half-times", lines.halfTime, whistle),
  ...named("full times", lines.fullTime, whistle),
];

const english = poolsOf(en);
const languages = { en, es, it } satisfies Readonly<Record<string, CommentaryLines>>;
const pools = Object.entries(languages).flatMap(([language, lines]) =>
  poolsOf(lines).map(([name, pool, slots], at) => ({ name: `${name} (${language})`, pool, slots, at })),
);

describe.each(pools)("the lines for $name", ({ pool, slots, at }) => {
  test("are as many as in English, and never twice the same", () => {
    expect(pool.length).toBeGreaterThan(0);
    expect(pool).toHaveLength(english[at]?.[1].length ?? 0);
    expect(new Set(pool).size).toBe(pool.length);
  });

  test("use no slot that their event cannot fill", () => {
    const used = pool.flatMap((line) => [...line.matchAll(/\{(\w*)\}/g)].map(([, slot]) => slot));
    expect(used.filter((slot) => !slots.includes(slot ?? ""))).toEqual([]);
  });

  test("begin like a sentence and end like one", () => {
    expect(pool.filter((line) => !/^[¡¿]?(?:\p{Lu}|\{\w+\}).*[.!?…]$/u.test(line))).toEqual([]);
  });

  test("take nobody for a man or a woman", () => {
    expect(pool.filter((line) => PRONOUNS.test(line))).toEqual([]);
  });
});
