/** Whether an error says that this constraint (or unique index) of the database was violated. Drizzle wraps the cause. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  if ((error as { constraint?: string }).constraint === constraint) return true;
  return isViolationOf(error.cause, constraint);
}

/** PostgreSQL's code for a transaction that read what another has written meanwhile. */
const CONFLICT = "40001";

/** Whether an error says that another transaction was sooner, so that this one has to be done again. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === CONFLICT || isConflict(error.cause);
}
