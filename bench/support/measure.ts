import { readFileSync } from "node:fs";

/** Ticks of the processor's clock in a second, as /proc counts them on Linux. */
const TICKS = 100;

/** Pairs measured one after the other, so that a slow minute of a shared machine slows both of a pair (A B A B …). */
export async function interleave<A, B>(
  pairs: number,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<{ first: A[]; second: B[] }> {
  const measured = { first: [] as A[], second: [] as B[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    measured.first.push(await first());
    measured.second.push(await second());
  }
  return measured;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Seconds of processor time that a process has used, in user and system mode. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

export interface Figure {
  readonly id: string;
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  /** Null where the figure is printed for comparison alone. */
  readonly isMet: boolean | null;
}

export function printFigures(figures: readonly Figure[]): void {
  for (const { id, what, measured, goal, isMet } of figures) {
    const mark = isMet === null ? " " : isMet ? "✓" : "✗";
    console.log(`${mark} ${id.padEnd(4)} ${what}\n       measured ${measured}\n       goal     ${goal}`);
  }
}
