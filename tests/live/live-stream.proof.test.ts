import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LiveEvent } from "#contract/football/live.ts";
import { publishLive } from "#server/platform/live/publish-live.ts";
import { BareConnection, Page } from "#tests/support/live-page.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { untilSo } from "./until-so.ts";

let app: TestApp;
let user: TestUser;
let port = 0;

beforeAll(async () => {
  app = await makeTestApp();
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.server.address() as AddressInfo).port;
  user = await aUser(app);
});

afterAll(() => app.close());

function publish(events: readonly LiveEvent[]): Promise<void> {
  return app.db.transaction((tx) => publishLive(tx, events, app.clock.now()));
}

test("the stream of what happens is cut for a client that doesn't read, delays no one, and has it fetch everything again when it's back", async () => {
  const slow = new BareConnection(
    port,
    `GET /api/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${user.cookie}\r\n\r\n`,
  );
  await untilSo(() => slow.hasBegun);
  slow.socket.pause();
  const page = new Page(port, user.cookie);
  await page.joined;
  const large: LiveEvent = {
    kind: "points",
    data: { fixtureId: 1, playerIds: Array.from({ length: 60_000 }, (_, at) => at) },
  };
  const told = 30;
  for (let at = 1; at <= told; at += 1) {
    await publish([large]);
    await untilSo(() => page.heard.length === at);
  }
  slow.socket.resume();
  await untilSo(() => slow.isOver);
  const ids = [...slow.text.matchAll(/^id: (\d+)\nevent: points\ndata: .+\n\n/gm)].map(([, id]) =>
    Number(id),
  );
  expect(ids.length).toBeLessThan(told);
  const back = new Page(port, user.cookie, ids.at(-1) ?? (page.heard[0]?.id ?? 0) - 1);
  await back.joined;
  await publish([{ kind: "standings", data: { tournamentId: 12 } }]);
  await untilSo(() => back.heard.length === 2);
  expect(back.heard.map(({ kind }) => kind)).toEqual(["resync", "standings"]);
  expect(back.heard[0]?.id).toBe(page.heard[told - 1]?.id);
  for (const one of [page, back]) one.close();
});
