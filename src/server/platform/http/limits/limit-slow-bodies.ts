import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
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

/** Lets a request's body take longer than a minute. */
export function allowLongBody(request: FastifyRequest): void {
  request.mayBeLong = true;
}

/**
 * Cuts off senders whose body takes longer than a minute, except those of photos, with the answer that Node's own limit
 * gives.
 */
export function limitSlowBodies(server: FastifyInstance, { elapsed }: Pick<Clock, "elapsed">): void {
  const since = new Map<FastifyRequest, number>();
  server.decorateRequest("mayBeLong", false);
  server.addHook("onRequest", (request, _, done) => {
    const { raw, headers } = request;
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    // What `inject` sends is there at once.
    if (hasBody && raw.socket instanceof Socket) {
      since.set(request, elapsed());
      raw.once("close", () => since.delete(request));
    }
    done();
  });
  const looking = setInterval(() => {
    const overdue = elapsed() - BODY_MS;
    for (const [request, from] of since) {
      if (request.raw.complete) since.delete(request);
      else if (from < overdue && !request.mayBeLong) cutOff(request.raw);
    }
  }, LOOK_EVERY_MS).unref();
  server.addHook("onClose", async () => clearInterval(looking));
}

function cutOff({ socket }: IncomingMessage): void {
  const error = Object.assign(new Error("the body took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  answerBrokenConnection(error, socket);
}

declare module "fastify" {
  interface FastifyRequest {
    /** Its body may take longer than a minute. */
    mayBeLong: boolean;
  }
}
