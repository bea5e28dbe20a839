import type pg from "pg";
import { insertUsersWithSessions } from "./database.ts";

/** The only tournament of an entry bench, under way now. */
export const TOURNAMENT_ID = 1;

/** Users who can enter: user `n` has team `n` with cards `5n - 4` to `5n`. @returns their Cookie headers */
export async function insertEntrants(pool: pg.Pool, count: number): Promise<string[]> {
  const cookies = await insertUsersWithSessions(pool, count);
  await pool.query(
    `insert into card (user_id, player_name, position, club, overall, rarity, status, origin, created_at)
     select 'user-' || (1 + (n - 1) / 5), 'Player ' || n,
            (array['goalkeeper', 'defender', 'defender', 'midfielder', 'forward'])[1 + (n - 1) % 5],
            'Club ' || n % 60, 60, 'common', 'approved', 'photo', now()
       from generate_series(1, 5 * $1) n`,
    [count],
  );
  await pool.query(
    `insert into team (user_id, name, formation, created_at, updated_at)
     select 'user-' || n, 'Team ' || n, '2-1-1', now(), now() from generate_series(1, $1) n`,
    [count],
  );
  await pool.query(
    `insert into team_slot (team_id, position, position_index, card_id)
     select 1 + (n - 1) / 5, (array['GK', 'CB', 'CB', 'CM', 'ST'])[1 + (n - 1) % 5], (n - 1) % 5, n
       from generate_series(1, 5 * $1) n`,
    [count],
  );
  await pool.query(
    `insert into tournament (month, name, starts_at, ends_at, status)
     values ('2000-01', 'The Bench', now() - interval '1 day', now() + interval '1 day', 'active')`,
  );
  await pool.query(`vacuum analyze card, team, team_slot`);
  return cookies;
}

/** Users who have already entered, in addition to those who still can. */
export async function insertEntries(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into "user" (id, name, email, username)
     select 'entered-' || n, 'User ' || n, 'entered-' || n || '@example.com', 'entered_' || n
       from generate_series(1, $1) n`,
    [count],
  );
  await pool.query(
    `insert into tournament_entry (tournament_id, user_id, team_name, formation, picks, pick_codes, entered_at)
     select ${TOURNAMENT_ID}, 'entered-' || n, 'Team ' || n, '2-1-1', '[]', '{1,2,3,4,5}', now() - n * interval '1 ms'
       from generate_series(1, $1) n`,
    [count],
  );
  await pool.query(`vacuum analyze "user", tournament_entry`);
}
