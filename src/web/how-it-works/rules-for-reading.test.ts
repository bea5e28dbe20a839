import i18next from "i18next";
import { describe, expect, test } from "vitest";
import { BASE_SET_SHAPE, BASE_SET_SIZE } from "#game/card/base-set.ts";
import { BEST_ONE_IN, SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import { OFFER_SIZE } from "#game/scout/draw-offer.ts";
import { COMMON_PRINT_MAX, COMMON_PRINT_MIN } from "#game/card/common-print.ts";
import { OVERALL_MAX, OVERALL_MIN, UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { RARITY_FROM_OVERALL, rarities } from "#game/card/rarity.ts";
import { CHIPS_PER_ROUND, CHIP_USES_PER_SEASON } from "#game/fantasy/power/chip.ts";
import { DEADLINE_BEFORE_KICK_OFF, DEADLINE_HELD_FOR } from "#game/fantasy/deadline.ts";
import { FINAL_AFTER } from "#game/fantasy/round-state.ts";
import { BENCH_COUNT, CLUB_LIMIT, SQUAD_SIZE, STARTER_COUNT } from "#game/fantasy/squad.ts";
import { DUEL_DRAWN, DUEL_WON } from "#game/fantasy/table/head-to-head.ts";
import { leagueTieBreaks } from "#game/fantasy/table/league-table.ts";
import { BANK_LIMIT, EXTRA_TRANSFER_COST, FREE_TRANSFERS_PER_ROUND } from "#game/fantasy/transfers.ts";
import { WILDCARDS_PER_SEASON } from "#game/fantasy/power/wildcard.ts";
import { RED_WEIGHT, YELLOW_WEIGHT } from "#game/football/discipline.ts";
import { pointsRules } from "#game/football/points.ts";
import { PHOTO_LIMIT_BYTES } from "#game/card/photo-limits.ts";
import { PROVISIONAL_MATCHES } from "#game/match/divisions.ts";
import { K_FACTOR, STARTING_POINTS } from "#game/match/elo.ts";
import { HALF_MINUTES, MATCH_MINUTES } from "#game/match/match-event.ts";
import { NEAREST_OPPONENTS, RANKED_PER_DAY, REMATCH_PAUSE_MS } from "#game/match/matchmaking.ts";
import { GOALKEEPING_PENALTY, OUT_OF_POSITION_PENALTY } from "#game/match/played-overall.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { fiveASideFormations } from "#game/team/formation.ts";
import { tieBreaks } from "#game/tournament/standing.ts";
import { words } from "#web/language/words.ts";
import { rulesForReading } from "./rules-for-reading.ts";
import type { RulesSection } from "./rules-section.ts";
import { inWords } from "./rules-section.ts";

const sections = rulesForReading(words("rules"));

function sectionOf(id: string): RulesSection {
  const section = sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`no section ${id}`);
  return section;
}

function textOf(id: string): string {
  const { heading, paragraphs, table } = sectionOf(id);
  return [heading, ...paragraphs, ...(table?.rows.map((row) => row.join(" ")) ?? [])].join("\n");
}

/** The numbers in a text; a range such as 68–74 is two numbers. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/(?<![\d–])−?\d+|(?<=\d–)\d+/gu)].map(([number]) =>
    Number(number.replace("−", "-")),
  );
}

/** Every number in nested constants, except 0: a position that scores nothing shows no number. */
function numbersOf(constants: unknown): number[] {
  if (typeof constants === "number") return constants === 0 ? [] : [constants];
  if (typeof constants !== "object" || constants === null) return [];
  return Object.values(constants).flatMap((value: unknown) => numbersOf(value));
}

function hours(milliseconds: number): number {
  return milliseconds / 3_600_000;
}

function pointsRow(beginning: string): string[] {
  const row = sectionOf("points").table?.rows.find(([what]) => what?.startsWith(beginning));
  return row?.slice(1) ?? [];
}

describe("rules for reading", () => {
  // shows: 2.105
  test("have a section for each part of the game, each with its own anchor", () => {
    expect(sections.map(({ id }) => id)).toEqual([
      "base-set",
      "scout",
      "upload",
      "rarity",
      "teams",
      "points",
      "tournament",
      "tie-breaks",
      "fantasy-squad",
      "fantasy-transfers",
      "fantasy-points",
      "fantasy-tie-breaks",
      "head-to-head",
      "practice-season",
      "match-game",
    ]);
  });

  test("have a cell for every column in each row of a table", () => {
    for (const { table } of sections) {
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0);
    }
  });

  test.each<[string, unknown]>([
    ["points", pointsRules],
    ["base-set", [BASE_SET_SIZE, BASE_SET_SHAPE, COMMON_PRINT_MIN, COMMON_PRINT_MAX]],
    ["scout", [OFFER_SIZE, 100 / BEST_ONE_IN, SIGNINGS_A_SEASON, COMMON_PRINT_MIN, COMMON_PRINT_MAX]],
    ["upload", [24, PHOTO_LIMIT_BYTES / 1024 / 1024, CHIP_USES_PER_SEASON]],
    ["match-game", [TEAM_SIZE, MATCH_MINUTES, HALF_MINUTES, OUT_OF_POSITION_PENALTY, GOALKEEPING_PENALTY]],
    ["match-game", [NEAREST_OPPONENTS, RANKED_PER_DAY, hours(REMATCH_PAUSE_MS)]],
    ["match-game", [STARTING_POINTS, K_FACTOR, PROVISIONAL_MATCHES]],
    ["rarity", [RARITY_FROM_OVERALL, UNMAPPED_OVERALL, OVERALL_MIN, OVERALL_MAX]],
    ["teams", [TEAM_SIZE, fiveASideFormations.length]],
    ["tournament", TEAM_SIZE],
    ["tie-breaks", [tieBreaks.length, YELLOW_WEIGHT, RED_WEIGHT, TEAM_SIZE]],
    ["fantasy-squad", [SQUAD_SIZE, STARTER_COUNT, BENCH_COUNT, CLUB_LIMIT, hours(FINAL_AFTER)]],
    ["fantasy-squad", [hours(DEADLINE_BEFORE_KICK_OFF) * 60, hours(DEADLINE_HELD_FOR)]],
    ["fantasy-transfers", [FREE_TRANSFERS_PER_ROUND, BANK_LIMIT, EXTRA_TRANSFER_COST, WILDCARDS_PER_SEASON]],
    ["fantasy-points", [CHIP_USES_PER_SEASON, CHIPS_PER_ROUND]],
    ["fantasy-tie-breaks", leagueTieBreaks.length],
    ["head-to-head", [DUEL_WON, DUEL_DRAWN]],
  ])("have every number of the game's constants in the section %s", (id, constants) => {
    const shown = new Set(numbersIn(textOf(id)).map(Math.abs));
    const meant = numbersOf(constants)
      .filter((number) => id !== "points" || number !== pointsRules.defensiveContributions.from.goalkeeper)
      .map(Math.abs);
    expect(meant.filter((number) => !shown.has(number))).toEqual([]);
  });

  test.each([
    ["Goal", pointsRules.goal],
    ["Clean sheet", pointsRules.cleanSheet],
    [`Every ${pointsRules.conceded.every} goals`, pointsRules.conceded.points],
    [`Every ${pointsRules.saves.every} saves`, pointsRules.saves.points],
  ])("show the game's points by position for %s", (what, points) => {
    expect(pointsRow(what)).toEqual(Object.values(points).map(inWords));
  });

  test.each([
    ["Assist", pointsRules.assist],
    ["Penalty saved", pointsRules.penaltySaved],
    ["Penalty missed", pointsRules.penaltyMissed],
    ["Yellow card", pointsRules.yellowCard],
    ["Red card", pointsRules.redCard],
    ["Own goal", pointsRules.ownGoal],
    [`${pointsRules.minutes.longFrom} minutes`, pointsRules.minutes.long],
    [`1–${pointsRules.minutes.longFrom - 1} minutes`, pointsRules.minutes.any],
  ])("show the game's points for %s", (what, points) => {
    expect(new Set(pointsRow(what))).toEqual(new Set([inWords(points)]));
  });

  test("show the thresholds of defensive contributions", () => {
    expect(pointsRow("Defensive contributions")).toEqual(["–", "2 from 10", "2 from 12", "2 from 12"]);
    expect(pointsRow("Where clearances")).toEqual(["–", "2 from 5", "2 from 6", "2 from 6"]);
  });

  test("show every rarity with its overalls", () => {
    expect(sectionOf("rarity").table?.rows).toEqual([
      ["common", "1–74"],
      ["rare", "75–82"],
      ["epic", "83–88"],
      ["legendary", "89–99"],
    ]);
    expect(sectionOf("rarity").table?.rows.map(([rarity]) => rarity)).toEqual([...rarities]);
  });

  test("show every formation with its slots", () => {
    expect(sectionOf("teams").table?.rows).toEqual([
      ["2-1-1", "GK CB CB CM ST"],
      ["1-2-1", "GK CB CM CM ST"],
      ["1-1-2", "GK CB CM LW ST"],
      ["2-2", "GK CB CB LM RM"],
    ]);
  });

  test.each([
    ["es", "POR DFC DFC MC DC", "POR"],
    ["it", "POR DC DC CC ATT", "POR"],
  ])("call slots as the pitch does, in %s too", async (language, slots, goal) => {
    await i18next.changeLanguage(language);
    const teams = rulesForReading(words("rules")).find(({ id }) => id === "teams");
    await i18next.changeLanguage("en");
    expect(teams?.table?.rows[0]).toEqual(["2-1-1", slots]);
    expect(teams?.paragraphs.filter((text) => text.endsWith(`– ${goal}`))).toHaveLength(1);
  });

  test("show the tie-breaks in order", () => {
    const rows = sectionOf("tie-breaks").table?.rows ?? [];
    const named = [
      "points in the month",
      "single card",
      "goals and assists",
      "Fewer yellow",
      "earlier entry",
    ];
    expect(rows.map(([place]) => place)).toEqual(["1", "2", "3", "4", "5"]);
    expect(named.map((word, at) => rows[at]?.[1]?.includes(word))).toEqual([true, true, true, true, true]);
  });
});

describe("words", () => {
  test("show numbers with a minus sign, and zero as a dash", () => {
    expect([3, 0, -2].map(inWords)).toEqual(["3", "–", "−2"]);
  });
});
