import type { FastifyInstance } from "fastify";
import { RefusedError } from "./refused-error.ts";

/** Lets at most so many requests of a scope be in work at once; a further one is told to come again. */
export function limitInFlight(scope: FastifyInstance, most: number): void {
  const inFlight = new Set<string>();
  scope.addHook("onRequest", async (request) => {
    if (inFlight.size >= most) throw new RefusedError({ code: "busy" });
    inFlight.add(request.id);
  });
  // Comes for every request once, also where the client went away.
  scope.addHook("onResponse", async (request) => {
    inFlight.delete(request.id);
  });
}
