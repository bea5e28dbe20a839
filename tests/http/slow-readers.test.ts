import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import Fastify from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { makeServer } from "#server/platform/http/server.ts";
import { makeLogger } from "#server/platform/log.ts";
import { limitUnreadAnswers, type UnreadLimits } from "#server/platform/http/limits/limit-unread-answers.ts";
import { aSlowReader, type RawConnection } from "#tests/support/raw-connection.ts";
import { settableClock } from "#tests/support/settable-clock.ts";

const READERS = 270;
const MEGABYTE = 1024 * 1024;
/** More than the kernel buffers of an answer that isn't read. */
const LARGE = 12 * MEGABYTE;
const A = "203.0.113.1";
const B = "203.0.113.2";
const NO_LIMITS: UnreadLimits = {
  answers: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
  bytesOfAll: Number.POSITIVE_INFINITY,
  forMs: Number.POSITIVE_INFINITY,
};
const PATIENT = { timeout: 20_000 };

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

function keep(connection: RawConnection): RawConnection {
  closings.push(() => connection.close());
  return connection;
}

test(`${READERS} slow readers of a large answer turn nobody else away`, async () => {
  const server = await makeServer({
    config: { publicUrl: null, trustedProxies: ["loopback"] },
    clock: settableClock(0),
    closing: { isUnderWay: false },
    logger: makeLogger("silent"),
    checkResponses: false,
  });
  const body = Buffer.alloc(4 * MEGABYTE, "x");
  server.get("/api/large", async (_, reply) => reply.send(body));
  server.get("/api/small", async () => ({ size: "small" }));
  await server.listen({ port: 0, host: "127.0.0.1" });
  closings.push(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  for (let at = 0; at < READERS; at += 1) {
    keep(await aSlowReader(port, "/api/large", { "x-forwarded-for": `203.0.113.${at % 250}` }));
  }
  for (let asked = 0; asked < 5; asked += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/small`);
    expect([answer.status, await answer.text()]).toEqual([200, '{"size":"small"}']);
  }
});

describe("answers that wait unread", () => {
  /** A server with large answers and a settable clock, for readers that read nothing until they're woken. */
  async function aServer(limits: Partial<UnreadLimits>) {
    let now = 0;
    let answered = 0;
    const app = Fastify({ trustProxy: true });
    const body = Buffer.alloc(LARGE, "x");
    app.get("/", async (_, reply) => reply.send(body));
    const part = body.subarray(0, MEGABYTE);
    app.get("/parts", async (_, reply) => reply.send(Readable.from(Array<Buffer>(100).fill(part))));
    limitUnreadAnswers(app, { elapsed: () => now }, { ...NO_LIMITS, ...limits });
    app.addHook("onSend", async () => void (answered += 1));
    await app.listen({ port: 0, host: "127.0.0.1" });
    closings.push(() => app.close());
    const { port } = app.server.address() as AddressInfo;
    return {
      pass: (milliseconds: number) => void (now += milliseconds),
      connections: () =>
        new Promise<number>((settle) => app.server.getConnections((_, count) => settle(count))),
      async open(from: string, path = "/"): Promise<RawConnection> {
        const before = answered;
        const reader = keep(await aSlowReader(port, path, { "x-forwarded-for": from }));
        await expect.poll(() => answered, PATIENT).toBe(before + 1);
        return reader;
      },
    };
  }

  async function openAll(
    { open }: { open: (from: string) => Promise<RawConnection> },
    from: readonly string[],
  ) {
    const readers: RawConnection[] = [];
    for (const address of from) readers.push(await open(address));
    return readers;
  }

  /** Lets readers read everything that comes. @returns which of them got the whole answer */
  async function wake(readers: readonly RawConnection[]): Promise<boolean[]> {
    for (const { socket } of readers) socket.resume();
    const isOver = (reader: RawConnection) => reader.isClosed || reader.received.length > LARGE;
    await expect.poll(() => readers.every(isOver), PATIENT).toBe(true);
    return readers.map(({ received }) => received.length > LARGE);
  }

  test("are so many for one address, beyond which the oldest are cut off", async () => {
    const server = await aServer({ answers: 3 });
    const readers = await openAll(server, [A, A, B, A, A, A]);
    await expect.poll(server.connections, PATIENT).toBe(4);
    expect(await wake(readers)).toEqual([false, false, true, true, true, true]);
  });

  test("have so many bytes for one address", async () => {
    const server = await aServer({ bytes: 2.5 * LARGE });
    const readers = await openAll(server, [A, A, B, A, A]);
    await expect.poll(server.connections, PATIENT).toBe(3);
    expect(await wake(readers)).toEqual([false, false, true, true, true]);
  });

  test("have so many bytes for all, of which the address with most gives", async () => {
    const server = await aServer({ bytesOfAll: 3.5 * LARGE });
    const readers = await openAll(server, [B, A, A, "203.0.113.3"]);
    await expect.poll(server.connections, PATIENT).toBe(3);
    expect(await wake(readers)).toEqual([true, false, true, true]);
  });

  test("have their time, after which they are cut off", async () => {
    const server = await aServer({ forMs: 60_000 });
    const [late] = await openAll(server, [A]);
    server.pass(59_000);
    const inTime = await openAll(server, [B]);
    server.pass(2000);
    await expect.poll(server.connections, PATIENT).toBe(1);
    expect(await wake([late, ...inTime].flatMap((one) => one ?? []))).toEqual([false, true]);
  });

  test("of a stream have it for each part, so a long download isn't cut off while it goes on", async () => {
    const server = await aServer({ forMs: 60_000 });
    const reader = await server.open(A, "/parts");
    // Another reader, who reads nothing, is cut off at the same time.
    const passMinute = async (left: number) => {
      await server.open(B);
      server.pass(61_000);
      await expect.poll(server.connections, PATIENT).toBe(left);
    };
    let wanted = 0;
    reader.socket.on("data", () => {
      if (reader.received.length > wanted) reader.socket.pause();
    });
    for (let minute = 1; minute <= 3; minute += 1) {
      wanted = minute * LARGE;
      reader.socket.resume();
      await expect.poll(() => reader.received.length, PATIENT).toBeGreaterThan(wanted);
      await passMinute(1);
    }
    await passMinute(0);
  });
});
