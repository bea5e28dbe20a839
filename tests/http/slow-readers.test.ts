import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { makeServer } from "#server/platform/http/server.ts";
import { makeLogger } from "#server/platform/log.ts";
import { aSlowReader, type RawConnection } from "#tests/support/raw-connection.ts";
import { settableClock } from "#tests/support/settable-clock.ts";
import { LARGE, PATIENT, unreadAnswers } from "./unread-answers.ts";

const READERS = 270;
const A = "203.0.113.1";
const B = "203.0.113.2";

const { aServer, closeToo, keep } = unreadAnswers();

test(`${READERS} slow readers of a large answer turn nobody else away`, async () => {
  const server = await makeServer({
    config: { publicUrl: null, trustedProxies: ["loopback"] },
    clock: settableClock(0),
    closing: { isUnderWay: false },
    logger: makeLogger("silent"),
    checkResponses: false,
  });
  const body = Buffer.alloc(4 * 1024 * 1024, "x");
  server.get("/api/large", async (_, reply) => reply.send(body));
  server.get("/api/small", async () => ({ size: "small" }));
  await server.listen({ port: 0, host: "127.0.0.1" });
  closeToo(() => server.close());
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
});
