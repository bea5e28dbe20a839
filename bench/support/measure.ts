import { readFileSync } from "node:fs";

/** CPU clock ticks per second in /proc on Linux. */
const TICKS = 100;

/** Measures pairs alternately, so a slow minute on a shared machine slows both of a pair (A B A B …). */
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

/** CPU seconds of a process, in user and system mode. */
export function cpuSeconds(pid: number): number {
  const [user = 0, system = 0] = timesOf(pid);
  return user + system;
}

/** The same including all its child processes, running or ended. */
export function cpuSecondsOfAll(pid: number): number {
  const running = childrenOf(pid).reduce((sum, child) => sum + cpuSecondsIfThere(child), 0);
  return timesOf(pid).reduce((sum, time) => sum + time, running);
}

/** Memory of a process and its running children: now, or each at its peak. */
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
    // It has just ended, and from now on is counted with its parent.
    return 0;
  }
}

/** Seconds in user and system mode, of the process and of its ended children. */
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
  /** Null if the figure is only printed for comparison. */
  readonly isMet: boolean | null;
}

/** Prints figures; a missed goal is the command's failure, as a missed proof is. */
export function printFigures(figures: readonly Figure[]): void {
  for (const { id, what, measured, goal, isMet } of figures) {
    const mark = isMet === null ? " " : isMet ? "✓" : "✗";
    console.log(`${mark} ${id.padEnd(4)} ${what}\n       measured ${measured}\n       goal     ${goal}`);
    if (isMet === false) process.exitCode = 1;
  }
}
