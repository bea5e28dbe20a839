import { isChosen, type Selection } from "./selection.ts";

/** What one step changed in a selection. */
export type SquadChange =
  | {
      readonly kind: "started" | "benched" | "removed" | "captain" | "viceCaptain";
      readonly cardId: number;
    }
  | { readonly kind: "replaced"; readonly cardId: number; readonly otherId: number }
  /** More than one card at once. */
  | { readonly kind: "picked" };

/**
 * The main effect of a step; null if the five, the bench and the armbands are unchanged, or nothing is selected any
 * more.
 */
export function squadChange(before: Selection, after: Selection): SquadChange | null {
  if (idsOf(after).length === 0) return null;
  const added = idsOf(after).filter((id) => !isChosen(before, id));
  const removed = idsOf(before).filter((id) => !isChosen(after, id));
  const [cardId] = added;
  const [otherId] = removed;
  if (added.length > 1 || removed.length > 1) return { kind: "picked" };
  if (cardId !== undefined && otherId !== undefined) return { kind: "replaced", cardId, otherId };
  if (cardId !== undefined) return { kind: after.bench.includes(cardId) ? "benched" : "started", cardId };
  if (otherId !== undefined) return { kind: "removed", cardId: otherId };
  return moved(before, after) ?? armband(before, after);
}

function moved(before: Selection, after: Selection): SquadChange | null {
  const [up, ...others] = after.starters.filter((id) => before.bench.includes(id));
  const down = after.bench.find((id) => before.starters.includes(id));
  if (others.length > 0) return { kind: "picked" };
  if (up !== undefined && down !== undefined) return { kind: "replaced", cardId: up, otherId: down };
  if (up !== undefined) return { kind: "started", cardId: up };
  return down === undefined ? null : { kind: "benched", cardId: down };
}

function armband(before: Selection, after: Selection): SquadChange | null {
  const { captainId, viceCaptainId } = after;
  if (captainId !== null && captainId !== before.captainId) return { kind: "captain", cardId: captainId };
  if (viceCaptainId === null || viceCaptainId === before.viceCaptainId) return null;
  return { kind: "viceCaptain", cardId: viceCaptainId };
}

function idsOf({ starters, bench }: Selection): readonly number[] {
  return [...starters, ...bench];
}
