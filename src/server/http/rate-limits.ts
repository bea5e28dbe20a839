import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RefusedError } from "./refused-error.ts";

/** Requests a minute from one address: far above what a person or an office behind one address needs. */
const EVERYTHING = 1200;
/** Attempts a minute from one address to sign in or up: a person needs a few, guessing needs millions. */
const SIGN_IN = 20;
const SIGN_IN_ROUTES =
  /^\/api\/auth\/(sign-in|sign-up|forget-password|request-password-reset|reset-password)/;
const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * Limits each address, for all calls and more tightly for signing in. Files are not counted. The machine itself is
 * not limited: behind a proxy on this machine the proxy's X-Forwarded-For names the client, so a loopback address
 * means that the operator asks.
 */
export async function limitRates(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    global: true,
    timeWindow: "1 minute",
    max: (request) => (isSignIn(request) ? SIGN_IN : EVERYTHING),
    keyGenerator: (request) => (isSignIn(request) ? `sign-in ${request.ip}` : request.ip),
    allowList: (request) => LOOPBACK.has(request.ip) || !request.url.startsWith("/api/"),
    errorResponseBuilder: () => new RefusedError({ code: "too_many_requests" }),
  });
}

function isSignIn(request: FastifyRequest): boolean {
  return SIGN_IN_ROUTES.test(request.url);
}
