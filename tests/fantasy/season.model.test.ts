import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getMyTeam, getSeasonPowers } from "#contract/fantasy/league.ts";
import { executeTransfers, playWildcard, type TransferRequest } from "#contract/fantasy/transfers.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import {
  aFantasyLeague,
  aFantasyManager,
  deadlineOf,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import {
  type AskedSquad,
  choose,
  isAllowed,
  isWildcardAllowed,
  newPlainManagerSeason,
  passDeadline,
  type PlainManagerSeason,
  priceOf,
} from "#tests/support/plain-manager-season.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** Each season starts where the previous one ended, so this has to last for all of them. */
const ROUNDS = 60;
const SEASONS = 4;
const LONGEST_SEASON = 24;
/** On a slow machine fewer seasons fit. */
const TIME_LIMIT_MS = 20_000;

let app: TestApp;
let league: MadeLeague;
/** The round with the next deadline, shared by all seasons. */
let coming = 1;

beforeAll(async () => {
  app = await makeTestApp();
  league = await aFantasyLeague(app, ROUNDS);
}, 60_000);

afterAll(() => app.close());

interface Manager {
  readonly user: TestUser;
  /** For each of the nine places, two special cards of one position and club. */
  readonly pairs: readonly (readonly [number, number])[];
  last: { readonly body: TransferRequest; readonly key: string; readonly answer: unknown } | null;
}

let keys = 0;

async function aManager(): Promise<Manager> {
  const first = await aFantasyManager(app, league, { origin: "photo" });
  const second = await aFantasyManager(app, league, { origin: "photo" });
  await app.pool.query("update card set user_id = $1 where user_id = $2", [first.user.id, second.user.id]);
  const pairs = first.cards.map((card, at) => [card.id, second.cards[at]?.id ?? 0] as const);
  return { user: first.user, pairs, last: null };
}

interface Choice {
  readonly isSecond: readonly boolean[];
  readonly chips: readonly number[];
  readonly useWildcard: boolean;
}

function toAsked({ pairs }: Manager, { isSecond, chips, useWildcard }: Choice): AskedSquad {
  const cardIds = pairs.map(([one, other], place) => (isSecond[place] === true ? other : one));
  return { cardIds, chipCardIds: chips.flatMap((place) => cardIds[place] ?? []), useWildcard };
}

function toBody({ cardIds, chipCardIds, useWildcard }: AskedSquad): TransferRequest {
  return squadOf(
    league.id,
    cardIds.map((id) => ({ id })),
    { useWildcard, chipUsage: chipCardIds.map((cardId) => ({ cardId })) },
  );
}

type Command = fc.AsyncCommand<PlainManagerSeason, Manager>;

function command(
  name: string,
  run: (season: PlainManagerSeason, manager: Manager) => Promise<void>,
): Command {
  return {
    check: () => coming < ROUNDS,
    run: async (season, manager) => {
      await run(season, manager);
      await expectAsPlain(season, manager);
    },
    toString: () => name,
  };
}

/** The manager sees what the plain counters say, and no row anywhere says more. */
async function expectAsPlain(season: PlainManagerSeason, { user }: Manager): Promise<void> {
  const params = { leagueId: league.id };
  const { body: team } = await user.call(getMyTeam, { params });
  const squad = season.chosen?.cardIds ?? season.locked ?? [];
  const chips = season.chosen?.chipCardIds ?? [];
  expect(team.entries.map(({ id }) => id)).toEqual(squad);
  expect(new Set(team.entries.filter(({ hasChip }) => hasChip).map(({ id }) => id))).toEqual(new Set(chips));
  expect(team).toMatchObject({ bank: season.bank, cost: priceOf(season).cost });
  const { body: powers } = await user.call(getSeasonPowers, { params });
  expect(powers).toMatchObject({
    wildcardUsed: season.wildcardRound !== null,
    chipUsesRemaining: 4 - season.spentChips.length - chips.length,
  });
  const { rows } = await app.pool.query<{ wildcards: number; chips: number }>(
    `select (select count(*)::integer from fantasy_wildcard where user_id = $1) as wildcards,
            (select count(*)::integer from fantasy_chip_use where user_id = $1) as chips`,
    [user.id],
  );
  expect(rows).toEqual([
    { wildcards: Number(season.wildcardRound !== null), chips: season.spentChips.length },
  ]);
}

