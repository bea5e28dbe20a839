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
  const [user = 0, system = 0] = timesOf(pid);
  return user + system;
}

/** The same with all processes that it has started, whether they still run or have ended. */
export function cpuSecondsOfAll(pid: number): number {
  const running = childrenOf(pid).reduce((sum, child) => sum + cpuSecondsIfThere(child), 0);
  return timesOf(pid).reduce((sum, time) => sum + time, running);
}

/** Memory of a process and of all that it has started and that still run: now, or each at its peak. */
export function megabytesOfAll(pid: number, field: "VmRSS" | "VmHWM"): number {
  const kilobytes = [pid, ...childrenOf(pid)].map((one) => {
    const status = readFileSync(`/proc/${one}/status`, "utf8");
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]);
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

function cpuSecondsIfThere(pid: number): number {
  try {
    return cpuSeconds(pid);
  } catch {
    // It ended a moment ago, and is counted with its parent from now on.
    return 0;
  }
}

/** Seconds in user and system mode, of the process and of those it has started that have ended. */
function timesOf(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).map((ticks) => Number(ticks) / TICKS);
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
