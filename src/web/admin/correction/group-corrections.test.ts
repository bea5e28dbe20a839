import { describe, expect, test } from "vitest";
import type { CorrectionView } from "#contract/football/football-admin.ts";
import { groupCorrections, isHeld } from "./group-corrections.ts";

function aCorrection(id: number, fixtureId: number, at: string): CorrectionView {
  return {
    id,
    at,
    fixture: { id: fixtureId, title: "ARS 1–0 CHE", kickOff: "2026-11-14T15:00:00.000Z" },
    player: { id, name: `Player ${id}` },
    figures: { goals: [1, 0] },
    pointsBefore: 6,
    pointsAfter: 2,
    totals: [],
    rounds: [],
  };
}

const [EARLY, LATE] = ["2026-11-14T18:00:00.000Z", "2026-11-15T18:00:00.000Z"];

describe("the ledger's groups", () => {
  test("hold the corrections to one match at one instant, latest first", () => {
    const ledger = [
      aCorrection(5, 1, LATE),
      aCorrection(4, 2, EARLY),
      aCorrection(3, 1, EARLY),
      aCorrection(2, 1, EARLY),
    ];
    const groups = groupCorrections(ledger);
    expect(
      groups.map(({ at, fixture, corrections }) => [at, fixture.id, corrections.map(({ id }) => id)]),
    ).toEqual([
      [LATE, 1, [5]],
      [EARLY, 2, [4]],
      [EARLY, 1, [3, 2]],
    ]);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
  });
});

describe("a correction", () => {
  const round = { leagueName: "Premier League", round: 3, squads: null, examples: [], note: null };

  test("waits for an admin while any round holds it", () => {
    expect(
      isHeld({
        rounds: [
          { ...round, outcome: "counted" },
          { ...round, outcome: "held" },
        ],
      }),
    ).toBe(true);
  });

  test("no longer waits for an admin when it is counted or allowed", () => {
    expect(
      isHeld({
        rounds: [
          { ...round, outcome: "counted" },
          { ...round, outcome: "allowed" },
        ],
      }),
    ).toBe(false);
  });
});
