import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/deps.ts";
import { isStorageFull, StorageRoom } from "#server/platform/files/storage-room.ts";
import type { ReadyAnswers } from "#server/platform/http/ready/ready-answers.ts";
import { orGiveUp } from "#server/platform/batching/give-up.ts";
import { countersText } from "#server/platform/metrics/counters.ts";
import { RefusedError } from "./refused-error.ts";

/** A database that has not answered by then cannot be relied on. Shorter than a load balancer's patience. */
const READY_LIMIT_MS = 4000;

/** For whoever watches over the server: is the process alive, can it serve, and its figures for Prometheus. */
export function mountHealth(server: FastifyInstance, deps: Deps, ready: Pick<ReadyAnswers, "given">): void {
  const { db, log } = deps;
  const room = new StorageRoom(deps);
  server.addHook("onError", async (_request, _reply, error) => {
    if (isStorageFull(error)) room.noteFull();
  });

  server.get("/api/health/live", { schema: { hide: true } }, async () => ({ status: "live" }));

  server.get("/api/health/ready", { schema: { hide: true } }, async () => {
    // Whatever keeps the database from answering: this instance cannot serve now, and may later.
    await orGiveUp(db.execute(sql`select 1`), READY_LIMIT_MS).catch((error: unknown) => {
      log.warn({ err: error }, "not ready");
      throw new RefusedError({ code: "busy" });
    });
    return { status: (await room.isFull()) ? "degraded" : "ready" };
  });

  server.get("/api/health/metrics", { schema: { hide: true } }, async (_, reply) => {
    const { register, collectDefaultMetrics } = await import("prom-client");
    if (register.getSingleMetric("process_cpu_user_seconds_total") === undefined) collectDefaultMetrics();
    const ofProcess = await register.metrics();
    return reply.type(register.contentType).send(`${ofProcess}\n${figuresOf(ready)}${countersText()}`);
  });
}

function figuresOf({ given }: Pick<ReadyAnswers, "given">): string {
  return [
    "# HELP panna_ready_answers_total Answers that were the same for all and given as they had been sent before.",
    "# TYPE panna_ready_answers_total counter",
    `panna_ready_answers_total ${given}`,
    "",
  ].join("\n");
}
