/** A fault in a line of an imported file. Lines count from 1. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

const LONGEST_VALUE = 60;

/** A value as a fault shows it: as JSON, and shortened. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** The most faults listed per file; the rest are counted. */
const FAULTS_TOLD = 20;

/** The first faults in line order, and how many there are in all, for the person who imports. */
export function describeFaults(faults: readonly Fault[]): string[] {
  const inOrder = faults.toSorted((a, b) => a.line - b.line);
  const told = inOrder.slice(0, FAULTS_TOLD).map(({ line, message }) => `  line ${line}: ${message}`);
  const more = inOrder.length - told.length;
  return more === 0 ? told : [...told, `  and ${more} more`];
}
