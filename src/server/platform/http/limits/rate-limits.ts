import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { isCall, isHealthCheck } from "#server/platform/http/is-call.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { isOwnMachine } from "#server/platform/http/host/own-machine.ts";
import { IPV6_NETWORK_BITS } from "./caller-network.ts";

/** Calls a minute from one address: far above what a person or an office behind one address needs. */
const CALLS = 1200;
const WINDOW_MS = 60_000;
/** Tracked addresses; the least recent caller makes room. */
const ADDRESSES = 50_000;

/**
 * Limits how often an address calls the API, counting refused calls and unknown routes. Files and health checks aren't
 * limited, nor is this machine itself: behind a proxy the client's address is the one the proxy forwards. Each instance
 * has its own count; routes that try passwords share one limit (limit-attempts.ts).
 */
export async function limitRates(
  server: FastifyInstance,
  { publicUrl }: Pick<Config, "publicUrl">,
): Promise<void> {
  await server.register(rateLimit, {
    global: false,
    timeWindow: WINDOW_MS,
    cache: ADDRESSES,
    ipv6Subnet: IPV6_NETWORK_BITS,
    allowList: (request) => isOwnMachine(request, publicUrl),
    errorResponseBuilder: () => new RefusedError({ code: "too_many_requests" }),
  });
  const count = server.createRateLimit({ max: CALLS });
  server.addHook("onRequest", async (request, reply) => {
    if (!isCall(request) || isHealthCheck(request)) return;
    const rate = await count(request);
    if (rate.isAllowed || !rate.isExceeded) return;
    void reply.header("retry-after", String(rate.ttlInSeconds));
    throw new RefusedError({ code: "too_many_requests" });
  });
}
