import { readdirSync, readFileSync } from "node:fs";

/** The ids of this process's running children. Reads /proc, so Linux only. */
export function childProcesses(parent = process.pid): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === parent)
    .map(Number);
}

/** Null for a process that has ended, reaped or not. */
function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? null : Number(parent);
  } catch {
    return null;
  }
}
