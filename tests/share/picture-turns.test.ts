import { afterAll, beforeAll, expect, test } from "vitest";
import type { WorkerTask } from "#server/platform/worker/worker-pool.ts";
import { onPitch } from "#server/share/picture/picture.ts";
import { pictureStore } from "#server/share/picture/picture-files.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const SHARERS = 16;
const upload: WorkerTask<null, number> = {
  file: new URL("../support/odd-tasks.ts", import.meta.url),
  name: "tellProcess",
  mostWaiting: 20,
};

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp({ hasOwnWorkers: true });
});

afterAll(() => app.close());

test("an upload doesn't wait for the pictures of many users", async () => {
  const pictureFor = pictureStore(app.deps, null);
  let drawn = 0;
  const { promise: oneDrawn, resolve } = Promise.withResolvers<void>();
  const pictures = Array.from({ length: SHARERS }, async (_, at) => {
    const picture = { shapes: onPitch(""), texts: [], face: null };
    await pictureFor({ userId: `sharer ${at}`, token: `token-${at}`, language: "en", picture });
    drawn += 1;
    resolve();
  });
  await oneDrawn;
  await app.deps.workers.run(upload, null, "uploader");
  expect(drawn).toBeLessThan(SHARERS / 2);
  await Promise.all(pictures);
});
