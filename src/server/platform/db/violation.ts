/** Whether an error says that this constraint (or unique index) of the database was violated. Drizzle wraps the cause. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  if ((error as { constraint?: string }).constraint === constraint) return true;
  return isViolationOf(error.cause, constraint);
}

/** PostgreSQL's codes for a serialization failure and for a deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(["40001", "40P01"]);

/** Whether an error means that another transaction was in the way and this one has to be retried. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CONFLICTS.has((error as { code?: unknown }).code) || isConflict(error.cause);
}
