import { pitchPoint, type PitchPoint } from "#game/team/formation.ts";
import { type Labelled, slotPlaces } from "./slot-places.ts";

export interface Stray<Item> {
  readonly item: Item;
  readonly label: string;
  readonly point: PitchPoint;
}

/**
 * Items without a slot of their own in a formation, and their points on the pitch (spec §3): a repeated label wraps round
 * its slots, and an unknown label or formation is in the middle.
 */
export function pitchStrays<Item>(
  formation: string,
  items: readonly Item[],
  labelledOf: (item: Item) => Labelled,
): readonly Stray<Item>[] {
  const placed = new Set(slotPlaces(formation, items, labelledOf).values());
  const counts = new Map<string, number>();
  for (const item of placed) count(counts, labelledOf(item).label);
  return items
    .filter((item) => !placed.has(item))
    .map((item) => {
      const { label } = labelledOf(item);
      return { item, label, point: pitchPoint(formation, label, count(counts, label)) };
    });
}

/** @returns how often the label had been counted before */
function count(counts: Map<string, number>, label: string): number {
  const before = counts.get(label) ?? 0;
  counts.set(label, before + 1);
  return before;
}
