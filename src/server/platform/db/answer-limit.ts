import type pg from "pg";

/**
 * Ends a connection when the server leaves a statement unanswered for too long. PostgreSQL's own statement_timeout
 * doesn't help when packets vanish: its message never arrives, and TCP retries for a quarter of an hour.
 *
 * @param limitMs from the last statement sent, while any is unanswered; longer than statement_timeout
 */
export function limitAnswers(client: pg.Client, limitMs: number): void {
  let timer: NodeJS.Timeout | null = null;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  // With a statement running, pg skips the goodbye and destroys the socket; callers get an error.
  const giveUp = (): void => void client.end().catch(() => undefined);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    stop();
    timer = setTimeout(giveUp, limitMs);
    timer.unref();
    return query(...args);
  }) as typeof client.query;
  client.on("drain", stop);
  client.on("end", stop);
}
