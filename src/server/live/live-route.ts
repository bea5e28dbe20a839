import type { FastifyInstance } from "fastify";
import { LIVE_PATH } from "#contract/football/live.ts";
import type { Deps } from "../deps.ts";
import type { SessionGate } from "../http/session-gate.ts";
import { LiveHub } from "./live-hub.ts";
import { LiveStream } from "./live-stream.ts";

/** Milliseconds after which a page that lost its stream opens the next. */
const RETRY_MS = 3000;

const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  // For proxies that would gather what is meant to arrive at once.
  "x-accel-buffering": "no",
};

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
      // The end of the connection is the end of the answer: an event is then one write, without the frame of a chunk.
      raw.useChunkedEncodingByDefault = false;
      raw.writeHead(200, STREAM_HEADERS);
      raw.write(`retry: ${RETRY_MS}\n\n`);
      const stream = new LiveStream(raw);
      raw.on("close", () => hub.leave(stream));
      try {
        await hub.join(stream, lastEventId(request.headers["last-event-id"]));
        if (raw.closed) hub.leave(stream);
      } catch (error) {
        request.log.warn({ err: error }, "live stream");
        raw.destroy();
      }
    },
  );
}

/** What the browser sends when it comes back; null where it is no number of ours. */
function lastEventId(header: string | string[] | undefined): number | null {
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
