import { useMemo, useState } from "react";
import type { SquadEntry } from "#contract/fantasy/league.ts";
import { type Selection, selectionOf } from "./selection.ts";

interface Picked {
  readonly round: number;
  readonly selection: Selection;
}

/**
 * The selection for a gameweek, and its setter. Until the user picks, it's the squad that the server tells of, also if a
 * newer answer takes the place of a stored one. What was picked before a deadline goes on after it, without its chips.
 */
export function useSelection(entries: readonly SquadEntry[], round: number) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const selection = useMemo(() => selectionFor(picked, entries, round), [picked, entries, round]);
  return [selection, (next: Selection) => setPicked({ round, selection: next })] as const;
}

export function selectionFor(
  picked: Picked | null,
  entries: readonly SquadEntry[],
  round: number,
): Selection {
  if (picked === null) return selectionOf(entries);
  return picked.round === round ? picked.selection : { ...picked.selection, chips: [] };
}
