import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { RefusedError } from "./refused-error.ts";

/** Requests a minute from one address: far above what a person or an office behind one address needs. */
const EVERYTHING = 1200;
/** For the `rateLimit` of a route that tries a password: a person needs a few a minute, guessing needs millions. */
export const SIGN_IN_LIMIT = { max: 20, groupId: "sign-in" };
const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * Limits each address (an IPv6 network of 64 bits counts as one), for all calls and more tightly for signing in. Files
 * are not counted. The machine itself is not limited: behind a proxy on this machine the proxy's X-Forwarded-For names
 * the client, so a loopback address means that the operator asks.
 *
 * Which route was matched decides, never the text of the address, which can be written in many ways.
 */
export async function limitRates(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    global: true,
    timeWindow: "1 minute",
    max: EVERYTHING,
    ipv6Subnet: 64,
    allowList: (request) =>
      LOOPBACK.has(request.ip) || request.routeOptions.url?.startsWith("/api/") !== true,
    errorResponseBuilder: () => new RefusedError({ code: "too_many_requests" }),
  });
}
