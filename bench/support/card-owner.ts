import type pg from "pg";
import { insertUsersWithSessions } from "./database.ts";

export interface CardOwner {
  /** The Cookie header of the owner's session. */
  readonly cookie: string;
  readonly userId: string;
  /** Two teams in formation 2-1-1, without players. */
  readonly teamIds: readonly [number, number];
  readonly cardIds: readonly number[];
}

/** A user with `cards` approved cards of four positions, each of a different player, and two teams. */
export async function insertCardOwner(pool: pg.Pool, cards: number): Promise<CardOwner> {
  const [cookie = ""] = await insertUsersWithSessions(pool, 1);
  const userId = "user-1";
  const inserted = await pool.query<{ id: number }>(
    `insert into card (user_id, player_name, position, club, overall, rarity, status, origin, created_at)
     select $1, 'Player ' || n, (array['goalkeeper', 'defender', 'midfielder', 'forward'])[1 + n % 4],
            'Club ' || n % 60, 50 + n % 25, 'common', 'approved', 'photo', now()
       from generate_series(1, $2) n
     returning id`,
    [userId, cards],
  );
  const made = await pool.query<{ id: number }>(
    `insert into team (user_id, name, formation, created_at, updated_at)
     select $1, 'The Bench', '2-1-1', now(), now() from generate_series(1, 2) returning id`,
    [userId],
  );
  await pool.query("vacuum analyze card, team, team_slot");
  return {
    cookie,
    userId,
    teamIds: [made.rows[0]?.id ?? 0, made.rows[1]?.id ?? 0],
    cardIds: inserted.rows.map(({ id }) => id),
  };
}
