import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { limitCallsAtWork } from "#server/platform/http/limits/limit-calls-at-work.ts";
import { aSlowReader, RawConnection } from "#tests/support/raw-connection.ts";

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

/** A server with one call that stays open until it's released. */
async function aServer(most: number) {
  const app = Fastify();
  limitCallsAtWork(app, most);
  let letGo = (): void => undefined;
  const held = new Promise<void>((settle) => (letGo = settle));
  let atWork = 0;
  const hold = async () => {
    atWork += 1;
    await held;
    return { status: "done" };
  };
  app.get("/api/hold", hold);
  app.addContentTypeParser("*", { parseAs: "string" }, (_, body, done) => done(null, body));
  app.post("/api/hold", hold);
  app.get("/api/live", hold);
  const large = Buffer.alloc(12 * 1024 * 1024);
  app.get("/api/large", async (_, reply) => reply.send(large));
  app.get("/page", async () => "page");
  app.get("/api/health/live", async () => "live");
  await app.listen({ port: 0, host: "127.0.0.1" });
  closings.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, letGo, working: () => atWork };
}

describe("calls beyond what can be at work", () => {
  test("are turned away too if they have a body that nobody reads", async () => {
    const { port, letGo, working } = await aServer(2);
    const ask = () => {
      const sender = new RawConnection(port);
      closings.push(() => sender.close());
      sender.ask("GET /api/hold", { "content-length": "1" });
      sender.send("x");
      return sender;
    };
    const first = [ask(), ask()];
    await expect.poll(working).toBe(2);
    const third = ask();
    await expect.poll(() => third.status).toBe(503);
    letGo();
    for (const one of first) await expect.poll(() => one.status).toBe(200);
  });

  test.each(["GET", "POST"])("are turned away until one of them is done (%s)", async (method) => {
    const { url, letGo, working } = await aServer(2);
    const ask = () => fetch(`${url}/api/hold`, method === "GET" ? {} : { method, body: "12" });
    const first = [ask(), ask()];
    await expect.poll(working).toBe(2);
    const turnedAway = await ask();
    expect(turnedAway.status).toBe(503);
    expect(turnedAway.headers.get("retry-after")).toBe("2");
    expect(await turnedAway.json()).toMatchObject({ code: "busy", requestId: expect.any(String) });
    letGo();
    for (const answer of await Promise.all(first)) await answer.text();
    await expect.poll(async () => (await ask()).status).not.toBe(503);
  });

  test("don't count reading a page or following the stream", async () => {
    const { url, letGo, working } = await aServer(1);
    const stream = fetch(`${url}/api/live`);
    await expect.poll(working).toBe(1);
    const call = fetch(`${url}/api/hold`);
    await expect.poll(working).toBe(2);
    expect((await fetch(`${url}/page`)).status).toBe(200);
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
    letGo();
    expect((await stream).status).toBe(200);
    expect((await call).status).toBe(200);
  });

  test("are not those of a client that went away", async () => {
    const { url, letGo, working } = await aServer(1);
    const leaving = new AbortController();
    const left = fetch(`${url}/api/hold`, { signal: leaving.signal });
    await expect.poll(working).toBe(1);
    leaving.abort();
    await expect(left).rejects.toThrow("aborted");
    letGo();
    await expect.poll(async () => (await fetch(`${url}/api/hold`)).status).toBe(200);
  });

  test("exclude answers that were handed over but not read", async () => {
    const { port, url, letGo } = await aServer(2);
    letGo();
    for (let at = 0; at < 5; at += 1) {
      const reader = await aSlowReader(port, "/api/large");
      closings.push(() => reader.close());
    }
    for (let at = 0; at < 5; at += 1) expect((await fetch(`${url}/api/hold`)).status).toBe(200);
  });
});
