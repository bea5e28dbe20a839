/** What is wrong with a line of an imported file. Lines count from 1. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

const LONGEST_VALUE = 60;

/** A value as a fault shows it: as JSON has it, and not all of a long one. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** How many faults of a file are listed; the rest are counted. */
const FAULTS_TOLD = 20;

/** For the person who imports: the first faults in the order of their lines, and how many there are in all. */
export function describeFaults(faults: readonly Fault[]): string[] {
  const inOrder = faults.toSorted((a, b) => a.line - b.line);
  const told = inOrder.slice(0, FAULTS_TOLD).map(({ line, message }) => `  line ${line}: ${message}`);
  const more = inOrder.length - told.length;
  return more === 0 ? told : [...told, `  and ${more} more`];
}
