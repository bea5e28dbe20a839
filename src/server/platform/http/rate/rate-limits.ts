import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { isThisMachine } from "./network-of.ts";
import { type RateTable, rateTable } from "./rate-table.ts";

/** Requests a minute from one address: far above what a person or an office behind one address needs. */
const EVERYTHING = 1200;
const WINDOW_MS = 60_000;
/** For the `rateLimit` of a route that tries a password: a person needs a few a minute, guessing needs millions. */
export const SIGN_IN_LIMIT = { max: 20, groupId: "sign-in" };

/**
 * What each address may ask for, all calls together. An IPv6 network of 64 bits counts as one, and files are not counted.
 * The machine itself is not limited: behind a proxy on this machine the proxy's X-Forwarded-For names the client, so a
 * loopback address means that the operator asks.
 */
export function makeRates(wallTime: () => number): RateTable {
  return rateTable(EVERYTHING, WINDOW_MS, wallTime);
}

/** Limits each address more tightly on the routes that name a `rateLimit`, such as signing in. */
export async function limitNamedRoutes(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    global: false,
    timeWindow: WINDOW_MS,
    ipv6Subnet: 64,
    allowList: (request) => isThisMachine(request.ip),
    errorResponseBuilder: () => new RefusedError({ code: "too_many_requests" }),
  });
}
