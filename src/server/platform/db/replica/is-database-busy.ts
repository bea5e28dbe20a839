/** Codes from PostgreSQL and `pg` for a database that's away, closing, read-only or out of resources. */
const DATABASE_AWAY = /^(08...|53...|57P..|25006|ECONNREFUSED|ECONNRESET|EAGAIN|ENOENT|EPIPE|ETIMEDOUT)$/;
/** Codes for work PostgreSQL gave up and that may succeed next time: deadlock, conflict, lock timeout. */
const WORTH_ANOTHER_TRY = /^(40001|40P01|55P03|57014)$/;
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|Client has encountered/;

/** Whether work failed because of the server's state and not by its own fault. Drizzle wraps `pg`'s errors. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === "string" && (DATABASE_AWAY.test(code) || WORTH_ANOTHER_TRY.test(code))) return true;
  return NO_CONNECTION.test(error.message) || isDatabaseBusy(error.cause);
}
