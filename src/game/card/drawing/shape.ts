/** A filled path, as SVG and a canvas take it. */
export interface Shape {
  readonly d: string;
  /** A colour. */
  readonly fill: string;
  readonly opacity?: number;
  readonly isClipped?: boolean;
}

/** The share of the second colour mixed into the first, both `#rrggbb`. */
export function mixed(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [colour, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const value = Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
    return value.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** One of several drawings: always the same for a seed, which is a whole number from 0 up. */
export function chosen<Item>(items: readonly [Item, ...Item[]], seed: number): Item {
  return items[seed % items.length] ?? items[0];
}
