import { describe, expect, test } from "vitest";
import type { EntryView, PickView } from "#contract/tournament.ts";
import { slotsOf } from "#game/team/formation.ts";
import { words } from "#web/language/words.ts";
import { entryProblem } from "./entry-pitch.tsx";

const picks = slotsOf("2-1-1").map(({ label }, positionIndex): PickView => ({
  cardId: positionIndex + 1,
  playerId: positionIndex + 1,
  playerName: `Player ${positionIndex}`,
  position: "midfielder",
  club: "Arsenal",
  overall: 70,
  imageUrl: null,
  slot: label,
  positionIndex,
  points: 0,
  receipts: [],
}));

const entry: EntryView = {
  id: 1,
  teamName: "Night Owls",
  formation: "2-1-1",
  enteredAt: "2026-11-07T09:00:00Z",
  totalPoints: 0,
  position: null,
  decidedBy: null,
  picks,
};

function problemText(of: EntryView): string | null {
  const problem = entryProblem(of);
  return problem && words("tournament")(`team.problem.${problem}`);
}

describe("an entry on its pitch", () => {
  test("has no problem if each of its five has a slot", () => {
    expect(entryProblem(entry)).toBeNull();
  });

  // shows: 8.11
  test("without cards says that the team was not found", () => {
    expect(problemText({ ...entry, picks: [] })).toBe("Team not found in saved teams");
  });

  // shows: 8.11
  test("with a card without a slot says that the positions are wrong", () => {
    expect(problemText({ ...entry, formation: "2-2" })).toBe("Positions error");
  });
});
