import type pg from "pg";

/**
 * Ends a connection whose server leaves a statement unanswered for too long. PostgreSQL's own statement_timeout is no
 * help where packets vanish: its message never arrives, and TCP goes on trying for a quarter of an hour.
 *
 * @param limitMs from the last statement sent, while any is unanswered; longer than statement_timeout
 */
export function limitAnswers(client: pg.Client, limitMs: number): void {
  let timer: NodeJS.Timeout | null = null;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  // With a statement under way, pg does not say goodbye but destroys the socket; who waits gets an error.
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
