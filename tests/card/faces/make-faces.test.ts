import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listPendingCards } from "#contract/admin.ts";
import { deleteCard, listCards } from "#contract/card/card.ts";
import { photoSizes } from "#game/card/photo-limits.ts";
import { makeDueFaces } from "#server/card/photo/make-due-faces.ts";
import { newPhotoKey, photoFile } from "#server/card/photo/photo-files.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { card, cardPhoto, photoPrint } from "#server/card/table.ts";
import { tournamentEntry } from "#server/tournament/table.ts";
import { enterTournament } from "#contract/tournament.ts";
import { aCard } from "#tests/support/makers.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { quickened, startEntry, until } from "#tests/support/panna-process.ts";
import { anyPhoto } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let alice: TestUser;
let photos = 0;

beforeEach(async () => {
  app = await makeTestApp();
  alice = await aUser(app);
});

afterEach(() => app.close());

/** A card as it was before cards had faces: with a whole photo alone. */
async function anOldCard(user = alice): Promise<number> {
  photos += 1;
  const given = { status: "pending", origin: "photo", imageUrl: null } as const;
  const { id } = await aCard(app, user, given);
  const key = newPhotoKey();
  const photo = await sharp(await anyPhoto(700 + photos))
    .webp()
    .toBuffer();
  for (const size of photoSizes) await app.deps.files.write(photoFile(key, size), photo, "image/webp");
  const claim = {
    playerName: "Pat Example",
    position: "midfielder",
    club: "Example Town",
    playerId: null,
  } as const;
  const shown = { width: 200, height: 240, placeholder: "data:image/webp;base64," };
  await app.db.insert(cardPhoto).values({ cardId: id, key, ...shown, claim });
  return id;
}

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

function filesOf(folder: string): string[] {
  return readdirSync(join(app.deps.config.dataDir, "files", "faces", folder)).toSorted();
}

/** Asserts that every card shows a whole face, in all sizes. */
async function expectFaces(): Promise<void> {
  for (const { photo, imageUrl } of await ownCards()) {
    expect(imageUrl).toBe(photo?.medium);
    for (const url of [photo?.small, photo?.medium, photo?.large]) {
      expect((await app.server.inject({ url: url ?? "" })).statusCode).toBe(200);
    }
    expect(filesOf(photo?.small.split("/")[2] ?? "")).toEqual(["large.webp", "medium.webp", "small.webp"]);
  }
}

describe("a card whose face isn't made yet", () => {
  test("shows nothing of its photo, except to its owner and admins", async () => {
    await anOldCard();
    const [own] = await ownCards();
    expect([own?.imageUrl, own?.photo]).toEqual([null, null]);
    expect(own?.wholePhoto?.small).toMatch(/^\/api\/cards\//);
    const admin = await aUser(app, { isAdmin: true });
    const { body: queue } = await admin.call(listPendingCards);
    expect(queue[0]).toMatchObject({ photo: null, smallFace: false, wholePhoto: own?.wholePhoto });
  });

  test("gets one from its stored photo, once", async () => {
    await anOldCard();
    await anOldCard();
    expect(await makeDueFaces(app.deps)).toBe(2);
    await expectFaces();
    const made = await ownCards();
    expect(await makeDueFaces(app.deps)).toBe(0);
    expect(await ownCards()).toEqual(made);
  });

  test("shows it in the tournament that it plays in", async () => {
    const { user, teamId, cards } = await aManager(app);
    const tournamentId = await theTournament(app);
    await user.call(enterTournament, { params: { id: tournamentId }, body: { teamId } });
    const oldCard = await anOldCard(user);
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
  test("prints the card on a photo again, if the photo was printed: prints made alike compare", async () => {
    const [printed, unprinted] = [await anOldCard(), await anOldCard()];
    const old = { hash: "0".repeat(256), miniature: new Uint8Array(48 * 48) };
    for (const part of ["photo", "card"] as const) {
      await app.db.insert(photoPrint).values({ cardId: printed, part, ...old });
    }
    await makeDueFaces(app.deps);
    const rows = await app.db.select().from(photoPrint).where(eq(photoPrint.part, "card"));
    expect(rows.filter(({ hash }) => hash === old.hash)).toEqual([]);
    expect(await app.db.$count(photoPrint, eq(photoPrint.cardId, unprinted))).toBe(0);
  });

  test("gives up on a photo after three failures, and makes the other faces", async () => {
    const broken = await anOldCard();
    await anOldCard();
    const [row] = await app.db.select().from(cardPhoto).where(eq(cardPhoto.cardId, broken));
    await app.deps.files.write(`photos/${row?.key}/large.webp`, Buffer.from("no image"), "image/webp");
    expect(await makeDueFaces(app.deps)).toBe(1);
    const [after] = await app.db.select().from(cardPhoto).where(eq(cardPhoto.cardId, broken));
    expect(after).toMatchObject({ faceKey: null, faceFailures: 3 });
    expect(await makeDueFaces(app.deps)).toBe(0);
  });

  test("leaves nothing of a face that can't be written whole", async () => {
    await anOldCard();
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
    const id = await anOldCard();
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
    expect(faceFolders().flatMap(filesOf)).toEqual([]);
  });

  test("that is stopped begins no other face, and the next run makes it", async () => {
    await anOldCard();
    await anOldCard();
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
    await expectFaces();
  });

  test("that is killed in the middle goes on in another process, without a half face", async () => {
    const count = 4;
    for (let at = 0; at < count; at += 1) await anOldCard();
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
    await expectFaces();
  });
});
