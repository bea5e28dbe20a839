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

/** The history after these placements, the last of which is now. */
function historyOf(...placements: readonly Placement[]): History {
  return placements.slice(0, -1).reduce(remember, NO_HISTORY);
}

describe("history of the builder", () => {
  test("steps are taken back one by one, and done again", () => {
    const back = stepBack(historyOf(empty, one, cleared), cleared);
    expect(back?.placement).toBe(one);
    const further = back && stepBack(back.history, back.placement);
    expect(further?.placement).toBe(empty);
    expect(further && stepBack(further.history, further.placement)).toBeNull();
    const again = further && stepForward(further.history, further.placement);
    expect(again?.placement).toBe(one);
    expect(again && stepForward(again.history, again.placement)?.placement).toBe(cleared);
  });

  test("a new step after one that was taken back ends what could be done again", () => {
    const back = stepBack(historyOf(empty, one), one);
    const history = back && remember(back.history, back.placement);
    expect(history && stepForward(history, other)).toBeNull();
  });

  test("the oldest steps are forgotten", () => {
    let history = NO_HISTORY;
    for (let index = 0; index < 150; index += 1) history = remember(history, one);
    expect(history.past).toHaveLength(100);
  });
});

describe("what a saved team keeps", () => {
  test("is what stands on the pitch", () => {
    expect(placementToKeep(NO_HISTORY, one)).toBe(one);
    expect(placementToKeep(historyOf(one, cleared, other), other)).toBe(other);
  });

  test("is the line-up before the formation was changed, until somebody stands in the new one", () => {
    expect(placementToKeep(historyOf(one, cleared), cleared)).toBe(one);
    const third: Placement = { formation: "1-2-1", lineUp: NOBODY };
    expect(placementToKeep(historyOf(one, cleared, third), third)).toBe(one);
  });

  test("is nobody where the last player was taken off", () => {
    const removed: Placement = { formation: "2-2", lineUp: NOBODY };
    expect(placementToKeep(historyOf(one, cleared, other, removed), removed)).toBe(removed);
  });
});
