import { createHash } from "node:crypto";
import { expect } from "vitest";
import { getMonthlyLeaderboard } from "#contract/leaderboard.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { aFixture, aPerformance, aPlayer } from "#tests/support/football-makers.ts";
import { theTournament } from "#tests/support/managers.ts";
import { startScript, until } from "#tests/support/panna-process.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const NOW = Date.parse("2025-09-10T12:00:00Z");
/** Enough to kill a settlement in the middle. */
const ENTRIES = 20_000;
const PLAYERS = 30;

/** Entries with five of these midfielders each, in the same form as real ones. */
async function enterMany(app: TestApp, tournamentId: number, playerIds: readonly number[]): Promise<void> {
  await app.pool.query(
    `insert into "user" (id, name, email) select 'u' || n, 'Pat', 'u' || n || '@example.com'
       from generate_series(1, $1::int) n`,
    [ENTRIES],
  );
  await app.pool.query(
    `insert into tournament_entry (tournament_id, user_id, team_name, formation, picks, pick_codes, entered_at)
     select $1, 'u' || n, 'Five', '1-2-1', '[]',
            array(select ($2::int[])[1 + (n * (slot + 1) + slot * 7) % $3] * 4 + 2 from generate_series(0, 4) slot),
            $4::timestamptz - make_interval(secs => $5 - n)
       from generate_series(1, $5::int) n`,
    [tournamentId, playerIds, PLAYERS, new Date(NOW), ENTRIES],
  );
}

/** A tournament to settle, in a database of its own. */
export async function aSettlementToKill() {
  const app = await makeTestApp({ now: NOW });
  const tournamentId = await theTournament(app);
  const reader = await aUser(app);
  const playerIds: number[] = [];
  for (let made = 0; made < PLAYERS; made += 1) playerIds.push((await aPlayer(app)).id);
  await enterMany(app, tournamentId, playerIds);
  for (const [number, playerId] of playerIds.entries()) {
    const { id: fixtureId } = await aFixture(app, "2025-09-13T14:00:00Z");
    await aPerformance(app, { fixtureId, playerId }, { goals: number % 4, yellowCards: number % 2 });
  }

  /** A hash of every figure in the table that readers see. */
  async function tableHash(): Promise<string | null> {
    const { rows } = await app.pool.query<{ line: string }>(
      `select concat_ws(' ', s.user_id, s.place, s.position, s.points, s.key_1, s.key_2, s.key_3, s.decided_by) as line
         from standing s join tournament t on t.settlement_id = s.settlement_id
        where t.id = $1 order by s.user_id`,
      [tournamentId],
    );
    if (rows.length === 0) return null;
    return createHash("sha256")
      .update(rows.map(({ line }) => line).join("\n"))
      .digest("hex");
  }

  /** The database's standings tables, attached or not. */
  async function tables(): Promise<string[]> {
    const { rows } = await app.pool.query<{ name: string }>(
      "select relname as name from pg_class where relname ~ '^standing_[0-9]+$' and relkind = 'r' order by oid",
    );
    return rows.map(({ name }) => name);
  }

  async function startAgain(): Promise<void> {
    await app.pool.query("update tournament set settlement_id = null");
    for (const name of await tables()) await app.pool.query(`drop table ${name}`);
    await app.pool.query("delete from settlement");
  }

  const settling = () =>
    startScript("settle-once.ts", {
      DATABASE_URL: `${app.url}&application_name=panna-settles`,
      TOURNAMENT: String(tournamentId),
      NOW: String(NOW),
    });

  /** Whether the settling process is at a query of this kind, as the database sees it. */
  async function isAt(stage: string): Promise<boolean> {
    const { rows } = await app.pool.query(
      "select 1 from pg_stat_activity where application_name = 'panna-settles' and ltrim(query) ilike $1",
      [`${stage}%`],
    );
    return rows.length > 0;
  }

  /** The database takes a moment to notice the dead process; until then the tournament stays locked. */
  async function settledByUs(): Promise<string | null> {
    const outcome = await settleTournament(app.deps, tournamentId);
    return outcome === "in other hands" ? null : outcome;
  }

  expect(await settleTournament(app.deps, tournamentId)).toBe("settled");
  const undisturbed = await tableHash();

  return {
    close: () => app.close(),
    /**
     * Kills a settlement at a query of this kind, and settles again.
     *
     * @returns whether the kill came before the table was there
     */
    async killAt(stage: string): Promise<boolean> {
      await startAgain();
      const panna = settling();
      await until(async () => ((await isAt(stage)) || panna.hasEnded() ? true : null));
      await panna.end("SIGKILL");
      const seen = await tableHash();
      expect([null, undisturbed]).toContain(seen);
      expect((await reader.call(getMonthlyLeaderboard)).status).toBe(200);
      await until(settledByUs);
      expect(await tableHash()).toBe(undisturbed);
      const { rows } = await app.pool.query("select count(*)::int as n from standing");
      expect(rows).toEqual([{ n: ENTRIES }]);
      expect(await tables()).toHaveLength(1);
      return seen === null;
    },
    /** Kills one early. @returns the outcome of the next, which nobody holds up */
    async killAtOnce(): Promise<string> {
      await startAgain();
      const panna = settling();
      await until(async () => ((await isAt("")) || panna.hasEnded() ? true : null));
      await panna.end("SIGKILL");
      return until(settledByUs);
    },
  };
}
