import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { isCall, isHealthCheck, isOwnMachine, networkOf } from "#server/platform/http/request-facts.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";

/** Calls a minute from one address: far above what a person or an office behind one address needs. */
const CALLS = 1200;
/** Calls a minute of one account, from all addresses: a person at two of them. */
const CALLS_OF_ACCOUNT = 2400;
/**
 * Reads a minute of one kind, from one address, that need no session and cost a query or a read of the file store. A page
 * of the album loads up to a few hundred pictures when a browser has none yet, and an office or a mobile network can be
 * one address.
 */
export const OPEN_READS = 3000;
const WINDOW_MS = 60_000;
/** Tracked addresses, or accounts; the least recent caller makes room. */
const CALLERS = 50_000;

/**
 * Limits how often an address calls the API, counting refused calls and unknown routes, and how often an account does.
 * Files of the web pages and health checks aren't limited, nor is this machine itself: behind a proxy the client's
 * address is the one the proxy forwards. Each instance has its own count; routes that try passwords share one limit
 * (limit-attempts.ts).
 */
export async function limitRates(
  server: FastifyInstance,
  { publicUrl }: Pick<Config, "publicUrl">,
): Promise<void> {
  await server.register(rateLimit, {
    global: false,
    timeWindow: WINDOW_MS,
    cache: CALLERS,
    errorResponseBuilder: () => new RefusedError({ code: "too_many_requests" }),
  });
  server.decorateRequest("isUnlimited", false);
  const limitCalls = limitingRate(server, CALLS);
  server.addHook("onRequest", async (request, reply) => {
    request.isUnlimited = isOwnMachine(request, publicUrl);
    if (isCall(request) && !isHealthCheck(request)) await limitCalls(request, reply);
  });
  const limitAccount = limitingRate(server, CALLS_OF_ACCOUNT, ({ viewer }) => viewer?.id ?? "");
  // The first hook that knows the viewer: each route's session gate comes before it.
  server.addHook("preValidation", async (request, reply) => {
    if (request.viewer !== null) await limitAccount(request, reply);
  });
}

/**
 * Counts requests by caller, apart from all other counts. On a server with `limitRates`.
 *
 * @param max requests a minute from one caller
 * @param callerOf who is counted; an address by default
 * @returns throws RefusedError `too_many_requests`, with Retry-After
 */
export function limitingRate(
  server: FastifyInstance,
  max: number,
  callerOf: (request: FastifyRequest) => string = networkOf,
) {
  const count = server.createRateLimit({ max, keyGenerator: callerOf });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.isUnlimited) return;
    const rate = await count(request);
    if (rate.isAllowed || !rate.isExceeded) return;
    void reply.header("retry-after", String(rate.ttlInSeconds));
    throw new RefusedError({ code: "too_many_requests" });
  };
}

declare module "fastify" {
  interface FastifyRequest {
    /** Whether it comes from this machine itself, which no rate limits. */
    isUnlimited: boolean;
  }
}
