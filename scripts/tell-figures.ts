import { appendFileSync } from "node:fs";

/** The variable in which `npm run proof` names the file that it reads a proof's figures from. */
export const FIGURES_FILE = "PROOF_FIGURES";

/** Prints what a proof counted, in one line, which `npm run proof` repeats in its last one. */
export function tellFigures(figures: string): void {
  process.stdout.write(`${figures}\n`);
  const file = process.env[FIGURES_FILE];
  if (file !== undefined) appendFileSync(file, `${figures}\n`);
}
