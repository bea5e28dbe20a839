import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LIVE_PATH } from "#contract/football/live.ts";
import { failureBody, RETRY_AFTER } from "#server/platform/http/error-handler.ts";
import { isCall, isHealthCheck } from "#server/platform/http/request-facts.ts";

/** API calls at a time. Half a second of work if every one writes: callers who'd wait longer have left. */
export const CALLS_AT_WORK = 256;

/**
 * Answers calls with 503 and Retry-After while this many are running: those then finish in time, while a growing queue
 * would finish nothing.
 *
 * A call counts from when it was received in full until its answer is handed over, so neither slow senders nor slow
 * readers keep anyone else out. While it waits aside for its turn it doesn't count. Streams and health checks never do.
 */
export function limitCallsAtWork(server: FastifyInstance, most: number): void {
  let atWork = 0;
  server.decorateRequest("isAtWork", false);
  server.decorateRequest("stepAside", () => () => undefined);

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
    // Fires even if the client left before there was an answer.
    reply.raw.on("close", () => end(request));
    request.stepAside = () => {
      end(request);
      return () => begin(request, reply);
    };
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

/** Whether a body is read: a GET's never is, so its end never comes. */
function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === "GET" || method === "HEAD") return false;
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

/** In a storm nearly all answers are this one, so it skips the error handler, which would log each. */
function turnAway({ id }: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(503)
    .header("retry-after", String(RETRY_AFTER))
    .send(failureBody({ code: "busy" }, id));
}

declare module "fastify" {
  interface FastifyRequest {
    /** Whether the call counts as running. */
    isAtWork: boolean;
    /** Stops counting the call until the returned function is called. */
    stepAside: () => () => void;
  }
}
