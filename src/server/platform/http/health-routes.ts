import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/deps.ts";
import { isStorageFull, StorageRoom } from "#server/platform/files/storage-room.ts";
import { orGiveUp } from "#server/platform/batching/give-up.ts";
import { countersText } from "#server/platform/metrics/counters.ts";
import { RefusedError } from "./refused-error.ts";

/** A database that takes longer than this isn't ready. Shorter than a load balancer's patience. */
const READY_LIMIT_MS = 4000;

/** For operators and load balancers: is the process alive, can it serve, and its figures for Prometheus. */
export function mountHealth(server: FastifyInstance, deps: Deps, isStopping: () => boolean): void {
  const { db, log } = deps;
  const room = new StorageRoom(deps);
  server.addHook("onError", async (_request, _reply, error) => {
    if (isStorageFull(error)) room.noteFull();
  });

  server.get("/api/health/live", { schema: { hide: true } }, async () => ({ status: "live" }));

  server.get("/api/health/ready", { schema: { hide: true } }, async () => {
    // Tells load balancers before requests would fail.
    if (isStopping()) throw new RefusedError({ code: "busy" });
    // Whatever keeps the database from answering, this instance can't serve now, but may later.
    await orGiveUp(db.execute(sql`select 1`), READY_LIMIT_MS).catch((error: unknown) => {
      log.warn({ err: error }, "not ready");
      throw new RefusedError({ code: "busy" });
    });
    return { status: (await room.isFull()) ? "degraded" : "ready" };
  });

  server.get("/api/health/metrics", { schema: { hide: true } }, async (_, reply) => {
    const { register, collectDefaultMetrics } = await import("prom-client");
    if (register.getSingleMetric("process_cpu_user_seconds_total") === undefined) collectDefaultMetrics();
    return reply.type(register.contentType).send(`${await register.metrics()}\n${countersText()}`);
  });
}
