import type { FastifyInstance } from "fastify";
import { LIVE_PATH } from "#contract/football/live.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import type { SessionGate } from "#server/platform/http/session-gate.ts";
import { type FindOpenSessions, LiveHub } from "./live-hub.ts";
import { LiveStream } from "./live-stream.ts";

/** Streams per user and instance at a time: a browser has one for all its tabs. */
const STREAMS_OF_USER = 10;
/** Seconds until a refused page can try again; until then it polls for its data. */
const RETRY_AFTER = "30";

export interface LiveParts {
  readonly gate: SessionGate;
  readonly findOpenSessions: FindOpenSessions;
}

/** Mounts the stream of live events. When the server stops, it ends all streams first. */
export function mountLive(
  server: FastifyInstance,
  { gate, findOpenSessions }: LiveParts,
  deps: DepsWithPool,
): void {
  const hub = new LiveHub(deps, findOpenSessions);
  server.addHook("preClose", () => hub.close());
  server.get(
    LIVE_PATH,
    {
      schema: { summary: "Server-sent events: scores, points and standings as they change", tags: ["live"] },
      exposeHeadRoute: false,
      preParsing: async (request) => {
        request.viewer = await gate.requireViewer(request);
      },
    },
    async (request, reply) => {
      const reader = { userId: request.viewer?.id ?? "", token: gate.tokenOf(request) ?? "" };
      if (hub.streamsOf(reader.userId) >= STREAMS_OF_USER) {
        void reply.header("retry-after", RETRY_AFTER);
        throw new RefusedError({ code: "too_many_requests" });
      }
      const stream = new LiveStream(reader.userId);
      await hub.join(stream, reader, lastEventId(request.headers["last-event-id"]));
      // Keeps proxies from buffering what should arrive at once.
      return reply.header("x-accel-buffering", "no").type("text/event-stream").send(stream);
    },
  );
}

/** Sent by a browser that reconnects; null if it isn't a valid id. */
function lastEventId(header: string | string[] | undefined): number | null {
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
