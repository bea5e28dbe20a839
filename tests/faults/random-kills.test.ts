import { randomInt } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createMiniLeague } from "#contract/mini-league/mini-league.ts";
import { uploadCard } from "#contract/card/upload.ts";
import { signPlayer } from "#contract/scout.ts";
import { enterTournament } from "#contract/tournament.ts";
import { sweepPhotos } from "#server/card/photo/sweep-photos.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { startScript, until } from "#tests/support/panna-process.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { anOpenOffer } from "#tests/scout/scout-makers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Answer } from "#tests/support/test-user.ts";

/** Kills during writes, during a migration and during a first start; set KILLS for more of each. */
const more = Number(process.env["KILLS"] ?? 1);
const [WRITES, MIGRATIONS, FIRST_STARTS] = [2 * more, more, more];
/** About as many as a server accepts before the kill; each is sent and encoded again. */
const PHOTOS = 3;
const NOW = Date.parse("2025-09-10T12:00:00Z");
const HOURS_MS = 2 * 3_600_000;

interface Sent {
  readonly key: string;
  /** Repeats the request against the server that now runs. */
  readonly again: () => Promise<Answer<unknown>>;
  /** The killed server's answer; null if it didn't get that far. */
  answer: unknown;
}

/** A manager with a scout offer. */
interface Writer extends Manager {
  readonly signing: { readonly offerId: number; readonly playerId: number };
}

async function aWriter(app: TestApp): Promise<Writer> {
  const manager = await aManager(app);
  const { offerId, playerIds } = await anOpenOffer(app, manager.user);
  return { ...manager, signing: { offerId, playerId: playerIds[0] ?? 0 } };
}

