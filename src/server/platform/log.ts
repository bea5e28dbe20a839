import type { FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "#server/config.ts";

/** The depth of logged causes. */
const DEPTH = 3;

const serializers = {
  req: describeRequest,
  err: (error: unknown) => describeError(error, DEPTH),
};

/**
 * Structured logs, one JSON object a line. They leave out user input: no query strings (a provider's answer has a code
 * there), no headers, and of a failed query only its text, without values.
 */
export function makeLogger(level: Config["logLevel"], destination?: DestinationStream): Logger {
  const options = { level, serializers };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split("?", 1)[0], remoteAddress: ip };
}

/** An error, or an object that copies one, as pg-boss reports them. */
function describeError(error: unknown, depth: number): unknown {
  if (!isLikeError(error)) return { type: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name ?? "object",
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: framesOf(error),
    ...(error.cause === undefined || depth === 0 ? {} : { cause: describeError(error.cause, depth - 1) }),
  };
}

function isLikeError(value: unknown): value is Error {
  return (
    typeof value === "object" && value !== null && "message" in value && typeof value.message === "string"
  );
}

/** Drizzle's message ends with the values of the query, such as an e-mail address. */
function messageOf(error: Error): string {
  const { query } = error as { query?: unknown };
  return typeof query === "string" ? `Failed query: ${query}` : error.message;
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string {
  const lines = (error.stack ?? "").split("\n");
  return lines.filter((line) => line.startsWith("    at ")).join("\n");
}
