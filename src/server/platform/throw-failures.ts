/**
 * Throws what went wrong while the rest of the work continued: a single failure as it is, so that `retried` knows a
 * conflict, and several as one.
 */
export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} failures`);
  for (const failure of failures) throw failure;
}
