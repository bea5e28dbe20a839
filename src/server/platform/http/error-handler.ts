import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Failure } from "#contract/failure.ts";
import { refusalDetails, refusalParams, refusals, type Refusal } from "#contract/refusals.ts";
import { isDatabaseBusy } from "#server/platform/db/replica/is-database-busy.ts";
import { isStorageFull } from "#server/platform/files/storage-room.ts";
import { refusalMessage } from "#server/platform/refusal-message.ts";
import { RefusedError } from "./refused-error.ts";

/** Seconds until a client can retry when the database or the machine is overloaded, or its own calls wait. */
export const RETRY_AFTER = 2;

/** What is wrong with one part of a request. */
export interface InputProblem {
  /** Such as `username` or `0.cardId`; `body`, `params` or `querystring` if the whole part is wrong. */
  readonly path: string;
  readonly message: string;
}

/** The one place where refusals and errors become HTTP. */
export async function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { refusal, details } = toRefusal(error);
  const { status } = refusals[refusal.code];
  if (status >= 500) request.log[isPassing(status) ? "warn" : "error"]({ err: error }, refusal.code);
  const isSoon = status === 503 || (status === 429 && !reply.hasHeader("retry-after"));
  if (isSoon) void reply.header("retry-after", String(RETRY_AFTER));
  await reply.code(status).send(failureBody(refusal, request.id, details));
}

/** Overload or lack of space rather than a fault in the code. */
function isPassing(status: number): boolean {
  return status === 503 || status === 507;
}

/** A refusal's body. It has the request's id if someone has to look for it in the log. */
export function failureBody(refusal: Refusal, requestId: string, details?: unknown): Failure {
  const { status } = refusals[refusal.code];
  const params = refusalParams(refusal);
  return {
    code: refusal.code,
    message: refusalMessage(refusal),
    ...(params === undefined ? {} : { params }),
    ...(details === undefined ? {} : { details }),
    ...(status >= 500 ? { requestId } : {}),
  };
}

function toRefusal(error: FastifyError | Error): { refusal: Refusal; details?: unknown } {
  if (error instanceof RefusedError) {
    return { refusal: error.refusal, details: error.details ?? refusalDetails(error.refusal) };
  }
  const { validation, validationContext = "body", statusCode = 500 } = error as FastifyError;
  if (validation !== undefined) {
    const details = validation.map((problem) => toInputProblem(problem, validationContext));
    return { refusal: { code: "invalid_input" }, details };
  }
  if (isStorageFull(error)) return { refusal: { code: "storage_full" } };
  if (isDatabaseBusy(error)) return { refusal: { code: "busy" } };
  return { refusal: { code: codeOfStatus(statusCode) } };
}

function toInputProblem(
  { instancePath, message }: { instancePath: string; message?: string },
  part: string,
): InputProblem {
  const path = instancePath.slice(1).replaceAll("/", ".");
  return { path: path === "" ? part : path, message: message ?? "is not of the expected form" };
}

/** Our own codes for what Fastify and its plugins refuse. */
function codeOfStatus(
  status: number,
):
  | "not_found"
  | "too_large"
  | "unsupported_type"
  | "too_many_requests"
  | "busy"
  | "invalid_input"
  | "internal_error" {
  switch (status) {
    case 404:
      return "not_found";
    case 413:
      return "too_large";
    case 415:
      return "unsupported_type";
    case 429:
      return "too_many_requests";
    case 503:
      return "busy";
    default:
      return status >= 400 && status < 500 ? "invalid_input" : "internal_error";
  }
}
