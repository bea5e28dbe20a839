import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { LIVE_PATH } from "#contract/football/live.ts";
import { failureBody } from "./error-handler.ts";

/** Calls of the API at work at once. Half a second of work when every one writes: who waits longer has left. */
export const CALLS_AT_ONCE = 256;
/** Streams never end, and whoever asks whether the process lives ends it where it does not answer. */
const NEVER_TURNED_AWAY = [LIVE_PATH, "/api/health/live"];
/** Seconds after which one who was turned away may come again. */
const RETRY_AFTER = "2";

/**
 * Turns calls away with 503 and Retry-After while so many are at work: what is at work is then finished in time, where
 * a queue that grows would finish nothing. Stands before everything else, since turning away must cost next to nothing.
 * A call counts from when it was received whole, so that slow senders keep nobody out.
 */
export function turnAwayBeyond(app: FastifyInstance, most: number): void {
  const handlers = app.server.listeners("request") as RequestListener[];
  let atWork = 0;
  const end = (): void => void (atWork -= 1);
  const begin = (response: ServerResponse): void => {
    if (response.closed) return;
    atWork += 1;
    // Comes once for each.
    response.on("close", end);
  };
  app.server.removeAllListeners("request");
  app.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { url = "" } = request;
    const isCall = url.startsWith("/api/") && !isNeverTurnedAway(url);
    if (isCall && atWork >= most) {
      turnAway(response);
      return;
    }
    if (isCall && hasBody(request)) request.once("end", () => begin(response));
    else if (isCall) begin(response);
    for (const handle of handlers) handle(request, response);
  });
}

function isNeverTurnedAway(url: string): boolean {
  for (const path of NEVER_TURNED_AWAY) if (url.startsWith(path)) return true;
  return false;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

/** In a storm nearly all answers are this one: all of it but the id is made once. */
const NO_ID = "00000000-0000-0000-0000-000000000000";
const [BEFORE_ID = "", AFTER_ID = ""] = JSON.stringify(failureBody({ code: "busy" }, NO_ID)).split(NO_ID);
const HEAD = [
  ["content-type", "application/json; charset=utf-8"],
  ["content-length", String(Buffer.byteLength(BEFORE_ID + NO_ID + AFTER_ID))],
  ["cache-control", "no-store"],
  ["retry-after", RETRY_AFTER],
  ["x-content-type-options", "nosniff"],
].flat();

function turnAway(response: ServerResponse): void {
  const requestId = randomUUID();
  response.writeHead(503, [...HEAD, "x-request-id", requestId]);
  response.end(BEFORE_ID + requestId + AFTER_ID);
}
