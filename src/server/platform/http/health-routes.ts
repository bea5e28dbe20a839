import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/deps.ts";
import { RefusedError } from "./refused-error.ts";

/** For whoever watches over the server: is the process alive, can it serve, and its figures for Prometheus. */
export function mountHealth(server: FastifyInstance, { db, log }: Deps, isStopping: () => boolean): void {
  server.get("/api/health/live", { schema: { hide: true } }, async () => ({ status: "live" }));

  server.get("/api/health/ready", { schema: { hide: true } }, async () => {
    // Whoever sends us requests learns it before they would fail.
    if (isStopping()) throw new RefusedError({ code: "busy" });
    // Whatever keeps the database from answering: this instance cannot serve now, and may later.
    await db.execute(sql`select 1`).catch((error: unknown) => {
      log.warn({ err: error }, "not ready");
      throw new RefusedError({ code: "busy" });
    });
    return { status: "ready" };
  });

  server.get("/api/health/metrics", { schema: { hide: true } }, async (_, reply) => {
    const { register, collectDefaultMetrics } = await import("prom-client");
    if (register.getSingleMetric("process_cpu_user_seconds_total") === undefined) collectDefaultMetrics();
    return reply.type(register.contentType).send(await register.metrics());
  });
}
