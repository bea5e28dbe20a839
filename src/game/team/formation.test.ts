import { describe, expect, test } from "vitest";
import {
  elevenASideFormationNames,
  fiveASideFormations,
  isFiveASideFormation,
  isFormation,
  isOutOfPosition,
  naturalPosition,
  pitchPoint,
  slotKey,
  slotsOf,
} from "./formation.ts";

function written(formationName: string): string {
  return slotsOf(formationName)
    .map(({ label, x, y }) => `${label} ${x},${y}`)
    .join(" · ");
}

const elevenASideFormations = elevenASideFormationNames.map((name) => ({ name, slots: slotsOf(name) }));

describe("formation", () => {
  // shows: 3.30, 3.31, 3.32, 3.33, 3.34, 9.10
  test.each([
    ["2-1-1", "GK 50,85 · CB 35,65 · CB 65,65 · CM 50,45 · ST 50,25"],
    ["1-2-1", "GK 50,85 · CB 50,65 · CM 35,45 · CM 65,45 · ST 50,25"],
    ["1-1-2", "GK 50,85 · CB 50,65 · CM 50,45 · LW 30,25 · ST 70,25"],
    ["2-2", "GK 50,85 · CB 35,65 · CB 65,65 · LM 25,35 · RM 75,35"],
  ])("%s stands as specified", (name, slots) => {
    expect(written(name)).toBe(slots);
  });

  // shows: 9.6, 9.7, 9.8, 9.9, 9.11, 9.12, 9.13, 9.14, 9.15
  test("there are four of five and five of eleven", () => {
    expect(fiveASideFormations.map(({ name }) => name)).toEqual(["2-1-1", "1-2-1", "1-1-2", "2-2"]);
    expect(elevenASideFormationNames).toEqual(["4-3-3", "4-4-2", "3-5-2", "4-2-3-1", "5-3-2"]);
  });

  // shows: 9.11, 9.12, 9.13, 9.14, 9.15
  test.each(elevenASideFormations)(
    "$name has a goalkeeper, ten others, and its lines in its name",
    (formation) => {
      const at = (position: string): number =>
        formation.slots.filter(({ label }) => naturalPosition(label) === position).length;
      const lines = formation.name.split("-").map(Number);
      const isWideAttack = formation.name === "4-3-3";
      const midfielders = lines.slice(1, -1).reduce((sum, line) => sum + line, 0);
      expect(formation.slots).toHaveLength(11);
      expect(at("goalkeeper")).toBe(1);
      expect(at("defender")).toBe(lines[0]);
      expect(at("midfielder")).toBe(midfielders);
      expect(at("forward")).toBe(isWideAttack ? 3 : lines.at(-1));
    },
  );

  test.each([...fiveASideFormations, ...elevenASideFormations])("no two slots of $name meet", ({ slots }) => {
    expect(new Set(slots.map(({ x, y }) => `${x},${y}`)).size).toBe(slots.length);
    expect(slots.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
  });

  test("names that are not formations are recognised", () => {
    expect(isFiveASideFormation("2-2")).toBe(true);
    expect(isFiveASideFormation("4-4-2")).toBe(false);
    expect(isFormation("4-4-2")).toBe(true);
    expect(isFormation("toString")).toBe(false);
    expect(slotsOf("9-0-0")).toEqual([]);
  });
});

describe("pitch point", () => {
  // shows: 3.35
  test("repeated positions take their slots in order and wrap round", () => {
    expect([0, 1, 2, 3].map((occurrence) => pitchPoint("2-1-1", "CB", occurrence))).toEqual([
      { x: 35, y: 65 },
      { x: 65, y: 65 },
      { x: 35, y: 65 },
      { x: 65, y: 65 },
    ]);
  });

  // shows: 3.36
  test.each([
    ["9-0-0", "GK", 0],
    ["2-2", "ST", 0],
    ["2-2", "constructor", 0],
    ["2-2", "GK", Number.NaN],
  ])("%s %s stands in the middle", (formationName, label, occurrence) => {
    expect(pitchPoint(formationName, label, occurrence)).toEqual({ x: 50, y: 50 });
  });
});

describe("slot", () => {
  // shows: 3.11
  test("its key combines label and index", () => {
    expect(slotKey("CB", 2)).toBe("CB-2");
  });

  // shows: 9.10
  test.each([
    ["GK", "goalkeeper"],
    ["CB", "defender"],
    ["CM", "midfielder"],
    ["LM", "midfielder"],
    ["RM", "midfielder"],
    ["LW", "forward"],
    ["ST", "forward"],
    ["LB", "defender"],
    ["RB", "defender"],
    ["LWB", "defender"],
    ["RWB", "defender"],
    ["CDM", "midfielder"],
    ["CAM", "midfielder"],
    ["RW", "forward"],
  ] as const)("%s is home to a %s and nobody else", (label, home) => {
    const positions = ["goalkeeper", "defender", "midfielder", "forward"] as const;
    expect(naturalPosition(label)).toBe(home);
    expect(positions.filter((position) => !isOutOfPosition(label, position))).toEqual([home]);
  });

  test("an unknown label is home to all", () => {
    expect(naturalPosition("XX")).toBeNull();
    expect(isOutOfPosition("XX", "forward")).toBe(false);
  });
});
