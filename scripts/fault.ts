/** One problem found by a check. `line` counts from 1. */
export type Fault = { file: string; line: number; message: string };

/** Prints one line per fault, in the `file:line` form that editors open, and sets exit code 1 if there are any. */
export function reportFaults(faults: readonly Fault[]): void {
  for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
  if (faults.length > 0) process.exitCode = 1;
}
