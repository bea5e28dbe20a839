import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aUser } from "#tests/support/sessions.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { faultKinds } from "./faulty-answers.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";
import { IN_PLAY, readAfterFailing } from "./read-after-failing.ts";

let app: RemoteApp;
let admin: TestUser;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
  admin = await aUser(app, { isAdmin: true });
  await app.followAt(IN_PLAY);
});

afterEach(() => app.close());

describe("while the provider fails", () => {
  test.each(faultKinds.filter((kind) => kind !== "server error"))(
    "(%s) the test page and the scores say so, though data is there",
    async (kind) => {
      expect(await readAfterFailing(app, admin, kind)).toMatchObject({
        connection: { status: "API connection successful" },
        scores: { isCurrent: true },
      });
    },
  );
});
