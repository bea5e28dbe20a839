import type { Room } from "./overlay.ts";

/** A violation and its twin, the same file without it. `code` is what the guard must report for the planted one. */
export type Plant = {
  name: string;
  room: Room | "scripts";
  /** The folder of both files within the room; left out: the room itself. */
  folder?: string;
  code: string;
  /** Left out: ts. */
  extension?: "tsx";
  planted: string;
  clean: string;
};

/** Paths of a plant's two files in the overlay; the number keeps plants of one room apart. */
export function filesOfPlant(plant: Plant, number: number): { planted: string; clean: string } {
  const room = plant.room === "scripts" ? "scripts" : `src/${plant.room}`;
  const folder = plant.folder === undefined ? room : `${room}/${plant.folder}`;
  const { extension = "ts" } = plant;
  return {
    planted: `${folder}/planted-${number}.${extension}`,
    clean: `${folder}/clean-${number}.${extension}`,
  };
}

/** The sources of an overlay with all of these plants and their twins. */
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
