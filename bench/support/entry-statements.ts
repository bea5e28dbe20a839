import type pg from "pg";
import { mintViewer } from "#server/platform/http/session-gate.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/platform/db/prepared-once.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { enterTournament } from "#server/tournament/enter-tournament.ts";
import { answerCallOnce } from "#server/platform/idempotency/answer-once.ts";
import { TOURNAMENT_ID } from "./entrants.ts";

/**
 * The statements of one entry as the server sends them, with pgbench's variable `n` for the user. Enters one user to
 * record them.
 */
export async function statementsOfEntry(pool: pg.Pool, user: number): Promise<string[]> {
  const statements: string[] = [];
  const note = (text: string, values: readonly unknown[]) => statements.push(withValues(text, values, user));
  const db = openDatabase(pool, { logger: { logQuery: note } });
  const deps = { db, clock: systemClock(null, 1) } as unknown as DepsWithPool;
  const viewer = mintViewer({ id: `user-${user}`, isAdmin: false } as Parameters<typeof mintViewer>[0]);
  const input = { tournamentId: TOURNAMENT_ID, teamId: user };
  const once = { viewer, key: `enter-${user}`, endpoint: "enter", input };
  const entered = await answerCallOnce(deps, once, (parts) => enterTournament(parts, viewer, input));
  if (!entered.ok) throw new Error(`the entry was refused: ${entered.refusal.code}`);
  return statements;
}

function withValues(text: string, values: readonly unknown[], user: number): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\$(\d+)/g, (_, index: string) => literal(values[Number(index) - 1], user));
}

function literal(value: unknown, user: number): string {
  if (value === null || value === undefined) return "null";
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return `array[${value.map((one) => literal(one, user)).join(",")}]`;
  if (typeof value === "number") return numberFor(value, user);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const quoted = `'${text.replaceAll("'", "''")}'`;
  if (/^[[{]/.test(text)) return quoted;
  // Anything that names the user gets the variable instead.
  return `(${quoted.replaceAll(new RegExp(String.raw`(user-|enter-|Team )${user}\b`, "g"), "$1' || :n || '")})`;
}

/** The user's team has the user's number, and their five cards the five numbers derived from it. */
function numberFor(value: number, user: number): string {
  if (value === user) return ":n";
  const behind = 5 * user - value;
  return behind >= 0 && behind < 5 ? `(5 * :n - ${behind})` : String(value);
}
