import { remember } from "./builder-history.ts";
import type { BuilderState } from "./builder-state.ts";
import { placingOf, type Step } from "./builder-steps.ts";

/** A step that changes the builder, not one that says no. */
export type Taken = Exclude<Step, { readonly kind: "refused" | "formation_missing" }>;

/**
 * The builder after a step. Whoever comes to stand, goes or changes places can be had back; the first choice of a
 * formation is nothing to go back from.
 */
export function stateAfter(state: BuilderState, step: Taken): BuilderState {
  if (step.kind === "chosen") return { ...state, ...step.change };
  const moved = { ...state, selection: null, announcement: step.announcement };
  if (step.kind === "travelled") {
    const { history, placing } = step.travel;
    return { ...moved, ...placing, history, focusWish: null };
  }
  const isFirst = state.formation === "";
  const history = isFirst ? state.history : remember(state.history, placingOf(state));
  return { ...moved, ...step.placing, history, focusWish: step.focusWish };
}
