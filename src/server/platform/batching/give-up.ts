/** How long requests wait for a shared query before all of them are refused, in milliseconds. */
export const GIVE_UP_MS = 5000;

/**
 * Resolves to the answer, or fails when it's overdue: when packets to the database vanish, a batch would otherwise hold
 * up everyone who joins the next one.
 *
 * @param whose who is asked, for the log
 * @throws Error with the code ETIMEDOUT, which is answered with 503
 */
export async function orGiveUp<Answer>(
  answer: Promise<Answer>,
  limitMs = GIVE_UP_MS,
  whose = "the database",
): Promise<Answer> {
  const overdue = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => overdue.reject(Object.assign(new Error(`${whose} did not answer in time`), { code: "ETIMEDOUT" })),
    limitMs,
  );
  try {
    return await Promise.race([answer, overdue.promise]);
  } finally {
    clearTimeout(timer);
  }
}
