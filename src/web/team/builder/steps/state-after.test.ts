import { describe, expect, test } from "vitest";
import { NOBODY } from "#web/team/line-up.ts";
import { type BuilderState, NEW_TEAM } from "./builder-state.ts";
import { changeFormation, redo, undo } from "./builder-steps.ts";
import { stateAfter, type Taken } from "./state-after.ts";

/** The builder after these formations were chosen, one after the other. */
function afterFormations(...formations: readonly string[]): BuilderState {
  return formations.reduce(
    (state, formation) => stateAfter(state, changeFormation(state, formation) as Taken),
    NEW_TEAM,
  );
}

describe("the builder after a step", () => {
  test("has no formation to go back from where the first one was chosen", () => {
    const state = afterFormations("2-1-1");
    expect(state).toMatchObject({ formation: "2-1-1", lineUp: NOBODY });
    expect(state.history.past).toEqual([]);
  });

  test("goes back a step and forth again, and lets go of what was chosen", () => {
    const state: BuilderState = { ...afterFormations("2-1-1", "2-2"), selection: { kind: "slot", index: 0 } };
    const back = stateAfter(state, undo(state) as Taken);
    expect(back).toMatchObject({ formation: "2-1-1", selection: null });
    expect(stateAfter(back, redo(back) as Taken)).toMatchObject({ formation: "2-2" });
  });
});
