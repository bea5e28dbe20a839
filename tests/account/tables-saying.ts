import type { TestApp } from "#tests/support/test-app.ts";

/** The tables with a text in any of their rows. */
export async function tablesSaying({ pool }: Pick<TestApp, "pool">, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const saying: string[] = [];
  for (const { name } of rows) {
    const found = await pool.query(`select from "${name}" t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (found.rowCount !== 0) saying.push(name);
  }
  return saying.toSorted();
}
