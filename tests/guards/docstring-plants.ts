import type { Room } from "./overlay.ts";
import type { Plant } from "./plant.ts";

const documented = "/** One more than a number. */\n";

function docstringPlant(room: Room, name: string, code: string): Plant {
  return {
    name: `${name} of src/${room} without a docstring`,
    room,
    code: "docstrings(exported)",
    planted: `// One more than a number.\n${code}`,
    clean: `${documented}${code}`,
  };
}

const oneMore = "export function oneMore(count: number): number {\n  return count + 1;\n}\n";

export const docstrings: Plant[] = [
  docstringPlant("game", "a rule", oneMore),
  docstringPlant("contract", "a function", oneMore),
  docstringPlant("server", "a verb", oneMore),
  docstringPlant(
    "game",
    "an arrow function",
    "export const oneMore = (count: number): number => count + 1;\n",
  ),
];

/** The same plants with docstrings, so the clean files break no other rule. */
export function withDocstrings(plants: readonly Plant[]): Plant[] {
  return plants.map((plant) => ({
    ...plant,
    clean: plant.clean.replaceAll(/^export (?=(?:async )?function)/gmu, "/** Clean. */\nexport "),
  }));
}
