import type { CardView } from "#contract/card/card.ts";
import type { BuilderState } from "./builder-state.ts";
import * as steps from "./builder-steps.ts";

export interface ActionParts {
  readonly state: BuilderState;
  readonly cards: readonly CardView[];
  readonly take: (step: steps.Step) => void;
}

/** What can be done on the pitch and in the list, each as a step that is taken. */
export function actionsOn({ state, cards, take }: ActionParts) {
  // A card that is not in the collection (deleted in another tab) cannot be dropped.
  const dropped = (cardId: number, stepWith: (card: CardView) => steps.Step) => {
    const card = cards.find(({ id }) => id === cardId);
    if (card) take(stepWith(card));
  };
  return {
    pressCard: (card: CardView, press: steps.Press) => take(steps.pressCard(state, card, press)),
    pressSlot: (index: number, press: steps.Press) => take(steps.pressSlot(state, index, press)),
    cancel: () => take(steps.cancel(state)),
    dropOnSlot: (cardId: number, index: number) =>
      dropped(cardId, (card) => steps.dropOnSlot(state, card, index)),
    dropOnPitch: (cardId: number) => dropped(cardId, (card) => steps.dropOnPitch(state, card)),
    remove: (index: number) => take(steps.remove(state, index)),
    changeFormation: (name: string) => take(steps.changeFormation(state, name)),
    placeBestFive: () => {
      const approved = cards.filter(({ isApproved }) => isApproved);
      take(steps.placeBestFive(state, approved));
    },
    undo: () => take(steps.undo(state)),
    redo: () => take(steps.redo(state)),
  };
}

export type BuilderActions = ReturnType<typeof actionsOn>;
