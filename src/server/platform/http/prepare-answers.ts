import type { FastifyInstance, FastifyRequest } from "fastify";
import { PANNA_TIME_HEADER } from "#contract/panna-time.ts";
import type { Refusal } from "#contract/refusals.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/config.ts";
import { isForeign } from "./foreign-origin.ts";
import { isCall } from "./is-call.ts";
import { makeCounter } from "#server/platform/metrics/counters.ts";
import { RefusedError } from "./refused-error.ts";
import { timeTeller } from "./tell-time.ts";

const countAnswer = makeCounter("panna_answers_total", "Answers, by their status.");
const countSeconds = makeCounter("panna_answer_seconds_total", "Seconds from requests to their answers.");

export interface AnswerParts {
  readonly config: Pick<Config, "publicUrl" | "trustedProxies">;
  readonly clock: Clock;
  /** Whether a stop has begun: each connection then closes after its answer, and the client connects elsewhere. */
  readonly isStopping: () => boolean;
}

/**
 * Gives every answer its id, and answers of calls the game's time and a no-store header; then refuses what's invalid
 * for any route.
 */
export function prepareAnswers(server: FastifyInstance, { config, clock, isStopping }: AnswerParts): void {
  const publicHost = config.publicUrl === null ? null : new URL(config.publicUrl).host;
  const tellTime = timeTeller(clock);

  function refuse(request: FastifyRequest): Refusal | null {
    // Also refused in bodies: no text of ours has it, and PostgreSQL can't store it.
    if (request.url.includes("%00")) return { code: "invalid_input" };
    return isForeign(request, publicHost) ? { code: "foreign_origin" } : null;
  }

  server.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    if (isCall(request)) void reply.header("cache-control", "no-store").header(PANNA_TIME_HEADER, tellTime());
    if (isStopping()) void reply.header("connection", "close");
    const refusal = refuse(request);
    done(refusal === null ? undefined : new RefusedError(refusal));
  });

  server.addHook("onResponse", (_, reply, done) => {
    // A stream's end says nothing about how fast answers are.
    if (reply.getHeader("content-type") !== "text/event-stream") {
      countAnswer(`status="${reply.statusCode}"`);
      countSeconds("", reply.elapsedTime / 1000);
    }
    done();
  });
}
