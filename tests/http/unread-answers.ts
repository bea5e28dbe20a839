import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import Fastify from "fastify";
import { afterEach, expect } from "vitest";
import { limitUnreadAnswers, type UnreadLimits } from "#server/platform/http/limits/limit-unread-answers.ts";
import { aSlowReader, type RawConnection } from "#tests/support/raw-connection.ts";

const MEGABYTE = 1024 * 1024;
/** More than the kernel buffers of an answer that isn't read. */
export const LARGE = 12 * MEGABYTE;
const NO_LIMITS: UnreadLimits = {
  answers: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
  bytesOfAll: Number.POSITIVE_INFINITY,
  forMs: Number.POSITIVE_INFINITY,
};
export const PATIENT = { timeout: 20_000 };

/** For a file with slow readers: closes what a test has opened, in reverse order. */
export function unreadAnswers() {
  const closings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0).toReversed()) await close();
  });

  function keep(connection: RawConnection): RawConnection {
    closings.push(() => connection.close());
    return connection;
  }

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

  return { aServer, keep, closeToo: (close: () => Promise<unknown>) => void closings.push(close) };
}
