import { expect, test } from "vitest";
import type { Plan } from "#scripts/demo/plan.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { aWorld, MAKING_MS } from "./a-world.ts";

/** A Saturday after several gameweeks and a whole month. */
const PLAN = {
  seed: "short",
  managers: 12,
  matches: 8,
  photos: 4,
  at: Date.parse("2026-09-19T11:30:00Z"),
} satisfies Plan;

/** What two worlds of one plan share: everything except random values such as photo addresses. */
const FACTS = {
  users: `select id, username, email, is_admin, points, total_matches, total_wins, created_at from "user" order by id`,
  cards: "select id, user_id, player_id, overall, status, origin, created_at from card order by id",
  teams: `select t.user_id, t.name, t.formation, s.position_index, s.card_id
            from team t join team_slot s on s.team_id = t.id order by t.user_id, s.position_index`,
  entries:
    "select tournament_id, user_id, formation, pick_codes, entered_at from tournament_entry order by id",
  months: `select t.month, s.place, s.user_id, s.points from standing s
             join tournament t on t.settlement_id = s.settlement_id order by t.month, s.place`,
  squads:
    "select league_id, user_id, card_ids, captain_id, bank from fantasy_squad order by league_id, user_id",
  rounds: `select r.round, s.user_id, s.position, s.points from fantasy_round r
             join standing s on s.settlement_id = r.season_settlement_id order by r.id, s.place`,
  matches:
    "select home_user_id, away_user_id, home_score, away_score, hash, created_at from match order by id",
  leagues: `select l.name, l.invite_code, l.size, m.user_id from mini_league l
              join mini_league_member m on m.league_id = l.id order by l.id, m.joined_at`,
  signings: "select user_id, round, player_id, card_id, number from scout_signing order by user_id, round",
} as const;

async function factsOf({ pool }: TestApp): Promise<Record<string, unknown[]>> {
  const facts: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(FACTS)) facts[name] = (await pool.query(query)).rows;
  return facts;
}

test(
  "the same plan makes the same world",
  async () => {
    const [app, again] = [await aWorld(PLAN), await aWorld(PLAN)];
    const [one, other] = [await factsOf(app), await factsOf(again)];
    await app.close();
    await again.close();
    expect(Object.entries(one).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(other).toEqual(one);
  },
  2 * MAKING_MS,
);
