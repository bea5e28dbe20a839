import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimBaseSet, listCards } from "#contract/card/card.ts";
import type { ResponseOf } from "#contract/endpoint.ts";
import {
  executePractice,
  getPractice,
  getPracticeHelp,
  getPracticePoints,
  playGameweek,
  startPractice,
  validatePractice,
} from "#contract/fantasy/practice.ts";
import { STARTER_COUNT } from "#game/fantasy/squad.ts";
import { fantasyLockedSquad, fantasySquad } from "#server/fantasy/table.ts";
import { ingestCatalogue } from "#server/football/ingest-catalogue.ts";
import { simulatedProvider } from "#server/football/simulated-provider.ts";
import { practiceGameweek } from "#server/practice/table.ts";
import { aUser } from "#tests/support/sessions.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
  await ingestCatalogue(
    app.db,
    "simulated",
    await simulatedProvider().catalogue(app.clock.now()),
    app.clock.now(),
  );
});

afterAll(() => app.close());

/** The simulated season before the tests' own. */
const LAST_SEASON = { leagueId: "premier-league", season: 2024 };

async function aLearner(): Promise<TestUser> {
  const user = await aUser(app);
  expect((await user.call(claimBaseSet)).status).toBe(200);
  return user;
}

async function started(user: TestUser): Promise<ResponseOf<typeof startPractice>> {
  const { body, status } = await user.call(startPractice, { body: { ...LAST_SEASON, replaces: null } });
  expect(status).toBe(200);
  return body;
}

/** A request for the best nine that the help suggests. */
async function bestRequest(user: TestUser, id: number) {
  const { body } = await user.call(getPracticeHelp, { params: { id } });
  const best = body.bestNine;
  if (best === null) throw new Error("the base set has no legal nine");
  return {
    newCardIds: best.starterIds,
    benchCardIds: best.benchIds,
    captainId: best.captainId,
    viceCaptainId: best.viceCaptainId,
    useWildcard: false,
    chipUsage: [],
  };
}

async function playing(): Promise<{ user: TestUser; id: number; first: number }> {
  const user = await aLearner();
  const { id, next } = await started(user);
  const executed = await user.call(executePractice, { params: { id }, body: await bestRequest(user, id) });
  expect(executed.body).toMatchObject({ valid: true, cost: 0, round: next });
  return { user, id, first: next ?? 0 };
}

const play = (user: TestUser, id: number, round: number) =>
  user.call(playGameweek, { params: { id, round } });
const practiceOf = async (user: TestUser) => (await user.call(getPractice)).body.practice;

