import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideCard } from "#contract/admin.ts";
import { signPlayer } from "#contract/scout.ts";
import { loadOwnedPlayers } from "#server/scout/make-offer.ts";
import { deadlineOf } from "#tests/support/fantasy-league.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { afterDeadline, anEnteredManager, aScoutWorld, offerOf, scoutOf } from "./scout-makers.ts";

let app: TestApp;

beforeAll(async () => {
  ({ app } = await aScoutWorld());
});

afterAll(() => app.close());

describe("a player", () => {
  test("of whom the user has a pending photo is never offered", async () => {
    app.clock.set(deadlineOf(1) - 3_600_000);
    const { user } = await anEnteredManager(app);
    const { rows } = await app.pool.query<{ id: number }>(
      `select id from (select id, row_number() over (order by overall desc, id) as place
         from player where position = 'defender') as ranked where place in (20, 21)`,
    );
    const [spared = 0, uploaded = 0] = rows.map(({ id }) => id);
    await app.pool.query(
      `insert into card (user_id, player_id, player_name, position, club, overall, rarity, status, origin, created_at)
       select $1, id, name, position, 'Club', overall, 'common', 'approved', 'base', now()
         from player where id not in ($2, $3)`,
      [user.id, spared, uploaded],
    );
    const fields = { playerId: String(uploaded) };
    const { status, body } = await upload(app, user, { file: await anyPhoto(1), fields });
    expect(status).toBe(200);
    expect(await loadOwnedPlayers(app.db, user.id, [spared, uploaded])).toEqual([uploaded]);
    afterDeadline(app, 1);
    const offered = (await scoutOf(user)).offers.flatMap(({ players }) => players);
    expect(offered.map(({ playerId }) => playerId)).toEqual([spared]);
    const admin = await aUser(app, { isAdmin: true });
    await admin.call(decideCard, { params: { id: body.id }, body: { approved: false, reason: "Blurred." } });
    expect(await loadOwnedPlayers(app.db, user.id, [spared, uploaded])).toEqual([]);
  });

  test("of whom a photo was uploaded after the offer can't be signed", async () => {
    app.clock.set(deadlineOf(1) - 3_600_000);
    const { user } = await anEnteredManager(app);
    afterDeadline(app, 1);
    const asked = await offerOf(user);
    const fields = { playerId: String(asked.playerId) };
    const { body: photo } = await upload(app, user, { file: await anyPhoto(2), fields });
    expect(photo).toMatchObject({ status: "pending", playerId: null });
    expect(await user.call(signPlayer, { body: asked })).toMatchObject({
      status: 409,
      body: { code: "scout_player_owned" },
    });
  });
});
