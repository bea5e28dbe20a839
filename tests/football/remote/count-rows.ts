import type { TestApp } from "#tests/support/test-app.ts";

/**
 * The number of rows after `from`.
 *
 * @param from such as `fixture where status = 'FT'`
 */
export async function countRows({ pool }: Pick<TestApp, "pool">, from: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::integer as count from ${from}`);
  return rows[0]?.count ?? 0;
}
