import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deleteCard, listCards } from "#contract/card/card.ts";
import { makeDueFaces } from "#server/card/photo/make-due-faces.ts";
import { card, cardPhoto } from "#server/card/table.ts";
import { aFacelessCard, expectFaces, faceFiles } from "#tests/card/faces/faceless-card.ts";
import { tournamentEntry } from "#server/tournament/table.ts";
import { enterTournament } from "#contract/tournament.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { quickened, startEntry, until } from "#tests/support/panna-process.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let alice: TestUser;

beforeEach(async () => {
  app = await makeTestApp();
  alice = await aUser(app);
});

afterEach(() => app.close());

async function ownCards() {
  return (await alice.call(listCards)).body;
}

function faceless(): Promise<number> {
  return app.db.$count(cardPhoto, isNull(cardPhoto.faceKey));
}

function faceFolders(): string[] {
  const folder = join(app.deps.config.dataDir, "files", "faces");
  return existsSync(folder) ? readdirSync(folder) : [];
}

describe("a card whose face isn't made yet", () => {
  test("shows it in the tournament that it plays in", async () => {
    const { user, teamId, cards } = await aManager(app);
    const tournamentId = await theTournament(app);
    await user.call(enterTournament, { params: { id: tournamentId }, body: { teamId } });
    const oldCard = await aFacelessCard(app, user);
    const [entered] = cards;
    // The entry has a copy of the old card, in the place of another one.
    await app.pool.query(
      `update tournament_entry set picks = replace(picks::text, $1, $2)::jsonb where user_id = $3`,
      [`"cardId": ${entered?.id},`, `"cardId": ${oldCard},`, user.id],
    );
    await makeDueFaces(app.deps);
    const [entry] = await app.db.select().from(tournamentEntry).where(eq(tournamentEntry.userId, user.id));
    const [shown] = await app.db.select().from(card).where(eq(card.id, oldCard));
    const imageUrl = shown?.imageUrl;
    expect(imageUrl).toMatch(/^\/images\//);
    expect(entry?.picks.map((pick) => [pick.cardId === oldCard, pick.imageUrl])).toEqual([
      [true, imageUrl],
      ...Array.from({ length: 4 }, () => [false, null]),
    ]);
  });
});

describe("the job that makes faces", { timeout: 120_000 }, () => {
  test("leaves nothing of a face that can't be written whole", async () => {
    await aFacelessCard(app, alice);
    const { files } = app.deps;
    const full: typeof files = {
      ...files,
      write: (key, ...rest) =>
        key.endsWith("large.webp") ? Promise.reject(new Error("no room")) : files.write(key, ...rest),
    };
    Object.assign(app.deps, { files: full });
    expect(await makeDueFaces(app.deps)).toBe(0);
    expect(await ownCards()).toMatchObject([{ imageUrl: null, photo: null }]);
  });

  test("makes none for a card that is deleted before its face is there", async () => {
    const id = await aFacelessCard(app, alice);
    const { files } = app.deps;
    let isDeleted = false;
    const slow: typeof files = {
      ...files,
      write: async (...given) => {
        if (!isDeleted) await alice.call(deleteCard, { params: { id } });
        isDeleted = true;
        await files.write(...given);
      },
    };
    Object.assign(app.deps, { files: slow });
    expect(await makeDueFaces(app.deps)).toBe(0);
    expect(faceFolders().flatMap((folder) => faceFiles(app, folder))).toEqual([]);
  });

  test("that is stopped begins no other face, and the next run makes it", async () => {
    await aFacelessCard(app, alice);
    await aFacelessCard(app, alice);
    const stop = new AbortController();
    const { jobs, files } = app.deps;
    const stopping: typeof files = {
      ...files,
      write: (...given) => {
        stop.abort();
        return files.write(...given);
      },
    };
    Object.assign(app.deps, { files: stopping, jobs: { ...jobs, stopping: stop.signal } });
    expect(await makeDueFaces(app.deps)).toBe(1);
    Object.assign(app.deps, { files, jobs });
    expect(await makeDueFaces(app.deps)).toBe(1);
    await expectFaces(app, alice);
  });

  test("that is killed in the middle is finished by another process, without a half face", async () => {
    const count = 4;
    for (let at = 0; at < count; at += 1) await aFacelessCard(app, alice);
    const env = { DATABASE_URL: app.url, DATA_DIR: app.deps.config.dataDir };
    const job = startEntry([...quickened, join(import.meta.dirname, "make-faces-process.ts")], env);
    await until(async () => ((await faceless()) < count ? true : null));
    expect((await job.end("SIGKILL")).signal).toBe("SIGKILL");
    // What others see is a whole face or none.
    for (const { photo, imageUrl } of await ownCards()) expect(imageUrl).toBe(photo?.medium ?? null);
    const left = await faceless();
    expect(left).toBeLessThan(count);
    const made = await until(async () => makeDueFaces(app.deps));
    expect(made).toBe(left);
    expect(await faceless()).toBe(0);
    await expectFaces(app, alice);
  });
});
