import type { FastifyInstance } from "fastify";
import { LIVE_PATH } from "#contract/football/live.ts";
import type { Deps } from "#server/deps.ts";
import type { SessionGate } from "#server/platform/http/session-gate.ts";
import { LiveHub } from "./live-hub.ts";
import { openStream } from "./open-stream.ts";

/** Mounts the stream of what happens (design §5). A stop of the server ends all streams first. */
export function mountLive(server: FastifyInstance, gate: SessionGate, deps: Deps): void {
  const hub = new LiveHub(deps);
  server.addHook("preClose", () => hub.close());
  server.get(
    LIVE_PATH,
    {
      schema: { summary: "Server-sent events: scores, points and standings as they change", tags: ["live"] },
      preParsing: async (request) => {
        request.viewer = await gate.requireViewer(request);
      },
    },
    async (request, reply) => {
      const { raw } = reply.hijack();
      // What the server sets for every answer (policies, the request's id) is not written for a hijacked one.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) raw.setHeader(name, value);
      }
      const stream = openStream(raw, (closed) => hub.leave(closed));
      try {
        await hub.join(stream, lastEventId(request.headers["last-event-id"]));
      } catch (error) {
        request.log.warn({ err: error }, "live stream");
        stream.end();
      }
    },
  );
}

/** What the browser sends when it comes back; null where it is no number of ours. */
function lastEventId(header: string | string[] | undefined): number | null {
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
