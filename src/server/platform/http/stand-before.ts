import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PANNA_TIME_HEADER } from "#contract/panna-time.ts";
import type { Refusal } from "#contract/refusals.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/config.ts";
import { isForeign } from "./foreign-origin.ts";
import { isCall } from "./is-call.ts";
import { isThisMachine, networkOf } from "#server/platform/http/rate/network-of.ts";
import type { RateTable } from "#server/platform/http/rate/rate-table.ts";
import { RefusedError } from "./refused-error.ts";
import { timeTeller } from "./tell-time.ts";

export interface Before {
  readonly config: Pick<Config, "publicUrl">;
  readonly clock: Clock;
  readonly rates: RateTable;
}

/**
 * What stands before every route: the id, for calls the time of the game and that no cache keeps the answer, and then
 * what is refused whatever was asked for. One hook without a promise: each further one would cost every request.
 */
export function standBefore(server: FastifyInstance, { config, clock, rates }: Before): void {
  const publicHost = config.publicUrl === null ? null : new URL(config.publicUrl).host;
  const tellTime = timeTeller(clock);

  function refuse(request: FastifyRequest, reply: FastifyReply): Refusal | null {
    // The same that is refused in bodies: no text of ours has it, and PostgreSQL has no room for it.
    if (request.url.includes("%00")) return { code: "invalid_input" };
    if (isForeign(request, publicHost)) return { code: "foreign_origin" };
    const { ip } = request;
    if (!isCall(request) || isThisMachine(ip)) return null;
    const wait = rates.take(networkOf(ip));
    if (wait === 0) return null;
    void reply.header("retry-after", String(Math.ceil(wait / 1000)));
    return { code: "too_many_requests" };
  }

  server.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    if (isCall(request)) void reply.header("cache-control", "no-store").header(PANNA_TIME_HEADER, tellTime());
    const refusal = refuse(request, reply);
    done(refusal === null ? undefined : new RefusedError(refusal));
  });
}
