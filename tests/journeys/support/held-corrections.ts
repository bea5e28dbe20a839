import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** The line of `postmaster.pid` with the socket's folder. */
const SOCKET_LINE = 4;

/**
 * Writes two corrections of one match in the last final fantasy round into the ledger, as importing a provider's
 * change does, and holds them, as settlement does: one player's goal goes to another.
 *
 * @param dataDir of a running Panna that should have settled a round
 * @returns whether there is such a round yet
 */
export async function holdCorrections(dataDir: string): Promise<boolean> {
  const lines = (await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  const client = new pg.Client({ host: lines[SOCKET_LINE], user: "postgres", database: "postgres" });
  await client.connect();
  try {
    const { rowCount } = await client.query(`
      with final_round as (
        select id, fixture_ids[1] as fixture_id, final_at + interval '1 day' as late
          from fantasy_round where state = 'final' order by final_at desc limit 1
      ), corrected as (
        insert into correction (fixture_id, player_id, at, figures, points_before, points_after)
        select fixture_id, player.id, late,
               case row_number() over (order by player.id) when 1 then '{"goals":[1,0]}'::jsonb else '{"goals":[0,1]}' end,
               case row_number() over (order by player.id) when 1 then 6 else 2 end,
               case row_number() over (order by player.id) when 1 then 2 else 6 end
          from final_round
          join fixture on fixture.id = fixture_id
          join lateral (
            select id from player where club_id = fixture.home_club_id and position = 'forward' order by id limit 2
          ) player on true
        returning id
      )
      insert into fantasy_correction (correction_id, round_id, outcome, totals)
      select corrected.id, final_round.id, 'held', '[]' from corrected cross join final_round`);
    return rowCount === 2;
  } finally {
    await client.end();
  }
}
