import type { FastifyInstance } from "fastify";
import { RefusedError } from "./refused-error.ts";

/** Lets at most so many requests of a scope be in work at once; a further one is told to come again. */
export function limitInFlight(scope: FastifyInstance, most: number): void {
  let inFlight = 0;
  scope.addHook("onRequest", async (_, reply) => {
    if (inFlight >= most) throw new RefusedError({ code: "busy" });
    inFlight += 1;
    // Comes once for each, also where the client went away, of which Fastify's own `onResponse` says nothing.
    reply.raw.once("close", () => (inFlight -= 1));
  });
}
