import { vi } from "vitest";
import type { TestApp } from "#tests/support/test-app.ts";

/** Returns once this many statements wait for a lock of another. */
export async function statementsWait({ pool }: TestApp, count: number): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count === count;
    },
    { timeout: 30_000 },
  );
}
