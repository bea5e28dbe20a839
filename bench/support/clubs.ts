import type pg from "pg";

/** One league of twenty clubs, with ids 1 to 20. */
export async function insertClubs(pool: pg.Pool): Promise<void> {
  await pool.query("insert into league values ('premier-league', 'Premier League', 'England')");
  await pool.query(`
    insert into club (league_id, provider, key, name, short_name, code, primary_colour, secondary_colour)
    select 'premier-league', 'simulated', 'c' || n, 'Club ' || n, 'C' || n, 'CLB', '#000000', '#ffffff'
      from generate_series(1, 20) n`);
}
