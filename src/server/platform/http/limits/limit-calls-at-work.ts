import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LIVE_PATH } from "#contract/football/live.ts";
import { failureBody, RETRY_AFTER } from "#server/platform/http/error-handler.ts";
import { isCall, isHealthCheck } from "#server/platform/http/is-call.ts";

/** Calls of the API at work at once. Half a second of work when every one writes: who waits longer has left. */
export const CALLS_AT_WORK = 256;

/**
 * Answers calls with 503 and Retry-After while this many are at work: those are then finished in time, where a queue that
 * grows would finish nothing.
 *
 * A call is at work from when it was received whole until its answer is handed over: neither those who send slowly nor
 * those who read slowly keep anybody else out. Streams and health checks are not counted.
 */
export function limitCallsAtWork(server: FastifyInstance, most: number): void {
  let atWork = 0;
  server.decorateRequest("isAtWork", false);

  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    if (reply.raw.closed) return;
    request.isAtWork = true;
    atWork += 1;
  };
  const end = (request: FastifyRequest): void => {
    if (!request.isAtWork) return;
    request.isAtWork = false;
    atWork -= 1;
  };

  server.addHook("onRequest", (request, reply, done) => {
    if (!isCounted(request)) return done();
    if (atWork >= most) return turnAway(request, reply);
    // Comes once for each, also for the one whose client went away before there was an answer.
    reply.raw.once("close", () => end(request));
    if (hasBody(request)) request.raw.once("end", () => begin(request, reply));
    else begin(request, reply);
    done();
  });
  server.addHook("onSend", (request, _, payload, done) => {
    end(request);
    done(null, payload);
  });
}

function isCounted(request: FastifyRequest): boolean {
  return isCall(request) && !isHealthCheck(request) && request.routeOptions.url !== LIVE_PATH;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

/** In a storm nearly all answers are this one, so it goes past the error handler, which would log each. */
function turnAway({ id }: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(503)
    .header("retry-after", String(RETRY_AFTER))
    .send(failureBody({ code: "busy" }, id));
}

declare module "fastify" {
  interface FastifyRequest {
    /** Whether the call counts as being at work. */
    isAtWork: boolean;
  }
}
