import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "#server/platform/clock.ts";
import { answerBrokenConnection } from "#server/platform/http/answer-broken-connection.ts";

/** A body other than a photo's must arrive within this time. */
const BODY_MS = 60_000;
/**
 * Any request must: 10 MB on a line of 35 kB/s. Deleted accounts are erased once more after it (erase-accounts.ts).
 * limit-uploads.ts cuts off slower senders of photos.
 */
export const REQUEST_MS = 300_000;
const LOOK_EVERY_MS = 1000;

const longBodies = new WeakSet<IncomingMessage>();

/** Lets a request's body take longer than a minute, until it's answered. */
export function allowLongBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  longBodies.add(raw);
  reply.raw.once("close", () => longBodies.delete(raw));
}

/**
 * Cuts off senders whose body takes longer than a minute, except those of photos, with the answer that Node's own limit
 * gives.
 */
export function limitSlowBodies(server: FastifyInstance, { elapsed }: Pick<Clock, "elapsed">): void {
  const since = new Map<IncomingMessage, number>();
  server.addHook("onRequest", async ({ raw, headers }) => {
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
    // What `inject` sends is there at once.
    if (!(raw.socket instanceof Socket)) return;
    since.set(raw, elapsed());
    raw.once("close", () => since.delete(raw));
  });
  const looking = setInterval(() => {
    const overdue = elapsed() - BODY_MS;
    for (const [raw, from] of since) {
      if (raw.complete) since.delete(raw);
      else if (from < overdue && !longBodies.has(raw)) cutOff(raw);
    }
  }, LOOK_EVERY_MS).unref();
  server.addHook("onClose", async () => clearInterval(looking));
}

function cutOff({ socket }: IncomingMessage): void {
  const error = Object.assign(new Error("the body took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  answerBrokenConnection(error, socket);
}
