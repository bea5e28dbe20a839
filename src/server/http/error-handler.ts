import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Failure } from "#contract/failure.ts";
import { refusalDetails, refusalMessage, refusals, type Refusal } from "#contract/refusals.ts";
import { RefusedError } from "./refused-error.ts";

/** Seconds after which a client may try again when the database or the machine is overloaded. */
const RETRY_AFTER = 2;

/** Codes with which PostgreSQL and `pg` say that the database is away, closing, or out of connections. */
const DATABASE_AWAY = /^(08|57P|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)/;
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|Client has encountered/;

/** The one place where refusals and errors become HTTP. */
export async function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { refusal, details } = toRefusal(error);
  const { status } = refusals[refusal.code];
  if (status >= 500) request.log[status === 503 ? "warn" : "error"]({ err: error }, refusal.code);
  if (status === 503) void reply.header("retry-after", String(RETRY_AFTER));
  await reply.code(status).send(failureBody(refusal, request.id, details));
}

export function failureBody(refusal: Refusal, requestId: string, details?: unknown): Failure {
  const { status } = refusals[refusal.code];
  return {
    code: refusal.code,
    message: refusalMessage(refusal),
    ...(details === undefined ? {} : { details }),
    ...(status >= 500 ? { requestId } : {}),
  };
}

function toRefusal(error: FastifyError | Error): { refusal: Refusal; details?: unknown } {
  if (error instanceof RefusedError) {
    return { refusal: error.refusal, details: error.details ?? refusalDetails(error.refusal) };
  }
  const { validation, statusCode } = error as FastifyError;
  if (validation !== undefined) return { refusal: { code: "invalid_input" }, details: validation };
  if (isDatabaseAway(error)) return { refusal: { code: "busy" } };
  switch (statusCode) {
    case 400:
      return { refusal: { code: "invalid_input" } };
    case 404:
      return { refusal: { code: "not_found" } };
    case 413:
      return { refusal: { code: "too_large" } };
    case 415:
      return { refusal: { code: "unsupported_type" } };
    case 429:
      return { refusal: { code: "too_many_requests" } };
    case 503:
      return { refusal: { code: "busy" } };
    default:
      return { refusal: { code: "internal_error" } };
  }
}

/** Drizzle wraps what `pg` throws, so the cause is looked at too. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && DATABASE_AWAY.test(code)) return true;
  return NO_CONNECTION.test(error.message) || isDatabaseAway(error.cause);
}
