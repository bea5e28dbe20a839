import type { BenchDatabase } from "./database.ts";

const PLAYERS = 600;

/** The measured round: its tables' sums continue those of the previous round. */
export const MEASURED_ROUND = 2;

/**
 * A season of 38 rounds, the first two played and locked with the same nine cards for each of `user-1` and so on; a
 * tenth of the players didn't play.
 *
 * @param lockedAt the deadline of the second round, epoch milliseconds
 */
export async function insertFantasySeason(
  { pool }: BenchDatabase,
  squads: number,
  lockedAt: number,
): Promise<void> {
  const insert = (text: string, values: unknown[] = []) => pool.query(text, values);
  await insert("insert into league values ('premier-league', 'Premier League', 'England')");
  await insert(
    `insert into club (provider, key, league_id, name, short_name, code, primary_colour, secondary_colour)
     select 'simulated', n, 'premier-league', 'Club ' || n, 'Club ' || n, 'CLU', '#000000', '#ffffff'
       from generate_series(1, 20) n`,
  );
  await insert(
    `insert into player (provider, key, club_id, name, short_name, position, overall)
     select 'simulated', n, 1 + n % 20, 'Player ' || n, 'Player ' || n, 'midfielder', 70 from generate_series(1, $1) n`,
    [PLAYERS],
  );
  await insert(
    `insert into fixture (provider, key, league_id, season, round, home_club_id, away_club_id, kick_off, status,
                          details_hash, updated_at)
     select 'simulated', r * 100 + n, 'premier-league', 2026, r, 2 * n - 1, 2 * n,
            $1::timestamptz + (r - 2) * interval '7 days' + interval '1 day', 'FT', 'hash', now()
       from generate_series(1, 2) r, generate_series(1, 10) n order by r, n`,
    [new Date(lockedAt)],
  );
  await insert(
    `insert into performance (fixture_id, player_id, minutes, goals, assists, conceded, yellow_cards, red_cards)
     select 10 * r + 1 + (p % 20) / 2, p, case when p % 10 = 0 then 0 else 90 end, p % 7 / 6, p % 5 / 4, p % 3, p % 9 / 8, 0
       from generate_series(0, 1) r, generate_series(1, $1) p`,
    [PLAYERS],
  );
  await insertRounds(insert, lockedAt);
  await insertSquads(insert, squads, lockedAt);
  await insert("vacuum analyze");
}

type Insert = (text: string, values?: unknown[]) => Promise<unknown>;

async function insertRounds(insert: Insert, lockedAt: number): Promise<void> {
  await insert(
    "insert into fantasy_league (league_id, season, name) values ('premier-league', 2026, 'Premier League')",
  );
  await insert(
    `insert into fantasy_round (league_id, round, deadline, state, final_at, fixture_ids, fixture_counts, locked_at)
     select 1, n, $1::timestamptz + (n - 2) * interval '7 days',
            case when n <= 2 then 'provisional' else 'upcoming' end, now() + interval '5 days',
            array(select generate_series(10 * n - 9, 10 * n)),
            (select json_object_agg(c, 1) from generate_series(1, 20) c), case when n <= 2 then now() end
       from generate_series(1, 38) n`,
    [new Date(lockedAt)],
  );
}

/** A goalkeeper, a defender, two midfielders and a forward start; the bench covers each position. */
const CODES = "array[0, 1, 2, 2, 3, 0, 1, 2, 3]";

async function insertSquads(insert: Insert, squads: number, lockedAt: number): Promise<void> {
  await insert(
    `insert into card (user_id, player_id, player_name, position, club, overall, rarity, status, origin, created_at)
     select 'user-' || n, 1 + (n * 7919 + k * 61) % $2,
            'Player', (array['goalkeeper', 'defender', 'midfielder', 'forward'])[1 + (${CODES})[k]], 'Club', 70, 'common',
            'approved', 'base', now()
       from generate_series(1, $1) n, generate_series(1, 9) k order by n, k`,
    [squads, PLAYERS],
  );
  await insert(
    `insert into fantasy_squad (league_id, user_id, joined_at, locked_until, locked_round_id, card_ids, pick_codes,
                                captain_id, vice_captain_id, chip_card_ids, gone_ids, bank, bank_after, transfers, paid, cost)
     select 1, 'user-' || n, $3::timestamptz - n * interval '1 second', $3, 2,
            array(select (n - 1) * 9 + k from generate_series(1, 9) k),
            array(select 4 * (1 + (n * 7919 + k * 61) % $2) + (${CODES})[k] from generate_series(1, 9) k),
            n * 9 - 4, n * 9 - 5, '{}', '{}', 1, 1, 0, 0, 0
       from generate_series(1, $1) n`,
    [squads, PLAYERS, new Date(lockedAt)],
  );
  await insert(
    `insert into fantasy_locked_squad (round_id, user_id, card_ids, pick_codes, captain_id, vice_captain_id, chip_card_ids,
                                       transfers, paid, cost)
     select r, user_id, card_ids, pick_codes, captain_id, vice_captain_id, '{}', 2, 1, 2
       from fantasy_squad, generate_series(1, 2) r`,
  );
  await insert(
    `insert into fantasy_ownership (round_id, player_id, squads)
     select round_id, code / 4, count(*) from fantasy_locked_squad cross join unnest(pick_codes) code group by 1, 2`,
  );
}
