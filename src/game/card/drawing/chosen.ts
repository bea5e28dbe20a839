/** One of several drawings: always the same for a seed, which is a whole number from 0 up. */
export function chosen<Item>(items: readonly [Item, ...Item[]], seed: number): Item {
  return items[seed % items.length] ?? items[0];
}
