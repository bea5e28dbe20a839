import { slotsOf } from "#game/team/formation.ts";

export interface Labelled {
  readonly label: string;
  /** An index in the whole formation or among the slots of one label; the rules accept both. */
  readonly index: number;
}

/**
 * Items by the index of their slot in a formation. An item goes to the slot at its index if the labels match, else to the
 * first free slot with its label; items without a slot are left out.
 */
export function slotPlaces<Item>(
  formation: string,
  items: readonly Item[],
  labelledOf: (item: Item) => Labelled,
): ReadonlyMap<number, Item> {
  const slots = slotsOf(formation);
  const places = new Map<number, Item>();
  const labelled = items.map((item) => ({ item, ...labelledOf(item) })).sort((a, b) => a.index - b.index);
  const isExact = ({ label, index }: Labelled) => slots[index]?.label === label;
  for (const { item, index } of labelled.filter(isExact)) places.set(index, item);
  for (const { item, label } of labelled.filter((one) => !isExact(one))) {
    const free = slots.findIndex((slot, at) => slot.label === label && !places.has(at));
    if (free >= 0) places.set(free, item);
  }
  return places;
}