/** Sends one attempt several times at once: every success has the same answer, the rest get a conflict. */
function executing(choice: Choice, calls: number): Command {
  return command(`${calls} × execute ${JSON.stringify(choice)}`, async (season, manager) => {
    const asked = toAsked(manager, choice);
    const body = toBody(asked);
    keys += 1;
    const key = `attempt ${keys}`;
    const answers = await Promise.all(
      Array.from({ length: calls }, () =>
        manager.user.call(executeTransfers, { body }, { idempotencyKey: key }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(done.length > 0).toBe(isAllowed(season, asked));
    if (done.length === 0) return;
    expect(new Set(done.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    choose(season, asked);
    expect(done[0]?.body).toMatchObject({ round: season.round, cost: priceOf(season).cost });
    manager.last = { body, key, answer: done[0]?.body };
  });
}

/** Card ids as one text, whatever their order. */
function inOrder(cardIds: readonly number[]): string {
  return cardIds.toSorted((a, b) => a - b).join();
}

/** Sends two squads at once: one of them wins, whichever came last. */
function executingTwo(one: Choice, other: Choice): Command {
  return command(
    `execute ${JSON.stringify(one)} and ${JSON.stringify(other)} at once`,
    async (season, manager) => {
      const both = [toAsked(manager, one), toAsked(manager, other)].map((asked) => ({
        ...asked,
        useWildcard: false,
      }));
      const answers = await Promise.all(
        both.map((asked) => manager.user.call(executeTransfers, { body: toBody(asked) })),
      );
      expect(answers.map(({ status }) => status === 200)).toEqual(
        both.map((asked) => isAllowed(season, asked)),
      );
      const { body } = await manager.user.call(getMyTeam, { params: { leagueId: league.id } });
      const ids = body.entries.map(({ id }) => id).join();
      const chips = inOrder(body.entries.flatMap(({ id, hasChip }) => (hasChip ? [id] : [])));
      const last = both.findLast(
        (asked) =>
          isAllowed(season, asked) && asked.cardIds.join() === ids && inOrder(asked.chipCardIds) === chips,
      );
      if (last !== undefined) choose(season, last);
    },
  );
}

/** Retries as after a lost response: nothing changes, even if the deadline has passed since. */
function retrying(): Command {
  return command("retry", async (_, { user, last }) => {
    if (last === null) return;
    const again = await user.call(executeTransfers, { body: last.body }, { idempotencyKey: last.key });
    expect(again).toMatchObject({ status: 200, body: last.answer });
  });
}

/** Reuses an attempt's key for another request. */
function reusing(choice: Choice): Command {
  return command(`reuse the key for ${JSON.stringify(choice)}`, async (_, manager) => {
    const { user, last } = manager;
    if (last === null) return;
    const body = toBody(toAsked(manager, choice));
    if (JSON.stringify(body) === JSON.stringify(last.body)) return;
    const { status, body: failure } = await user.call(
      executeTransfers,
      { body },
      { idempotencyKey: last.key },
    );
    expect([status, failure.code]).toEqual([422, "idempotency_key_reused"]);
  });
}

function playing(calls: number): Command {
  return command(`${calls} × wildcard`, async (season, { user }) => {
    const answers = await Promise.all(
      Array.from({ length: calls }, () => user.call(playWildcard, { params: { leagueId: league.id } })),
    );
    const isPlayed = season.wildcardRound === null && isWildcardAllowed(season);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(isPlayed ? 1 : 0);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(isPlayed ? calls - 1 : calls);
    if (isPlayed) season.wildcardRound = season.round;
  });
}

/** The deadline passes, and the job has run or not. A squad meant for the round comes too late. */
function passing(choice: Choice, hasJobRun: boolean): Command {
  return command(
    `pass the deadline${hasJobRun ? "" : " without the job"}, then ${JSON.stringify(choice)}`,
    async (season, manager) => {
      app.clock.set(deadlineOf(coming));
      coming += 1;
      if (hasJobRun) await keepFantasy(app.deps);
      const body = { ...toBody(toAsked(manager, choice)), round: season.round };
      const { status, body: failure } = await manager.user.call(executeTransfers, { body });
      expect(status).toBe(409);
      expect(JSON.stringify(failure.details)).toContain("deadline_passed");
      passDeadline(season);
    },
  );
}

const aChoice: fc.Arbitrary<Choice> = fc.record({
  isSecond: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  // Two chips in most squads, so seasons get as far as the fifth.
  chips: fc.oneof(
    { weight: 1, arbitrary: fc.constant<number[]>([]) },
    { weight: 5, arbitrary: fc.uniqueArray(fc.nat({ max: 8 }), { minLength: 2, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.nat({ max: 8 }), { minLength: 1, maxLength: 3 }) },
  ),
  useWildcard: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});

const calls = fc.integer({ min: 1, max: 4 });

const aSeason = fc.commands<PlainManagerSeason, Manager, false>(
  [
    fc.tuple(aChoice, calls).map((given) => executing(...given)),
    fc.tuple(aChoice, calls).map((given) => executing(...given)),
    fc.tuple(aChoice, aChoice).map((given) => executingTwo(...given)),
    fc.constant(retrying()),
    aChoice.map(reusing),
    calls.map(playing),
    fc.tuple(aChoice, fc.boolean()).map((given) => passing(...given)),
    fc.tuple(aChoice, fc.boolean()).map((given) => passing(...given)),
  ],
  { maxCommands: LONGEST_SEASON, size: "max" },
);

describe("a manager's season over HTTP", () => {
  // shows: 4.26, 9.30, 9.32
  test(
    "no order of calls, retries and calls at once gives more than the rules",
    async () => {
      const season = fc.asyncProperty(aSeason, async (commands) => {
        const manager = await aManager();
        await fc.asyncModelRun(() => ({ model: newPlainManagerSeason(coming), real: manager }), commands);
      });
      const limits = { numRuns: SEASONS, interruptAfterTimeLimit: TIME_LIMIT_MS, endOnFailure: true };
      const report = await fc.check(season, limits);
      // The report has the seed and the calls that failed.
      expect(await fc.asyncDefaultReportMessage(report)).toBeUndefined();
    },
    3 * TIME_LIMIT_MS,
  );
});
