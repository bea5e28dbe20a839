import { slotsOf } from "#game/team/formation.ts";

export interface Labelled {
  readonly label: string;
  /** An index in the whole formation or among the slots of one label; the rules accept both. */
  readonly index: number;
}

/**
 * Items by the index of their slot in a formation. A label's items go to the slots at their indices if all of them match,
 * else to the label's slots in order; items without a slot are left out.
 */
export function slotPlaces<Item>(
  formation: string,
  items: readonly Item[],
  labelledOf: (item: Item) => Labelled,
): ReadonlyMap<number, Item> {
  const slots = slotsOf(formation);
  const places = new Map<number, Item>();
  const labelled = items.map((item) => ({ item, ...labelledOf(item) })).sort((a, b) => a.index - b.index);
  for (const [label, alike] of Map.groupBy(labelled, (one) => one.label)) {
    const own = slots.flatMap((slot, at) => (slot.label === label ? [at] : []));
    const isExact = alike.every(({ index }) => own.includes(index));
    for (const [order, { item, index }] of alike.entries()) {
      const place = isExact ? index : own[order];
      if (place !== undefined) places.set(place, item);
    }
  }
  return places;
}
