import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deleteCard, deleteCards, listCards } from "#contract/card/card.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { deleteTeam } from "#contract/team.ts";
import { fixture } from "#server/football/table.ts";
import {
  aFantasyWorld,
  atTime,
  changedCards,
  deadlineOf,
  type FantasyManager,
  finalOf,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aCard, anActiveTeam, type CardRow } from "#tests/support/makers.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { endFixtures } from "./end-fixtures.ts";

let app: TestApp;
let league: MadeLeague;
let manager: FantasyManager;

beforeEach(async () => {
  ({ app, league, manager } = await aFantasyWorld());
  await execute(manager.cards);
});

afterEach(() => app.close());

const execute = (cards: readonly CardRow[]) =>
  manager.user.call(executeTransfers, { body: squadOf(league.id, cards) });

const idOf = (at: number, cards = manager.cards) => cards[at]?.id ?? 0;

const removal = (id = idOf(0)) => manager.user.call(deleteCard, { params: { id } });

describe("a card in a squad", () => {
  test("can be deleted until the deadline", async () => {
    app.clock.set(deadlineOf(1) - 1);
    expect((await removal()).status).toBe(200);
  });

  test("cannot be deleted from the deadline on, whether or not the job has run, until the round is final", async () => {
    app.clock.set(deadlineOf(1));
    const { status, body } = await removal();
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: "card_locked",
      message: "This card is locked: it plays in gameweek 1 of premier-league 2025/26.",
    });
    await atTime(app, deadlineOf(1));
    expect((await removal()).status).toBe(409);
    await endFixtures(app, league.fixtures[0]);
    await atTime(app, finalOf(1) - 1);
    expect((await removal()).status).toBe(409);
    await atTime(app, finalOf(1));
    expect((await removal()).status).toBe(200);
  });

  test("is locked on the bench too, in bulk too, and leaves the others free to go", async () => {
    const spare = await aCard(app, manager.user);
    await atTime(app, deadlineOf(1));
    const ids = [...manager.cards.map(({ id }) => id), spare.id];
    const { body } = await manager.user.call(deleteCards, { body: { ids } });
    expect(body.results.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual([spare.id]);
    expect(new Set(body.results.map(({ problem }) => problem?.code))).toEqual(
      new Set(["card_locked", undefined]),
    );
  });

  test("says in the collection until when it is locked", async () => {
    await atTime(app, deadlineOf(1));
    const { body } = await manager.user.call(listCards);
    const until = new Date((league.fixtures[0]?.[0]?.kickOff.getTime() ?? 0) + 26 * 3_600_000).toISOString();
    expect(body.map(({ lockedUntil }) => lockedUntil)).toEqual(Array(9).fill(until));
  });

  test("that was left out of the next round stays for the one that runs, and the new one is free until its own", async () => {
    await atTime(app, deadlineOf(1));
    const cards = await changedCards(app, league, manager, 1);
    expect((await execute(cards)).status).toBe(200);
    expect((await removal(idOf(8))).status).toBe(409);
    expect((await removal(idOf(8, cards))).status).toBe(200);
  });

  test("that plays in two running rounds is locked until the later one is final", async () => {
    await atTime(app, deadlineOf(1));
    // A postponed fixture keeps round 1 from ending before round 2's deadline.
    await app.db
      .update(fixture)
      .set({ kickOff: new Date(deadlineOf(2) - 3_600_000) })
      .where(eq(fixture.id, league.fixtures[0]?.[0]?.id ?? 0));
    await atTime(app, deadlineOf(2));
    await endFixtures(app, league.fixtures[0]);
    await atTime(app, deadlineOf(2) + 26 * 3_600_000);
    expect((await removal()).body).toMatchObject({ code: "card_locked" });
    await endFixtures(app, league.fixtures[1]);
    await atTime(app, finalOf(2));
    expect((await removal()).status).toBe(200);
  });
});

describe("a team of cards in a squad", () => {
  test("cannot be deleted while all five of them play, and can where one does not", async () => {
    const five = manager.cards.slice(0, 5);
    const played = await anActiveTeam(manager.user, five);
    const other = await anActiveTeam(
      manager.user,
      five.with(4, await aCard(app, manager.user, { position: "forward" })),
    );
    await atTime(app, deadlineOf(1));
    const removalOf = (id: number) => manager.user.call(deleteTeam, { params: { id } });
    expect((await removalOf(played)).body).toMatchObject({ code: "team_locked" });
    expect((await removalOf(other)).status).toBe(200);
    await endFixtures(app, league.fixtures[0]);
    await atTime(app, finalOf(1));
    expect((await removalOf(played)).status).toBe(200);
  });
});
