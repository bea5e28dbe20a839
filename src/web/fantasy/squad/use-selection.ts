import { useMemo, useState } from "react";
import type { SquadEntry } from "#contract/fantasy/league.ts";
import { useEntryValue, useKeptInEntry } from "#web/storage/history-entry.ts";
import { isSameSelection, NOTHING_SELECTED, type Selection, selectionOf } from "./selection.ts";

/** When this page was loaded: its next load shows the server's squad again. */
// oxlint-disable-next-line panna/no-ambient-input
const LOADED_AT = performance.timeOrigin;

export interface Picked {
  readonly loadedAt: number;
  readonly round: number;
  readonly selection: Selection;
}

/**
 * The selection for a gameweek, and its setter. Until the user picks, it's the squad that the server tells of, also if
 * a newer answer takes the place of a stored one. What was picked before a deadline stays after it, without its chips.
 *
 * @param name stores what was picked for Back, until the page is loaded again: one for each squad. An empty selection
 *   isn't stored.
 */
export function useSelection(name: string, entries: readonly SquadEntry[], round: number) {
  const kept = useEntryValue(name);
  const [picked, setPicked] = useState(() => parsePicked(kept, LOADED_AT));
  useKeptInEntry(name, isEmpty(picked) ? null : picked);
  const selection = useMemo(() => selectionFor(picked, entries, round), [picked, entries, round]);
  return [
    selection,
    (next: Selection) => setPicked({ loadedAt: LOADED_AT, round, selection: next }),
  ] as const;
}

export function selectionFor(
  picked: Picked | null,
  entries: readonly SquadEntry[],
  round: number,
): Selection {
  if (picked === null) return selectionOf(entries);
  return picked.round === round ? picked.selection : { ...picked.selection, chips: [] };
}

function isEmpty(picked: Picked | null): boolean {
  return picked === null || isSameSelection(picked.selection, NOTHING_SELECTED);
}

/** Null if nothing is stored, or only something an earlier load or an older version of the page left. */
export function parsePicked(value: unknown, loadedAt: number): Picked | null {
  return isPicked(value) && value.loadedAt === loadedAt ? value : null;
}

function isPicked(value: unknown): value is Picked {
  const { round, selection } = fieldsOf<Picked>(value);
  const { starters, bench, captainId, viceCaptainId, chips } = fieldsOf<Selection>(selection);
  return (
    Number.isInteger(round) &&
    [starters, bench, chips].every((ids) => Array.isArray(ids) && ids.every(Number.isInteger)) &&
    [captainId, viceCaptainId].every((id) => id === null || Number.isInteger(id))
  );
}

function fieldsOf<Shape>(value: unknown): Partial<Record<keyof Shape, unknown>> {
  return { ...(value as Partial<Record<keyof Shape, unknown>> | null | undefined) };
}
