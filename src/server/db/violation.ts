/** Whether an error says that this constraint (or unique index) of the database was violated. Drizzle wraps the cause. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  if ((error as { constraint?: string }).constraint === constraint) return true;
  return isViolationOf(error.cause, constraint);
}
