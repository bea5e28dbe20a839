import type { Room } from "./overlay.ts";

/** A violation and its twin: the same file without it. `code` is what the guard must say about the planted one. */
export type Plant = { name: string; room: Room; code: string; planted: string; clean: string };

/** Where the two files of a plant lie in the overlay; the number keeps plants of one room apart. */
export function filesOfPlant(plant: Plant, number: number): { planted: string; clean: string } {
  return {
    planted: `src/${plant.room}/planted-${number}.ts`,
    clean: `src/${plant.room}/clean-${number}.ts`,
  };
}

/** The sources of an overlay that holds all plants of a list, each with its twin. */
export function sourcesOf(plants: readonly Plant[]): Record<string, string> {
  const pairs = plants.flatMap((plant, number) => {
    const files = filesOfPlant(plant, number);
    return [
      [files.planted, plant.planted],
      [files.clean, plant.clean],
    ] as const;
  });
  return Object.fromEntries(pairs);
}
