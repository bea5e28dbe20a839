import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { LiveEvent } from "#contract/football/live.ts";
import { KEPT_EVENTS, publishLive } from "#server/platform/live/publish-live.ts";
import { BareConnection, Page } from "#tests/support/live-page.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { untilSo } from "./until-so.ts";

const standings = (tournamentId: number): LiveEvent => ({ kind: "standings", data: { tournamentId } });

describe("the stream of what happens", () => {
  let app: TestApp;
  let other: TestApp;
  let user: TestUser;
  let pages: Page[] = [];
  let bares: BareConnection[] = [];
  let port = 0;

  beforeAll(async () => {
    app = await makeTestApp();
    await app.server.listen({ port: 0, host: "127.0.0.1" });
    port = (app.server.server.address() as AddressInfo).port;
    user = await aUser(app);
    other = await makeTestApp();
  });
  afterEach(() => {
    for (const page of pages) page.close();
    pages = [];
    for (const { socket } of bares) socket.destroy();
    bares = [];
  });
  afterAll(async () => {
    await app.close();
    await other.close();
  });

  function open(cookie = user.cookie, lastId?: number): Page {
    const page = new Page(port, cookie, lastId);
    pages.push(page);
    return page;
  }

  function publish(events: readonly LiveEvent[]): Promise<void> {
    return app.db.transaction((tx) => publishLive(tx, events, app.clock.now()));
  }

  test("is not for visitors", async () => {
    const page = open("");
    await page.joined;
    expect(page.status).toBe(401);
  });

  test("tells every open page at once what another process has written", async () => {
    const many = [open(), open(), open()];
    await Promise.all(many.map(({ joined }) => joined));
    await publish([standings(1)]);
    await untilSo(() => many.every(({ heard }) => heard.length === 1));
    expect(many.map(({ heard }) => heard[0]?.kind)).toEqual(["standings", "standings", "standings"]);
  });

  test("tells a user's own news to that user's pages only", async () => {
    const stranger = await aUser(app);
    const [mine, theirs] = [open(), open(stranger.cookie)];
    await Promise.all([mine.joined, theirs.joined]);
    await publish([{ kind: "news", data: { userId: user.id } }, standings(9)]);
    await untilSo(() => mine.heard.length === 2 && theirs.heard.length === 1);
    expect(mine.heard.map(({ kind }) => kind)).toEqual(["news", "standings"]);
    expect(theirs.heard.map(({ kind }) => kind)).toEqual(["standings"]);
    const late = open(stranger.cookie, (mine.heard[0]?.id ?? 0) - 1);
    await untilSo(() => late.heard.length === 1);
    expect(late.heard[0]?.kind).toBe("standings");
  });

  test("tells a page that comes back exactly what it missed, in order", async () => {
    const first = open();
    await first.joined;
    await publish([standings(2)]);
    await untilSo(() => first.heard.length === 1);
    first.close();
    await publish([standings(3), standings(4)]);
    const lastId = first.heard[0]?.id ?? 0;
    const second = open(user.cookie, lastId);
    await untilSo(() => second.heard.length === 2);
    await publish([standings(5)]);
    await untilSo(() => second.heard.length === 3);
    expect(second.heard.map(({ id }) => id)).toEqual([lastId + 1, lastId + 2, lastId + 3]);
  });

  test("has a page fetch everything again if it missed more than is stored, or comes from another database", async () => {
    const first = open();
    await first.joined;
    await publish([standings(6)]);
    await untilSo(() => first.heard.length === 1);
    const lastId = first.heard[0]?.id ?? 0;
    await publish(Array.from({ length: KEPT_EVENTS + 1 }, () => standings(7)));
    for (const known of [lastId, lastId + 1_000_000]) {
      const late = open(user.cookie, known);
      await untilSo(() => late.heard.length === 1);
      expect(late.heard[0]?.kind).toBe("resync");
    }
  });

  test("has nothing of an event from a transaction that was rolled back", async () => {
    const page = open();
    await page.joined;
    const attempt = app.db.transaction(async (tx) => {
      await publishLive(tx, [standings(8)], app.clock.now());
      throw new Error("given up");
    });
    await expect(attempt).rejects.toThrow("given up");
    await publish([standings(9)]);
    await untilSo(() => page.heard.length === 1);
  });

  test("has what happened while the database failed a moment ago, without waiting for the next event", async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const failing = await makeTestApp({ env: { LOG_LEVEL: "warn" }, logTo });
    try {
      await failing.server.listen({ port: 0, host: "127.0.0.1" });
      const page = new Page(
        (failing.server.server.address() as AddressInfo).port,
        (await aUser(failing)).cookie,
      );
      pages.push(page);
      await page.joined;
      await failing.db.transaction(async (tx) => {
        await publishLive(tx, [standings(13)], failing.clock.now());
        await tx.execute(sql`alter table live_event rename to live_event_away`);
      });
      await untilSo(() => lines.some((line) => line.includes("live events could not be read")));
      await failing.pool.query("alter table live_event_away rename to live_event");
      await untilSo(() => page.heard.length === 1);
      expect(page.heard.map(({ kind }) => kind)).toEqual(["standings"]);
    } finally {
      await failing.close();
    }
  });

  function openBare(version: string): BareConnection {
    const bare = new BareConnection(
      port,
      `GET /api/live HTTP/${version}\r\nhost: localhost\r\ncookie: ${user.cookie}\r\n\r\n`,
    );
    bares.push(bare);
    return bare;
  }

  test("comes in chunks that are whole, and reads nothing that the page sends afterwards", async () => {
    const bare = openBare("1.1");
    await untilSo(() => bare.hasBegun);
    expect(bare.text).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)*content-type: text\/event-stream\r\n/);
    const page = open();
    await page.joined;
    bare.text = "";
    bare.socket.write("GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await publish([standings(10)]);
    await untilSo(() => page.heard.length === 1 && bare.text !== "");
    const [, size = "", frame = ""] = /^([0-9a-f]+)\r\n([\s\S]*)\r\n$/.exec(bare.text) ?? [];
    expect(frame).toHaveLength(Number.parseInt(size, 16));
    expect(frame).toContain('data: {"tournamentId":10}');
  });

  test("comes without chunks to a client of HTTP/1.0", async () => {
    const bare = openBare("1.0");
    await untilSo(() => /\n\nid: \d+\n\n$/.test(bare.text));
    expect(bare.text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(bare.text).not.toMatch(/transfer-encoding/i);
    bare.text = "";
    await publish([standings(11)]);
    await untilSo(() => bare.text.includes('data: {"tournamentId":11}'));
    expect(bare.text).toMatch(/^id: \d+\nevent: standings\ndata: .+\n\n$/);
  });

  test("closes the connection of a page that has gone", async () => {
    const bare = openBare("1.1");
    await untilSo(() => bare.hasBegun);
    bare.socket.end();
    await untilSo(() => bare.isOver);
    expect(bare.text).not.toContain("event: ");
  });

  test("is not cut for a client that reads, however much happens at once", async () => {
    const page = open();
    await page.joined;
    const data = { fixtureId: 1, playerIds: Array.from({ length: 1000 }, (_, at) => at) };
    await publish(Array.from({ length: 300 }, (): LiveEvent => ({ kind: "points", data })));
    await untilSo(() => page.heard.length === 300);
    expect(page.isOver).toBe(false);
  });

  test("is open ten times for a user at most, on which others do not depend", async () => {
    const reader = await aUser(app);
    const opened = Array.from({ length: 10 }, () => open(reader.cookie));
    await Promise.all(opened.map(({ joined }) => joined));
    const beyond = open(reader.cookie);
    await beyond.joined;
    expect([opened[9]?.status, beyond.status]).toEqual([200, 429]);
    const ofAnother = open();
    await ofAnother.joined;
    expect(ofAnother.status).toBe(200);
    opened[0]?.close();
    await expect
      .poll(async () => {
        const next = open(reader.cookie);
        await next.joined;
        return next.status;
      })
      .toBe(200);
  });

  test("ends within five seconds of its session, however that has ended, and no other does", async () => {
    const [left, revoked] = [await aUser(app), await aUser(app)];
    const theirs = [open(left.cookie), open(revoked.cookie)];
    const mine = open();
    await Promise.all([...theirs, mine].map(({ joined }) => joined));
    await app.server.inject({ url: "/api/logout", headers: { cookie: left.cookie } });
    await app.pool.query("delete from session where user_id = $1", [revoked.id]);
    const endedAt = performance.now();
    await untilSo(() => theirs.every(({ isOver }) => isOver));
    expect(performance.now() - endedAt).toBeLessThan(5000);
    expect(mine.isOver).toBe(false);
  });

  test("ends at once when the server stops", async () => {
    const reader = await aUser(other);
    await other.server.listen({ port: 0, host: "127.0.0.1" });
    const page = new Page((other.server.server.address() as AddressInfo).port, reader.cookie);
    await page.joined;
    expect(page.status).toBe(200);
    await other.server.close();
    await untilSo(() => page.isOver);
  });
});