describe("a practice season", () => {
  test("is there on a new installation: last season of the simulated world, in each league", async () => {
    const { body } = await (await aLearner()).call(getPractice);
    expect(body.practice).toBeNull();
    expect(body.choices).toMatchObject([
      { leagueId: "premier-league", season: 2024, source: "simulated" },
      { leagueId: "la-liga", season: 2024, source: "simulated" },
      { leagueId: "serie-a", season: 2024, source: "simulated" },
    ]);
  });

  test("begins at the first of 38 gameweeks, with the wildcard and all chips unused", async () => {
    const user = await aLearner();
    expect(await started(user)).toMatchObject({
      gameweeks: 38,
      next: 1,
      total: 0,
      played: [],
      hasTeam: false,
      isFirstSquad: true,
      powers: { wildcardUsed: false, chipUsesRemaining: 4 },
    });
  });

  test("is one for each user: begun by fifty presses at once it is begun once", async () => {
    const user = await aLearner();
    const answers = await atOnce(50, () =>
      user.call(startPractice, { body: { ...LAST_SEASON, replaces: null } }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
  });

  test("can be started again at any time, and replaces only the one that the user meant", async () => {
    const { user, id, first } = await playing();
    await play(user, id, first);
    const stale = await user.call(startPractice, { body: { ...LAST_SEASON, replaces: id - 1 } });
    expect(stale.status).toBe(409);
    const again = await user.call(startPractice, { body: { ...LAST_SEASON, replaces: id } });
    expect(again.body).toMatchObject({ next: 1, total: 0, played: [], hasTeam: false });
    expect((await play(user, id, first)).status).toBe(404);
  });

  test("of a season that isn't over, or doesn't exist, can't be started", async () => {
    const user = await aLearner();
    for (const asked of [
      { leagueId: "premier-league", season: 2025 },
      { leagueId: "bundesliga", season: 2024 },
    ]) {
      expect((await user.call(startPractice, { body: { ...asked, replaces: null } })).status).toBe(404);
    }
  });

  test("belongs to its user alone", async () => {
    const { user, id, first } = await playing();
    const other = await aLearner();
    const body = await bestRequest(user, id);
    const params = { id };
    expect((await other.call(validatePractice, { params, body })).status).toBe(404);
    expect((await other.call(executePractice, { params, body })).status).toBe(404);
    expect((await other.call(getPracticeHelp, { params })).status).toBe(404);
    expect((await play(other, id, first)).status).toBe(404);
  });
});

describe("a squad of a practice season", () => {
  test("is judged by the rules of the real one, every error with its sentence", async () => {
    const user = await aLearner();
    const { id } = await started(user);
    const best = await bestRequest(user, id);
    const body = { ...best, viceCaptainId: best.captainId };
    const validated = await user.call(validatePractice, { params: { id }, body });
    expect(validated.body).toMatchObject({ valid: false, errors: [{ code: "captain_is_vice_captain" }] });
    const executed = await user.call(executePractice, { params: { id }, body });
    expect(executed).toMatchObject({ status: 409, body: { code: "squad_refused" } });
  });

  test("cannot be changed for a gameweek that another window has already played", async () => {
    const { user, id, first } = await playing();
    await play(user, id, first);
    const body = { ...(await bestRequest(user, id)), round: first };
    const executed = await user.call(executePractice, { params: { id }, body });
    expect(executed.status).toBe(409);
    expect(executed.body.message).toContain("The deadline for this gameweek has passed");
  });

  test("locks no card, and is in no real table", async () => {
    const { user, id, first } = await playing();
    await play(user, id, first);
    const { body: cards } = await user.call(listCards);
    expect(cards.every(({ lockedUntil }) => lockedUntil === null)).toBe(true);
    expect(await app.db.select().from(fantasySquad).where(eq(fantasySquad.userId, user.id))).toEqual([]);
    const locked = eq(fantasyLockedSquad.userId, user.id);
    expect(await app.db.select().from(fantasyLockedSquad).where(locked)).toEqual([]);
  });
});

describe("a gameweek of a practice season", () => {
  test("is not played without a squad, nor before its turn", async () => {
    const user = await aLearner();
    const { id } = await started(user);
    expect(await play(user, id, 1)).toMatchObject({
      status: 409,
      body: { code: "practice_squad_missing", message: "Choose your nine before you play the gameweek." },
    });
    expect(await play(user, id, 2)).toMatchObject({
      status: 409,
      body: { code: "practice_gameweek_ahead", message: "Play gameweek 1 first." },
    });
  });

  test("gives points with receipts that add up, and the best line-up", async () => {
    const { user, id, first } = await playing();
    const { body } = await play(user, id, first);
    const { score } = body;
    for (const card of score.cards) {
      const sum = card.receipts.reduce((total, { points }) => total + points, 0);
      expect(sum).toBe(card.points);
      expect(card.counted === 0 || card.counted === sum * (1 + card.multiples.length)).toBe(true);
    }
    const counted = score.cards.reduce((total, one) => total + one.counted, 0);
    expect(score.total).toBe(counted - score.cost);
    expect(score.best?.points ?? 0).toBeGreaterThanOrEqual(score.lineUpPoints);
    expect(score.cards.filter(({ place }) => place === "starter" || place === "on")).toHaveLength(
      STARTER_COUNT,
    );
    const again = await user.call(getPracticePoints, { params: { id, round: first } });
    expect(again.body).toEqual(body);
  });

  test("pressed in fifty windows at once is played once, and all see the same points", async () => {
    const { user, id, first } = await playing();
    const answers = await atOnce(50, () => play(user, id, first));
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const rows = await app.db.select().from(practiceGameweek).where(eq(practiceGameweek.practiceId, id));
    expect(rows).toHaveLength(1);
    expect(await practiceOf(user)).toMatchObject({ next: first + 1, bank: 1 });
  });

  test("carries the squad over, and keeps up to five free transfers", async () => {
    const { user, id } = await playing();
    for (let round = 1; round <= 7; round += 1) expect((await play(user, id, round)).status).toBe(200);
    const practice = await practiceOf(user);
    expect(practice).toMatchObject({ next: 8, bank: 5, hasTeam: true, isFirstSquad: false });
    expect(practice?.played.map(({ round }) => round)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    const sum = practice?.played.reduce((total, one) => total + one.total, 0);
    expect(practice?.total).toBe(sum);
  });

  test("takes transfers from the bank, then points, and none in a wildcard round", async () => {
    const { user, id } = await playing();
    await play(user, id, 1);
    const { body: cards } = await user.call(listCards);
    const practice = await practiceOf(user);
    const locked = practice?.entries.map((one) => one.id) ?? [];
    const bench = locked.slice(STARTER_COUNT);
    const fresh = cards.map((one) => one.id).filter((one) => !locked.includes(one));
    expect(fresh).toHaveLength(2);
    const changed = {
      newCardIds: locked.slice(0, STARTER_COUNT),
      benchCardIds: [...fresh, ...bench.slice(fresh.length)],
      captainId: locked[0] ?? null,
      viceCaptainId: locked[1] ?? null,
      chipUsage: [],
    };
    const asked = (useWildcard: boolean) =>
      user.call(validatePractice, { params: { id }, body: { ...changed, useWildcard } });
    expect((await asked(false)).body).toMatchObject({ transfers: 2, cost: 2, bankBefore: 1, bankAfter: 0 });
    expect((await asked(true)).body).toMatchObject({ transfers: 2, cost: 0, bankAfter: 1 });
    const body = { ...changed, useWildcard: true };
    await user.call(executePractice, { params: { id }, body });
    expect((await play(user, id, 2)).body.score).toMatchObject({ cost: 0 });
    expect((await practiceOf(user))?.powers.wildcardUsed).toBe(true);
    const second = await user.call(validatePractice, { params: { id }, body });
    expect(second.body.errors).toMatchObject([{ code: "wildcard_spent" }]);
  });

  test("is the last of 38: then the season is over", async () => {
    const { user, id } = await playing();
    for (let round = 1; round <= 38; round += 1) expect((await play(user, id, round)).status).toBe(200);
    expect(await practiceOf(user)).toMatchObject({ next: null, gameweeks: 38 });
    expect(await play(user, id, 39)).toMatchObject({ status: 409, body: { code: "practice_over" } });
  });
});
