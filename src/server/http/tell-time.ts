import type { FastifyInstance } from "fastify";
import { PANNA_TIME_HEADER } from "#contract/panna-time.ts";
import type { Clock } from "../clock.ts";

/** Says with every answer of the API what time it is in the game. */
export function tellTime(server: FastifyInstance, clock: Clock): void {
  server.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/api/")) {
      void reply.header(PANNA_TIME_HEADER, new Date(clock.now()).toISOString());
    }
  });
}
