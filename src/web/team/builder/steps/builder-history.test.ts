import { describe, expect, test } from "vitest";
import type { CardView } from "#contract/card/card.ts";
import { NOBODY } from "#web/team/line-up.ts";
import type { Placing } from "#web/team/saving/team-writer.ts";
import {
  type History,
  NO_HISTORY,
  placingToKeep,
  remember,
  stepBack,
  stepForward,
} from "./builder-history.ts";

const card = { id: 1 } as CardView;
const empty: Placing = { formation: "2-1-1", lineUp: NOBODY };
const one: Placing = { formation: "2-1-1", lineUp: new Map([[0, card]]) };
const cleared: Placing = { formation: "2-2", lineUp: NOBODY };
const other: Placing = { formation: "2-2", lineUp: new Map([[4, card]]) };

/** The history after these placings, the last of which stands now. */
function historyOf(...placings: readonly Placing[]): History {
  return placings.slice(0, -1).reduce(remember, NO_HISTORY);
}

describe("history of the builder", () => {
  test("steps are taken back one by one, and done again", () => {
    const back = stepBack(historyOf(empty, one, cleared), cleared);
    expect(back?.placing).toBe(one);
    const further = back && stepBack(back.history, back.placing);
    expect(further?.placing).toBe(empty);
    expect(further && stepBack(further.history, further.placing)).toBeNull();
    const again = further && stepForward(further.history, further.placing);
    expect(again?.placing).toBe(one);
    expect(again && stepForward(again.history, again.placing)?.placing).toBe(cleared);
  });

  test("a new step after one that was taken back ends what could be done again", () => {
    const back = stepBack(historyOf(empty, one), one);
    const history = back && remember(back.history, back.placing);
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
    expect(placingToKeep(NO_HISTORY, one)).toBe(one);
    expect(placingToKeep(historyOf(one, cleared, other), other)).toBe(other);
  });

  test("is the line-up before the formation was changed, until somebody stands in the new one", () => {
    expect(placingToKeep(historyOf(one, cleared), cleared)).toBe(one);
    const third: Placing = { formation: "1-2-1", lineUp: NOBODY };
    expect(placingToKeep(historyOf(one, cleared, third), third)).toBe(one);
  });

  test("is nobody where the last player was taken off", () => {
    const removed: Placing = { formation: "2-2", lineUp: NOBODY };
    expect(placingToKeep(historyOf(one, cleared, other, removed), removed)).toBe(removed);
  });
});
