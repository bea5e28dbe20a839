import { describe, expect, test } from "vitest";
import type { CardView } from "#contract/card/card.ts";
import { NOBODY, type Placement } from "#web/team/line-up.ts";
import {
  type History,
  NO_HISTORY,
  placementToKeep,
  remember,
  stepBack,
  stepForward,
} from "./builder-history.ts";

const card = { id: 1 } as CardView;
const empty: Placement = { formation: "2-1-1", lineUp: NOBODY };
const one: Placement = { formation: "2-1-1", lineUp: new Map([[0, card]]) };
const cleared: Placement = { formation: "2-2", lineUp: NOBODY };
const other: Placement = { formation: "2-2", lineUp: new Map([[4, card]]) };

/** The history of these placements, the last of which is the current one. */
function historyOf(...placements: readonly Placement[]): History {
  return placements.slice(0, -1).reduce(remember, NO_HISTORY);
}

describe("the builder's history", () => {
  test("undoes step by step, and redoes", () => {
    const back = stepBack(historyOf(empty, one, cleared), cleared);
    expect(back?.placement).toBe(one);
    const further = back && stepBack(back.history, back.placement);
    expect(further?.placement).toBe(empty);
    expect(further && stepBack(further.history, further.placement)).toBeNull();
    const again = further && stepForward(further.history, further.placement);
    expect(again?.placement).toBe(one);
    expect(again && stepForward(again.history, again.placement)?.placement).toBe(cleared);
  });

  test("forgets undone steps after a new one", () => {
    const back = stepBack(historyOf(empty, one), one);
    const history = back && remember(back.history, back.placement);
    expect(history && stepForward(history, other)).toBeNull();
  });

  test("forgets the oldest steps", () => {
    let history = NO_HISTORY;
    for (let index = 0; index < 150; index += 1) history = remember(history, one);
    expect(history.past).toHaveLength(100);
  });
});

describe("the line-up to save", () => {
  test("is the one on the pitch", () => {
    expect(placementToKeep(NO_HISTORY, one)).toBe(one);
    expect(placementToKeep(historyOf(one, cleared, other), other)).toBe(other);
  });

  test("is the one before a change of formation, until the new formation has a player", () => {
    expect(placementToKeep(historyOf(one, cleared), cleared)).toBe(one);
    const third: Placement = { formation: "1-2-1", lineUp: NOBODY };
    expect(placementToKeep(historyOf(one, cleared, third), third)).toBe(one);
  });

  test("is empty after the last player was removed", () => {
    const removed: Placement = { formation: "2-2", lineUp: NOBODY };
    expect(placementToKeep(historyOf(one, cleared, other, removed), removed)).toBe(removed);
  });
});
