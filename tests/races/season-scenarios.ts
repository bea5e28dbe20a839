import { expect } from "vitest";
import { executeTransfers, playWildcard } from "#contract/fantasy/transfers.ts";
import { playMatch } from "#contract/match/match.ts";
import { RANKED_PER_DAY } from "#game/match/matchmaking.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { fantasyChipUse } from "#server/fantasy/table.ts";
import {
  aFantasyLeague,
  aFantasyManager,
  deadlineOf,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { browserOf } from "#tests/support/test-user.ts";
import { countRows, type Scenario, times } from "./scenario.ts";

const AT_ONCE = 8;
const DAY_MS = 86_400_000;

const leagues = new WeakMap<TestApp, Promise<MadeLeague>>();

/** The application's league, shared by its scenarios. */
function leagueOf(app: TestApp): Promise<MadeLeague> {
  const made = leagues.get(app) ?? aFantasyLeague(app);
  leagues.set(app, made);
  return made;
}

const wildcardTwice: Scenario = {
  name: "one wildcard a season",
  async prepare(app) {
    const league = await leagueOf(app);
    return async () => {
      const { user } = await aFantasyManager(app, league);
      const params = { leagueId: league.id };
      return {
        requests: times(AT_ONCE, () => (on) => browserOf(on, user).call(playWildcard, { params })),
        expected: { "200": 1, "409 wildcard_spent": AT_ONCE - 1 },
        check: async () => {
          expect(await countRows(app, "select from fantasy_wildcard where user_id = $1", [user.id])).toBe(1);
          expect(await countRows(app, "select from audit_log where user_id = $1", [user.id])).toBe(1);
        },
      };
    };
  },
};

const chipOverspend: Scenario = {
  name: "four chips a season",
  async prepare(app) {
    const league = await leagueOf(app);
    return async () => {
      const { user, cards } = await aFantasyManager(app, league, { origin: "photo" });
      const [leagueId, userId] = [league.id, user.id];
      const used = cards.slice(6).map(({ id: cardId }, at) => ({ cardId, number: at + 1 }));
      const row = { leagueId, userId, round: 0, isReturned: false };
      await app.db.insert(fantasyChipUse).values(used.map((one) => ({ ...row, ...one })));
      return {
        requests: times(AT_ONCE, (turn) => (on) => {
          // One use is left, and every other request needs two.
          const chipUsage = times(1 + (turn % 2), (at) => ({ cardId: cards[(turn + at) % 5]?.id ?? 0 }));
          const body = squadOf(leagueId, cards, { chipUsage });
          return browserOf(on, user).call(executeTransfers, { body });
        }),
        expected: { "200": AT_ONCE / 2, "409 squad_refused": AT_ONCE / 2 },
        check: async () => {
          const { rows } = await app.pool.query<{ chips: number }>(
            "select cardinality(chip_card_ids) as chips from fantasy_squad where user_id = $1",
            [userId],
          );
          expect(rows).toEqual([{ chips: 1 }]);
        },
      };
    };
  },
};

const transferAgainstTransfer: Scenario = {
  name: "one squad of those that are executed at once",
  async prepare(app) {
    const league = await leagueOf(app);
    return async () => {
      const { user, cards } = await aFantasyManager(app, league);
      const five = cards.slice(0, 5);
      return {
        requests: times(AT_ONCE, (turn) => (on) => {
          const captainId = five[turn % 5]?.id ?? null;
          const viceCaptainId = five[(turn + 1) % 5]?.id ?? null;
          const body = squadOf(league.id, cards, { captainId, viceCaptainId });
          return browserOf(on, user).call(executeTransfers, { body });
        }),
        expected: { "200": AT_ONCE },
        check: async () => {
          const { rows } = await app.pool.query<{ captain: number; vice: number }>(
            "select captain_id as captain, vice_captain_id as vice from fantasy_squad where user_id = $1",
            [user.id],
          );
          // Both armbands come from one request.
          const at = five.findIndex(({ id }) => id === rows[0]?.captain);
          expect(rows).toEqual([{ captain: five[at]?.id, vice: five[(at + 1) % 5]?.id }]);
          const query = "select from fantasy_transfer where user_id = $1";
          expect(await countRows(app, query, [user.id])).toBe(1);
        },
      };
    };
  },
};

/** The weeks of a season available to these bursts. */
const ROUNDS = 30;

const deadlineEdge: Scenario = {
  name: "no change after the deadline",
  most: ROUNDS - 1,
  isAlone: true,
  async prepare(app) {
    const league = await aFantasyLeague(app, ROUNDS);
    const { user, cards } = await aFantasyManager(app, league);
    return async (burst) => {
      const round = burst + 1;
      app.clock.set(deadlineOf(round) - 1000);
      await keepFantasy(app.deps);
      const five = cards.slice(0, 5);
      const body = (captainId: number | undefined, viceCaptainId: number | undefined) =>
        squadOf(league.id, cards, { captainId: captainId ?? 0, viceCaptainId: viceCaptainId ?? 0, round });
      await user.call(executeTransfers, { body: body(five[0]?.id, five[1]?.id) });
      const captainOf = async (): Promise<unknown> =>
        (
          await app.pool.query(
            `select l.captain_id from fantasy_locked_squad l join fantasy_round r on r.id = l.round_id
              where l.user_id = $1 and r.round = $2`,
            [user.id, round],
          )
        ).rows;
      return {
        requests: times(AT_ONCE, (turn) => async (on) => {
          // The deadline passes while they run, and the job locks the squads.
          if (turn === AT_ONCE / 2) {
            app.clock.set(deadlineOf(round));
            await keepFantasy(on.deps);
          }
          const squad = body(five[turn % 5]?.id, five[(turn + 1) % 5]?.id);
          return browserOf(on, user).call(executeTransfers, { body: squad });
        }),
        expected: (tally) => Object.keys(tally).every((one) => ["200", "409 squad_refused"].includes(one)),
        check: async () => {
          const locked = await captainOf();
          expect(locked).toHaveLength(1);
          const late = await user.call(executeTransfers, { body: body(five[2]?.id, five[3]?.id) });
          expect(late.status).toBe(409);
          await keepFantasy(app.deps);
          expect(await captainOf()).toEqual(locked);
        },
      };
    };
  },
};

const rankedLimit: Scenario = {
  name: "so many ranked matches a day",
  // Every past match slows the next search.
  most: 200,
  isAlone: true,
  async prepare(app) {
    const keen = await aManager(app);
    const others: Manager[] = [];
    while (others.length < RANKED_PER_DAY + 2) others.push(await aManager(app));
    const start = app.clock.now();
    return async (burst) => {
      // Two days later, no past opponents are excluded.
      app.clock.set(start + (burst + 1) * 2 * DAY_MS);
      const body = { matchType: "ranked" as const };
      return {
        requests: times(RANKED_PER_DAY + 4, () => (on) => browserOf(on, keen.user).call(playMatch, { body })),
        expected: { "200": RANKED_PER_DAY, "409 ranked_limit_reached": 4 },
        check: async () => {
          const query = "select from match where home_user_id = $1";
          expect(await countRows(app, query, [keen.user.id])).toBe((burst + 1) * RANKED_PER_DAY);
        },
      };
    };
  },
};

export const seasonScenarios: readonly Scenario[] = [
  wildcardTwice,
  chipOverspend,
  transferAgainstTransfer,
  deadlineEdge,
  rankedLimit,
];
