/** One thing that a check found wrong. `line` counts from 1. */
export type Fault = { file: string; line: number; message: string };

/** Prints one line per fault, in the `file:line` form that editors open, and lets the process end with 1 if there is one. */
export function reportFaults(faults: readonly Fault[]): void {
  for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
  if (faults.length > 0) process.exitCode = 1;
}
