import type { ServerResponse } from "node:http";

/** The ways a provider fails in the tests. */
export const faultKinds = [
  "refuses",
  "hangs",
  "too many requests",
  "server error",
  "truncated",
  "page instead of JSON",
  "drips",
  "floods",
  "empty lists",
  "fewer records",
  "other names",
  "an hour old",
  "suspended",
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** Answers like a provider that fails in this way; `makeWhole` makes the answer without the failure. */
export function answerFaulty(response: ServerResponse, kind: FaultKind, makeWhole: () => unknown): void {
  switch (kind) {
    case "refuses":
      response.destroy();
      return;
    case "hangs":
      return;
    case "too many requests":
      response.writeHead(429, { "retry-after": "60" }).end("{}");
      return;
    case "server error":
      response.writeHead(500, { "content-type": "text/html" }).end("<h1>Oops</h1>");
      return;
    case "truncated":
      send(response, truncated(JSON.stringify(makeWhole())));
      return;
    case "page instead of JSON":
      send(response, "<!doctype html><title>Checking your browser</title>");
      return;
    case "drips":
      drip(response, JSON.stringify(makeWhole()));
      return;
    case "floods":
      flood(response);
      return;
    case "empty lists":
      send(response, JSON.stringify(shorten(makeWhole(), 0)));
      return;
    case "fewer records":
      send(response, JSON.stringify(shorten(makeWhole(), 0.4)));
      return;
    case "other names":
      send(response, renamed(JSON.stringify(makeWhole())));
      return;
    case "an hour old":
      send(response, JSON.stringify(makeWhole()));
      return;
    default:
      send(response, suspended(makeWhole()));
  }
}

function send(response: ServerResponse, body: string): void {
  response.writeHead(200, { "content-type": "application/json" }).end(body);
}

function truncated(text: string): string {
  return text.slice(0, Math.floor(text.length * 0.7));
}

function renamed(text: string): string {
  return text.replaceAll('"status"', '"state"').replaceAll('"finished"', '"done"');
}

/** Sends a byte now and then: the connection is never idle, and the answer never complete. */
function drip(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "application/json" });
  let at = 0;
  const timer = setInterval(() => response.write(text.charAt(at++)), 20);
  response.on("close", () => clearInterval(timer));
}

/** Sends an endless list. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" }).write("[");
  const records = Buffer.from('{"fixture":{"id":1}},'.repeat(10_000));
  const pour = (): void => {
    while (!response.destroyed && response.write(records));
  };
  response.on("drain", pour);
  pour();
}

/** Keeps only a share of every list, the envelope's records included. */
function shorten(value: unknown, share: number): unknown {
  if (Array.isArray(value))
    return value.slice(0, Math.floor(value.length * share)).map((one) => shorten(one, share));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner, share)]));
}

function suspended(whole: unknown): string {
  const isEnvelope = typeof whole === "object" && whole !== null && "response" in whole;
  const errors = { access: "Your account is suspended, check on https://dashboard.api-football.com." };
  return JSON.stringify(
    isEnvelope ? { ...whole, errors, results: 0, response: [] } : "The game is being updated.",
  );
}