describe("a server that is killed while it writes", { timeout: 3_600_000 }, () => {
  let app: TestApp;
  let tournamentId: number;
  let photos = 0;

  beforeAll(async () => {
    app = await makeTestApp({ now: NOW, env: { SECRET: "a secret of the tests, long enough" } });
    tournamentId = await theTournament(app);
  });

  afterAll(() => app.close());

  const serve = () =>
    startScript("serve-api.ts", {
      DATABASE_URL: app.url,
      DATA_DIR: app.deps.config.dataDir,
      SECRET: app.deps.config.secret,
      NOW: String(NOW),
    });

  async function post(
    origin: string,
    sent: Sent,
    init: { path: string; cookie: string; body: FormData | object },
  ) {
    const isForm = init.body instanceof FormData;
    const headers = { cookie: init.cookie, "idempotency-key": sent.key };
    const answer = await fetch(`${origin}${init.path}`, {
      method: "POST",
      headers: isForm ? headers : { ...headers, "content-type": "application/json" },
      body: init.body instanceof FormData ? init.body : JSON.stringify(init.body),
    });
    if (answer.status === 200) sent.answer = await answer.json();
  }

  /** Makes writes of every kind in turn until the server is gone. */
  async function write(origin: string, { user, teamId, signing }: Writer, told: Sent[]): Promise<void> {
    const { cookie } = user;
    const [body, params] = [{ teamId }, { id: tournamentId }];
    const entry = {
      key: "entry",
      answer: null,
      again: () => user.call(enterTournament, { params, body }, { idempotencyKey: "entry" }),
    };
    told.push(entry);
    await post(origin, entry, { path: `/api/tournaments/${tournamentId}/enter`, cookie, body });
    const signed = {
      key: "signing",
      answer: null,
      again: () => user.call(signPlayer, { body: signing }, { idempotencyKey: "signing" }),
    };
    told.push(signed);
    await post(origin, signed, { path: signPlayer.path, cookie, body: signing });
    for (let number = 0; number < 10; number += 1) {
      const [key, name] = [`league ${number}`, "Lunch Club"];
      const league = {
        key,
        answer: null,
        again: () => user.call(createMiniLeague, { body: { name } }, { idempotencyKey: key }),
      };
      told.push(league);
      await post(origin, league, { path: createMiniLeague.path, cookie, body: { name } });
    }
  }

  async function send(origin: string, { user }: Manager, told: Sent[]): Promise<void> {
    for (let number = 0; number < PHOTOS; number += 1) {
      photos += 1;
      const file = await anyPhoto(photos);
      const key = `photo ${number}`;
      const sent = { key, answer: null, again: () => upload(app, user, { file, idempotencyKey: key }) };
      told.push(sent);
      const code = (await (
        await fetch(`${origin}/api/verification-code`, { headers: { cookie: user.cookie } })
      ).json()) as { code: string };
      const form = new FormData();
      const fields = {
        playerName: "Bukayo Saka",
        position: "midfielder",
        club: "Arsenal",
        verificationCode: code.code,
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set("image", new Blob([new Uint8Array(file)]), "photo.jpg");
      await post(origin, sent, { path: uploadCard.path, cookie: user.cookie, body: form });
    }
  }

  test("has lost nothing that it acknowledged, and left nothing half done", async () => {
    let acknowledged = 0;
    for (let kill = 0; kill < WRITES; kill += 1) {
      const manager = await aWriter(app);
      const server = serve();
      const origin = await server.url();
      const told: Sent[] = [];
      const writing = Promise.allSettled([write(origin, manager, told), send(origin, manager, told)]);
      // One has acknowledged something, on the slowest machine as well; the others are killed at any moment.
      if (kill === 0) await until(async () => told.find(({ answer }) => answer !== null) ?? null);
      else await delay(randomInt(1, 250));
      await server.end("SIGKILL");
      await writing;
      acknowledged += told.filter(({ answer }) => answer !== null).length;
      for (const { again, answer } of told) {
        const repeated = await until(async () => {
          const { status, body } = await again();
          // The database takes a moment to notice a dead process.
          return status === 409 && (body as { code?: string }).code === "idempotency_key_in_use"
            ? null
            : { status, body };
        });
        expect(repeated.status).toBe(200);
        if (answer !== null) expect(repeated.body).toEqual(answer);
      }
      await expectWholeEffects(manager, told);
    }
    expect(acknowledged).toBeGreaterThan(0);
    await expectNoOrphans();
  });

  /** By now every request has taken effect once, and no effect is partial. */
  async function expectWholeEffects({ user }: Manager, told: readonly Sent[]): Promise<void> {
    const { rows } = await app.pool.query(
      `select (select count(*)::int from mini_league where owner_id = $1) as leagues,
              (select count(*)::int from mini_league_member where user_id = $1) as members,
              (select count(*)::int from card where user_id = $1 and origin = 'photo') as cards,
              (select count(*)::int from card where user_id = $1 and origin = 'scout') as prints,
              (select count(*)::int from scout_signing where user_id = $1) as signings,
              (select count(*)::int from card_photo p join card c on c.id = p.card_id where c.user_id = $1) as photos,
              (select count(*)::int from tournament_entry where user_id = $1) as entries`,
      [user.id],
    );
    const of = (kind: string) => told.filter(({ key }) => key.startsWith(kind)).length;
    const [leagues, cards] = [of("league"), of("photo")];
    const [prints, entries] = [of("signing"), of("entry")];
    expect(rows).toEqual([
      { leagues, members: leagues, cards, prints, signings: prints, photos: cards, entries },
    ]);
  }

  async function expectNoOrphans(): Promise<void> {
    // Files of interrupted uploads are still recent, so the clock moves on by hours before the sweep.
    const wallTime = () => Date.now() + HOURS_MS;
    const clock = { ...app.clock, now: () => app.clock.now(), wallTime };
    await sweepPhotos({ ...app.deps, clock });
    const stored = readdirSync(join(app.deps.config.dataDir, "files", "photos"));
    const { rows } = await app.pool.query<{ key: string }>("select key from card_photo");
    expect(stored.toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
  }
});

describe("a migration that is killed", { timeout: 3_600_000 }, () => {
  test("at any point is made whole by the next start", async () => {
    const { host, user, template } = inject("postgres");
    const admin = new pg.Client({ host, user, database: "postgres" });
    await admin.connect();
    const expected = await schemaOf(host, user, template);
    for (let kill = 0; kill < MIGRATIONS; kill += 1) {
      const name = `killed_migration_${randomInt(1e9)}`;
      await admin.query(`create database ${name}`);
      const url = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
      const script = startScript("migrate-once.ts", { DATABASE_URL: url });
      await until(() => (script.output().includes("migrating") ? true : null));
      await delay(randomInt(1, 400));
      await script.end("SIGKILL");
      const pool = new pg.Pool({ connectionString: url });
      await migrateDatabase(pool);
      await pool.end();
      expect(await schemaOf(host, user, name)).toEqual(expected);
      await admin.query(`drop database ${name} with (force)`);
    }
    await admin.end();
  });
});

/** Every column, constraint and index in a database. */
async function schemaOf(host: string, user: string, database: string): Promise<unknown> {
  const client = new pg.Client({ host, user, database });
  await client.connect();
  const { rows } = await client.query(
    `select table_name || '.' || column_name || ' ' || data_type as line from information_schema.columns
      where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
     order by 1`,
  );
  await client.end();
  return rows;
}

describe("a first start that is killed", { timeout: 3_600_000 }, () => {
  test("at any point is made whole by the next one", async () => {
    for (let kill = 0; kill < FIRST_STARTS; kill += 1) {
      const dataDir = makeDataFolder("killed");
      const first = startScript("use-embedded-database.ts", { DATA_DIR: dataDir });
      await delay(randomInt(50, 1500));
      await first.end("SIGKILL");
      const second = startScript("use-embedded-database.ts", { DATA_DIR: dataDir });
      expect(await second.ended()).toEqual({ code: 0, signal: null });
      expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
      expect(readdirSync(dataDir).filter((name) => name.includes(".making-"))).toEqual([]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
