import { slotsOf } from "#game/team/formation.ts";

export interface Labelled {
  readonly label: string;
  /** Counts the slots of the whole formation, or those of one label: both are told apart by the rules. */
  readonly index: number;
}

/**
 * Where things with a label and an index stand in a formation, by their index among its slots. A place that its own
 * label does not name at that index is the first free one with the label; what finds none is left out.
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
