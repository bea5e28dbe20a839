import type pg from "pg";
import { sessionOwners } from "#server/account/session-lookup.ts";
import type { Found, KnownSession } from "./remembered.ts";

type Answer = {
  readonly mark: string;
  readonly owners: readonly (string | null)[] | null;
};

/**
 * Asks for the mark and for many sessions in one question. Null where the database does not answer: the ordinary way asks
 * again, and says what is wrong.
 *
 * @param mark an SQL expression of type text.
 */
export async function askForSessions(
  pool: pg.Pool,
  mark: string,
  { tokens, now }: { readonly tokens: readonly string[]; readonly now: number },
): Promise<Found | null> {
  const text = `select (${mark}) as mark, (${sessionOwners}) as owners`;
  const asked = pool.query<Answer>({ name: "ready-answers", text, values: [tokens, new Date(now)] });
  const answer = await asked.then(
    ({ rows }) => rows[0],
    () => undefined,
  );
  if (answer === undefined) return null;
  const sessions = new Map<string, KnownSession>();
  for (const [at, token] of tokens.entries()) {
    const owner = answer.owners?.[at] ?? null;
    if (owner !== null) sessions.set(token, toSession(owner));
  }
  return { mark: answer.mark, sessions };
}

function toSession(owner: string): KnownSession {
  const space = owner.lastIndexOf(" ");
  return { userId: owner.slice(0, space), endsAt: Number(owner.slice(space + 1)) };
}
