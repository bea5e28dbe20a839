/**
 * Settles the tournament TOURNAMENT in the database DATABASE_URL at the instant NOW, and prints when it starts and
 * ends.
 */
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { settableClock } from "./settable-clock.ts";
import { ports } from "#server/ports.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";

const { DATABASE_URL, TOURNAMENT, NOW } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL });
const jobs = { soon: async () => undefined };
const clock = settableClock(Number(NOW));
const deps = { ...ports, pool, db: drizzle(pool), clock, jobs } as unknown as DepsWithPool;
console.log("settling");
console.log(await settleTournament(deps, Number(TOURNAMENT)));
await pool.end();
