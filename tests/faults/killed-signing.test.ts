import { afterAll, beforeAll, expect, test } from "vitest";
import { getScout, signPlayer } from "#contract/scout.ts";
import { afterDeadline, anEnteredManager, aScoutWorld, offerOf } from "#tests/scout/scout-makers.ts";
import type { ScoutWorld } from "#tests/scout/scout-makers.ts";
import { deadlineOf } from "#tests/support/fantasy-league.ts";
import { startScript, until } from "#tests/support/panna-process.ts";
import { atOnce } from "#tests/support/statuses.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** Each kill hits `MANAGERS` signings under way; set KILLS for more kills. */
const KILLS = Number(process.env["KILLS"] ?? 1);
const MANAGERS = 16;
/** The kill comes after this many answers. */
const ANSWERED = 4;

interface Choice {
  readonly user: TestUser;
  readonly body: { readonly offerId: number; readonly playerId: number };
}

let world: ScoutWorld;

beforeAll(async () => {
  world = await aScoutWorld(3);
});

afterAll(() => world.app.close());

/** Managers who opened the first gameweek's offer and chose a player. */
async function someChoices(): Promise<Choice[]> {
  world.app.clock.set(deadlineOf(1) - 3_600_000);
  const managers = await atOnce(MANAGERS, () => anEnteredManager(world.app));
  afterDeadline(world.app, 1);
  return Promise.all(managers.map(async ({ user }) => ({ user, body: await offerOf(user) })));
}

/** Sends all choices at once to a server that's killed in between. @returns the choices that were acknowledged */
async function signUntilKilled(choices: readonly Choice[]): Promise<Set<Choice>> {
  const { app } = world;
  const server = startScript("serve-api.ts", {
    DATABASE_URL: app.url,
    DATA_DIR: app.deps.config.dataDir,
    SECRET: app.deps.config.secret,
    NOW: String(app.clock.now()),
  });
  const origin = await server.url();
  const acknowledged = new Set<Choice>();
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const sending = choices.map(async (choice) => {
    const { status } = await fetch(`${origin}${signPlayer.path}`, {
      method: "POST",
      headers: { cookie: choice.user.cookie, "content-type": "application/json" },
      body: JSON.stringify(choice.body),
    });
    if (status === 200) acknowledged.add(choice);
    if (acknowledged.size >= ANSWERED) resolve();
  });
  const all = Promise.allSettled(sending);
  await Promise.race([isEnough, all]);
  await server.end("SIGKILL");
  await all;
  await until(async () => ((await atWork()) === 0 ? true : null));
  return acknowledged;
}

/** Connections of dead servers on which the database is still working. */
async function atWork(): Promise<number> {
  const { rows } = await world.app.pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
      where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

async function printsOf({ id }: TestUser): Promise<{ cards: number; signings: number }> {
  const { rows } = await world.app.pool.query<{ cards: number; signings: number }>(
    `select (select count(*)::int from card where user_id = $1 and origin = 'scout') as cards,
            (select count(*)::int from scout_signing where user_id = $1) as signings`,
    [id],
  );
  return rows[0] ?? { cards: -1, signings: -1 };
}

test(
  "a server killed amid signings leaves each offer open, or signed with one card",
  { timeout: 3_600_000 },
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const choices = await someChoices();
      const acknowledged = await signUntilKilled(choices);
      expect(acknowledged.size).toBeGreaterThanOrEqual(ANSWERED);
      for (const choice of choices) {
        const { user, body } = choice;
        const { offers } = (await user.call(getScout)).body;
        const isSigned = offers[0]?.signedPlayerId !== null;
        if (acknowledged.has(choice)) expect(isSigned).toBe(true);
        expect(offers[0]?.id).toBe(body.offerId);
        expect(await printsOf(user)).toEqual(
          isSigned ? { cards: 1, signings: 1 } : { cards: 0, signings: 0 },
        );
        expect((await user.call(signPlayer, { body })).status).toBe(isSigned ? 409 : 200);
        expect(await printsOf(user)).toEqual({ cards: 1, signings: 1 });
      }
    }
  },
);
