import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/deps.ts";
import type { Closing } from "#server/platform/closing.ts";
import { isStorageFull, StorageRoom } from "#server/platform/files/storage-room.ts";
import type { ReplicaState } from "#server/platform/db/replica/replica-watch.ts";
import { orGiveUp } from "#server/platform/batching/give-up.ts";
import { remembered } from "#server/platform/batching/remembered.ts";
import { countersText } from "#server/platform/metrics/counters.ts";
import { RefusedError } from "./refused-error.ts";

/** A database that takes longer than this isn't ready. Shorter than a load balancer's patience. */
const READY_LIMIT_MS = 4000;
/** How long the database's answer counts: anybody may ask as often as they like. Failures aren't kept. */
const READY_KEPT_MS = 1000;

export interface HealthParts {
  readonly closing: Pick<Closing, "isUnderWay">;
  /** Whether the football that pages show has arrived; a new installation serves before that. */
  readonly hasFootball: () => Promise<boolean>;
  /** Whether the replica is read; null: there is none. */
  readonly replica: () => ReplicaState | null;
}

/** For operators and load balancers: is the process alive, can it serve, and its figures for Prometheus. */
export function mountHealth(
  server: FastifyInstance,
  deps: Deps,
  { closing, hasFootball, replica }: HealthParts,
): void {
  const { log, clock } = deps;
  const askDatabase = remembered(clock, READY_KEPT_MS, () => orGiveUp(hasFootball(), READY_LIMIT_MS));
  const room = new StorageRoom(deps);
  server.addHook("onError", async (_request, _reply, error) => {
    if (isStorageFull(error)) room.noteFull();
  });

  server.get("/api/health/live", described("Whether the process answers"), async () => ({ status: "live" }));

  server.get(
    "/api/health/ready",
    described("Whether it can serve: 503 without its database and once a stop has begun"),
    async () => {
      // Tells load balancers before requests would fail.
      if (closing.isUnderWay) throw new RefusedError({ code: "busy" });
      // Whatever keeps the database from answering, this instance can't serve now, but may later.
      const isThere = await askDatabase("football").catch((error: unknown) => {
        log.warn({ err: error }, "not ready");
        throw new RefusedError({ code: "busy" });
      });
      const status = (await room.isFull()) ? "degraded" : "ready";
      const state = replica();
      return { status, football: isThere ? "ready" : "waiting", ...(state !== null && { replica: state }) };
    },
  );

  server.get("/api/health/metrics", described("Figures of the process for Prometheus"), async (_, reply) => {
    const { register, collectDefaultMetrics } = await import("prom-client");
    if (register.getSingleMetric("process_cpu_user_seconds_total") === undefined) collectDefaultMetrics();
    return reply.type(register.contentType).send(`${await register.metrics()}\n${countersText()}`);
  });
}

/** For the document of the calls. */
function described(summary: string) {
  return { schema: { hide: true }, config: { described: { summary, tags: ["health"] } } };
}
